#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include <fmt/format.h>

#include "trace/words.h"

namespace nonet::trace {

namespace {

// "a", "a and b", "a, b and c".
std::string listed(const std::vector<std::string>& names) {
  std::string text = names.front();
  for (std::size_t i = 1; i < names.size(); ++i)
    text += (i + 1 == names.size() ? " and " : ", ") + names[i];
  return text;
}

// Candidates that were crossed out for one reason, each named by its digit or its cell.
struct CrossedOut {
  Reason reason;
  std::uint32_t clause;
  std::vector<std::string> names;
};

std::string words_for(const CrossedOut& gone) {
  const std::string names = listed(gone.names);
  const std::string_view were = gone.names.size() == 1 ? "was" : "were";
  switch (gone.reason) {
    case Reason::refuted:
      return fmt::format("{} {} tried and failed", names, were);
    case Reason::clause:
      return fmt::format("{} {} ruled out by learned clause {}", names, were, gone.clause);
    case Reason::found:
      return fmt::format("{} would give the solution found before", names);
    default:
      return fmt::format("{} {} crossed out before", names, were);
  }
}

void add_crossed_out(const Event& conflict, auto name, std::vector<std::string>& parts) {
  std::vector<CrossedOut> groups;
  for (const Taken& taken : conflict.taken) {
    if (taken.by) continue;
    auto group = groups.begin();
    while (group != groups.end() &&
           std::tie(group->reason, group->clause) != std::tie(taken.reason, taken.clause))
      ++group;
    if (group == groups.end()) group = groups.insert(group, {taken.reason, taken.clause, {}});
    group->names.push_back(name(taken));
  }
  for (const CrossedOut& group : groups) parts.push_back(words_for(group));
}

// A cell has no digit left: "1 and 4 stand in its row, 2 in its column".
void add_digits(Shape shape, const Event& conflict, std::vector<std::string>& parts) {
  constexpr std::array<std::string_view, 3> kHouses{"row", "column", "box"};
  std::array<std::vector<std::string>, 3> digits;
  const auto own = shape.houses_of(*conflict.cell);
  for (const Taken& taken : conflict.taken) {
    if (!taken.by) continue;
    const auto theirs = shape.houses_of(*taken.by);
    std::size_t kind = 0;
    while (kind < 2 && own[kind] != theirs[kind]) ++kind;
    digits[kind].push_back(name_of(shape, taken.digit));
  }
  std::string text;
  for (std::size_t kind = 0; kind < kHouses.size(); ++kind) {
    if (digits[kind].empty()) continue;
    const std::string_view verb = digits[kind].size() == 1 ? " stands" : " stand";
    text += fmt::format("{}{}{} in its {}", text.empty() ? "" : ", ", listed(digits[kind]),
                        text.empty() ? verb : "", kHouses[kind]);
  }
  if (!text.empty()) parts.push_back(text);
}

// A digit has no place left: "the 7 in r1c4 rules out r5c4 and r6c4".
void add_places(Shape shape, const Event& conflict, std::vector<std::string>& parts) {
  std::map<int, std::vector<std::string>> places;  // by the cell that holds the digit
  for (const Taken& taken : conflict.taken)
    if (taken.by && *taken.by != taken.cell)
      places[index(*taken.by)].push_back(name_of(shape, taken.cell));
  for (const auto& [cell, names] : places)
    parts.push_back(fmt::format("the {} in {} rules out {}", name_of(shape, *conflict.digit),
                                name_of(shape, static_cast<WideCell>(cell)), listed(names)));
}

// Behind everything else: nothing can go where another digit stands.
void add_filled(const Event& conflict, std::vector<std::string>& parts) {
  const auto filled =
      std::ranges::count_if(conflict.taken, [](const Taken& t) { return t.by == t.cell; });
  if (filled > 0)
    parts.emplace_back(filled == 1 ? "the other cell is filled" : "the other cells are filled");
}

}  // namespace

std::string words_for_taken(Shape shape, const Event& conflict) {
  std::vector<std::string> parts;
  if (conflict.taken.empty()) return {};
  if (conflict.cell) {
    add_digits(shape, conflict, parts);
    add_crossed_out(conflict, [&](const Taken& t) { return name_of(shape, t.digit); }, parts);
  } else if (conflict.digit) {
    add_places(shape, conflict, parts);
    add_crossed_out(conflict, [&](const Taken& t) { return name_of(shape, t.cell); }, parts);
    add_filled(conflict, parts);
  }
  return fmt::format("{}", fmt::join(parts, "; "));
}

}  // namespace nonet::trace
