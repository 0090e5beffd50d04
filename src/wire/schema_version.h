// The version of all JSON that the program speaks: in every line of --json, and in a header of the
// API. Fields may be added under it; one that goes, or means something else, makes a new one.
#pragma once

#include <string_view>

namespace nonet::wire {

inline constexpr std::string_view kSchemaVersion = "1";
inline constexpr std::string_view kSchema = "nonet/1";
static_assert(kSchema.ends_with(kSchemaVersion));

}  // namespace nonet::wire
