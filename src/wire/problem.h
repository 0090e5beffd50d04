// Every error of the API: application/problem+json (RFC 9457).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "wire/finding.h"

namespace nonet::wire {

struct Problem {
  std::string_view type = "about:blank";
  std::string_view title;
  int status = 0;
  std::string detail;
  std::optional<std::string> code;
  std::optional<Place> place;
  std::optional<std::vector<Finding>> findings;
};
BOOST_DESCRIBE_STRUCT(Problem, (), (type, title, status, detail, code, place, findings))

inline constexpr Meaning kProblemMeanings[]{
    {"findings", "initialize: where the board breaks the rules"},
};
template <>
inline constexpr About about<Problem>{"Problem", {}, kProblemMeanings};

}  // namespace nonet::wire
