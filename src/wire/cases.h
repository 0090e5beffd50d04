// Technique cases, and what came of each.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "wire/record.h"

namespace nonet::wire {

struct CaseJudged {
  std::string_view result = {};
  std::optional<std::string> technique = {};
  std::optional<std::string> text = {};
};
BOOST_DESCRIBE_STRUCT(CaseJudged, (), (result, technique, text))

inline constexpr Meaning kCaseMeanings[]{
    {"result", "passed, failed, states-too-little or unknown-technique"},
    {"technique", "as the line names it"},
    {"text", "what was expected, and what is there"},
};
template <>
inline constexpr About about<CaseJudged>{{}, {}, kCaseMeanings};

// The last line: how many came to each.
struct CasesCounted : SourceHead {
  std::uint64_t passed = 0;
  std::uint64_t states_too_little = 0;
  std::uint64_t failed = 0;
  std::uint64_t unknown_technique = 0;
  std::uint64_t not_a_case = 0;
};
BOOST_DESCRIBE_STRUCT(CasesCounted, (SourceHead),
                      (passed, states_too_little, failed, unknown_technique, not_a_case))

}  // namespace nonet::wire
