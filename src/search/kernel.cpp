#include "search/kernel.h"

#include <algorithm>
#include <cstdlib>

namespace nonet::search {

namespace {
constexpr std::array<std::string_view, kAllKernels.size()> kNames{"portable", "avx2", "avx512"};
}  // namespace

std::string_view name_of(Kernel kernel) { return kNames[static_cast<std::size_t>(kernel)]; }

std::optional<Kernel> parse_kernel(std::string_view name) {
  for (Kernel kernel : kAllKernels)
    if (name_of(kernel) == name) return kernel;
  return std::nullopt;
}

// What the files of the kernels are compiled for (CMakeLists.txt).
bool runs_here(Kernel kernel) {
#if defined(__x86_64__)
  const bool has_avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
                        __builtin_cpu_supports("bmi2");
  if (kernel == Kernel::avx2) return has_avx2;
  if (kernel == Kernel::avx512)
    return has_avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
           __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl") &&
           __builtin_cpu_supports("avx512vbmi2") && __builtin_cpu_supports("gfni");
#endif
  return kernel == Kernel::portable;
}

Kernel chosen_kernel() {
  if (const char* name = std::getenv(kKernelVariable))
    if (const auto kernel = parse_kernel(name); kernel && runs_here(*kernel)) return *kernel;
  return *std::find_if(kAllKernels.rbegin(), kAllKernels.rend(), runs_here);
}

}  // namespace nonet::search
