// One libFuzzer program per reader: compiled once for each NONET_FUZZ_NAME.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "properties.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  // The interface of libFuzzer is bytes; ours is characters.
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  const std::string complaint = nonet::fuzz::complain(NONET_FUZZ_NAME, text);
  if (!complaint.empty()) {
    std::fprintf(stderr, "%s\n", complaint.c_str());
    std::abort();
  }
  return 0;
}
