// Names of what a solve can be told to do, for every door.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/name_table.h"
#include "service/solve.h"

namespace nonet::service {

struct DecideRow {
  Decide decide;
  std::string_view name;
};
inline constexpr auto kDecides = std::to_array<DecideRow>({
    {Decide::activity, "activity"},
    {Decide::mrv, "mrv"},
});
static_assert(in_order(kDecides, &DecideRow::decide));

constexpr std::string_view name_of(Decide decide) { return name_in(kDecides, decide); }
constexpr std::optional<Decide> parse_decide(std::string_view name) {
  return value_named(kDecides, &DecideRow::decide, name);
}

inline std::vector<std::string> engine_names() {
  std::vector<std::string> names;
  names.reserve(kAllEngines.size());
  for (const Engine engine : kAllEngines) names.emplace_back(name_of(engine));
  return names;
}

}  // namespace nonet::service
