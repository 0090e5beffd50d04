#include "logic/explain/words.h"

#include <array>
#include <cctype>
#include <utility>

#include "board/notation.h"

namespace nonet::logic {
namespace {

std::string_view kind_word(HouseKind kind) {
  constexpr std::array<std::string_view, 3> kWords{"row", "column", "box"};
  return kWords[static_cast<std::size_t>(kind)];
}

// Candidates that are said together: each of these digits in each of these cells.
struct Group {
  Digits digits;
  CellSet cells;
};

std::vector<Group> grouped_by_digit(const CandidateSet& set) {
  std::vector<Group> groups;
  for (Digit d : set.digits()) {
    const CellSet cells = set.cells_with(d);
    bool joined = false;
    for (Group& group : groups) {
      if (group.cells != cells) continue;
      group.digits.insert(d);
      joined = true;
    }
    if (!joined) groups.push_back({Digits{d}, cells});
  }
  return groups;
}

std::vector<Group> grouped_by_cell(const CandidateSet& set) {
  std::vector<Group> groups;
  for (Cell c : set.cells()) {
    const Digits digits = set.digits_in(c);
    bool joined = false;
    for (Group& group : groups) {
      if (group.digits != digits) continue;
      group.cells.insert(c);
      joined = true;
    }
    if (!joined) groups.push_back({digits, CellSet{c}});
  }
  return groups;
}

// Whichever way needs fewer words.
std::vector<Group> grouped(const CandidateSet& set) {
  std::vector<Group> by_digit = grouped_by_digit(set);
  std::vector<Group> by_cell = grouped_by_cell(set);
  return by_cell.size() < by_digit.size() ? by_cell : by_digit;
}

}  // namespace

std::string listed(const std::vector<std::string>& words, std::string_view conjunction) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0 && i + 1 == words.size())
      text += " " + std::string{conjunction} + " ";
    else if (i > 0)
      text += ", ";
    text += words[i];
  }
  return text;
}

std::string listed(Digits digits, std::string_view conjunction) {
  std::vector<std::string> words;
  for (Digit d : digits) words.emplace_back(1, char_of(d));
  return listed(words, conjunction);
}

std::string listed(CellSet cells, std::string_view conjunction) {
  std::vector<std::string> words;
  for (Cell c : cells) words.push_back(name_of(c));
  return listed(words, conjunction);
}

std::string listed(HouseSet houses) {
  std::vector<std::string> parts;
  for (HouseKind kind : {HouseKind::row, HouseKind::column, HouseKind::box}) {
    std::vector<std::string> numbers;
    for (House h : houses)
      if (kind_of(h) == kind) numbers.push_back(std::to_string(number_of(h)));
    if (numbers.empty()) continue;
    std::string word{kind_word(kind)};
    if (numbers.size() > 1) word += kind == HouseKind::box ? "es" : "s";
    parts.push_back(word + " " + listed(numbers));
  }
  return listed(parts);
}

std::string places_in(House house, CellSet cells) {
  if (kind_of(house) == HouseKind::box) return listed(cells);
  HouseSet crossing;
  for (Cell c : cells)
    crossing.insert(kind_of(house) == HouseKind::row ? column_house(column_of(c))
                                                     : row_house(row_of(c)));
  return listed(crossing);
}

std::string counted(int n) {
  constexpr std::array<std::string_view, 10> kWords{"no",   "one", "two",   "three", "four",
                                                    "five", "six", "seven", "eight", "nine"};
  return n >= 0 && n < 10 ? std::string{kWords[static_cast<std::size_t>(n)]} : std::to_string(n);
}

std::string capital(std::string sentence) {
  const bool cell_name = sentence.size() > 1 && sentence[0] == 'r' && sentence[1] <= '9';
  if (!sentence.empty() && !cell_name)
    sentence[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(sentence[0])));
  return sentence;
}

std::string plural(int n, std::string_view one, std::string_view many) {
  return std::string{n == 1 ? one : many};
}

std::string with_article(std::string_view name) {
  constexpr std::string_view kVowels = "AEIO";  // "a Uniqueness Test"
  const bool vowel = kVowels.find(name.front()) != std::string_view::npos || name.starts_with("X");
  return (vowel ? "an " : "a ") + std::string{name};
}

std::string effect_words(const Effect& effect) {
  std::vector<std::string> parts;
  for_each(effect.placements,
           [&](Cell c, Digit d) { parts.push_back(words_for(c) + " is " + char_of(d)); });
  bool first = true;
  for (const Group& group : grouped(effect.eliminations)) {
    parts.push_back(listed(group.digits) + (first ? " can be crossed out in " : " in ") +
                    listed(group.cells));
    first = false;
  }
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) text += i + 1 == parts.size() ? ", and " : ", ";
    text += parts[i];
  }
  return text;
}

std::string effect_short(const Effect& effect) {
  std::string text;
  const auto add = [&](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
  for_each(effect.placements, [&](Cell c, Digit d) { add(name_of(c) + "=" + char_of(d)); });
  for (const Group& group : grouped(effect.eliminations)) {
    std::string cells;
    for (Cell c : group.cells) cells.append(cells.empty() ? "" : ",").append(name_of(c));
    std::string digits;
    for (Digit d : group.digits) digits += char_of(d);
    add(cells.append("≠").append(digits));
  }
  return text;
}

std::string broken_words(const Must& must) {
  if (must.cell) return "nothing fits in " + name_of(*must.cell);
  return std::string{"there is no place for "} + char_of(must.digit) + " in " +
         words_for(must.house);
}

}  // namespace nonet::logic
