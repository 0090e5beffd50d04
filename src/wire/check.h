// The report of a check.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "board/filling.h"
#include "service/check.h"
#include "wire/finding.h"
#include "wire/known.h"

namespace nonet::wire {

struct Check {
  service::Standing standing = service::Standing::unreadable;
  std::optional<std::string_view> format = {};
  std::optional<Filling> puzzle = {};
  std::optional<int> givens = {};
  std::vector<Finding> findings = {};
  std::size_t solutions = 0;
  std::vector<Filling> first_solutions = {};
  OrNull<CellSet> redundant = {};
  std::optional<OrNull<Known>> known = {};
};
BOOST_DESCRIBE_STRUCT(Check, (),
                      (standing, format, puzzle, givens, findings, solutions, first_solutions,
                       redundant, known))

inline constexpr Meaning kCheckMeanings[]{
    {"findings", "everything there is to say, never empty"},
    {"solutions", "how many were found; 2 stands for two or more"},
    {"first_solutions", "none, the only one, or the first two"},
    {"redundant", "givens that could be left out; null when that was not asked or not found out"},
    {"known", "null for a puzzle that is not stored"},
};
template <>
inline constexpr About about<Check>{"Check", {}, kCheckMeanings};

Check document_of(const service::CheckReport& report);

}  // namespace nonet::wire
