#include "support/process.h"

namespace nonet::testing {

Finished nonet(const std::vector<std::string>& arguments, const ProcessOptions& options) {
  return run_process(NONET_PROGRAM, arguments, options);
}

}  // namespace nonet::testing
