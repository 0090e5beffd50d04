#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "trace/words.h"

namespace nonet::trace {

namespace {

// Beyond this many a list is cut: nobody reads on, and the event has all the literals.
constexpr std::size_t kLongestList = 8;

std::string assignment(Shape shape, const Literal& literal) {
  return fmt::format("{}={}", name_of(shape, literal.cell), name_of(shape, literal.digit));
}

// "a", "a and b", "a, b and c", "a, b, … and 5 more".
std::string list(Shape shape, const std::vector<Literal>& literals, std::string_view last_word) {
  const std::size_t named = literals.size() <= kLongestList ? literals.size() : kLongestList - 1;
  std::string text = assignment(shape, literals.front());
  for (std::size_t i = 1; i < named; ++i) {
    if (i + 1 == literals.size())
      text += fmt::format(" {} ", last_word);
    else
      text += ", ";
    text += assignment(shape, literals[i]);
  }
  if (named < literals.size())
    text += fmt::format(" {} {} more", last_word, literals.size() - named);
  return text;
}

// At least one of these is false.
std::string denial(Shape shape, const std::vector<Literal>& literals) {
  if (literals.size() == 1) return "not " + assignment(shape, literals.front());
  const std::string_view some = literals.size() == 2 ? "not both " : "not all of ";
  return fmt::format("{}{}", some, list(shape, literals, "and"));
}

}  // namespace

std::string words_for(Shape shape, const std::vector<Literal>& clause) {
  std::vector<Literal> negative;
  std::vector<Literal> positive;
  std::partition_copy(clause.begin(), clause.end(), std::back_inserter(positive),
                      std::back_inserter(negative), [](const Literal& l) { return l.positive; });
  if (clause.empty()) return "a contradiction";
  if (positive.empty()) return denial(shape, negative);
  if (negative.empty()) return list(shape, positive, "or");
  return fmt::format("if {}, then {}", list(shape, negative, "and"), list(shape, positive, "or"));
}

}  // namespace nonet::trace
