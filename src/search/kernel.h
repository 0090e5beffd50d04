// Which machine code does the work. Counts, and the solutions of puzzles that have one, do not
// depend on it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace nonet::search {

enum class Kernel : std::uint8_t { portable, avx2, avx512 };
inline constexpr std::array kAllKernels{Kernel::portable, Kernel::avx2, Kernel::avx512};

std::string_view name_of(Kernel kernel);
std::optional<Kernel> parse_kernel(std::string_view name);

// Whether this machine has what the kernel needs.
bool runs_here(Kernel kernel);

// Names the kernel that everything uses. A name that does not fit here is passed over; the doors of
// the program refuse it before.
inline constexpr const char* kKernelVariable = "NONET_KERNEL";
// The quickest that runs here, or what the environment names.
Kernel chosen_kernel();

}  // namespace nonet::search
