// The ids of the techniques. techniques.inc says what each is; profiles say which are used, in
// which order and at what cost.
#pragma once

#include <cstddef>
#include <cstdint>

namespace nonet::logic {

#define TECHNIQUE(ID, ...) ID,
enum class TechniqueId : std::uint8_t {
#include "logic/techniques.inc"
};
#undef TECHNIQUE

#define TECHNIQUE(...) +1  // NOLINT(bugprone-macro-parentheses): a sum of ones
inline constexpr std::size_t kTechniqueCount =
#include "logic/techniques.inc"
    ;
#undef TECHNIQUE

constexpr std::size_t index(TechniqueId id) { return static_cast<std::size_t>(id); }

}  // namespace nonet::logic
