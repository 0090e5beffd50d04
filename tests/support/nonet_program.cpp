#include "support/process.h"

namespace nonet::testing {

std::string nonet_program() { return NONET_PROGRAM; }

Finished nonet(const std::vector<std::string>& arguments, const ProcessOptions& options) {
  return run_process(nonet_program(), arguments, options);
}

}  // namespace nonet::testing
