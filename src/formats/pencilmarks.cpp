// Boards where every open cell shows its candidates.
#include <algorithm>
#include <vector>

#include "board/houses.h"
#include "formats/readers.h"

namespace nonet::formats {

namespace {
struct Word {
  std::string_view text;
  std::size_t begin;
};

// The words of a row, between blanks and bars.
std::vector<Word> words_of(std::string_view row) {
  std::vector<Word> words;
  bool inside = false;
  for (std::size_t at = 0; at < row.size();) {
    const Character character = character_at(row, at);
    const bool between = is_between(character);
    if (!between && !inside) words.push_back({row.substr(at, 0), at});
    inside = !between;
    at += character.size;
    if (inside) words.back().text = row.substr(words.back().begin, at - words.back().begin);
  }
  return words;
}

// The candidates a word lists; a lone empty sign is a cell that has none left.
tl::expected<Digits, ReadError> read_word(Line row, const Word& word) {
  Digits digits;
  if (word.text.size() == 1 && cell_value(word.text[0]) == 0) return digits;
  for (std::size_t i = 0; i < word.text.size(); ++i) {
    const std::uint8_t value = cell_value(word.text[i]);
    if (value == 0 || value == kNoCell) return tl::unexpected(wrong_character(row, word.begin + i));
    digits.insert(digit_of(value));
  }
  return digits;
}
}  // namespace

// The notation writes a settled 7 and an open cell whose only candidate is 7 alike. What tells
// them apart is the rest of the board: a settled digit has been crossed out of its peers, so a
// single stays open where a peer lists the digit among others. Two things do not speak against a
// digit: the same single in a peer, which breaks the rules and is to be told as that, and a list of
// all nine, from which nothing was crossed out yet. Nothing that the text lists is lost by the
// reading. Settled digits are givens; the notation cannot say which were placed later.
Grid grid_from(const Marks& marks, CellSet open) {
  const auto mark = [&](Cell c) { return marks[static_cast<std::size_t>(index(c))]; };
  const auto listed_among_others = [&](Cell c, Digit d) {
    return mark(c).contains(d) && mark(c).size() > 1 && mark(c) != Digits::all();
  };
  Grid grid;
  for (Cell c : kAllCells) {
    if (mark(c).size() != 1 || open.contains(c)) continue;
    const Digit d = mark(c).first();
    const CellSet peers = peers_of(c);
    if (std::none_of(peers.begin(), peers.end(),
                     [&](Cell peer) { return listed_among_others(peer, d); }))
      grid.give(c, d);
  }
  for (Cell c : grid.open_cells()) grid.set_candidates(c, mark(c));
  return grid;
}

Marks marks_of(const Grid& grid) {
  Marks marks{};
  for (Cell c : kAllCells) {
    const auto d = grid.at(c);
    marks[static_cast<std::size_t>(index(c))] = d ? Digits{*d} : grid.candidates(c);
  }
  return marks;
}

GridOrError read_pencilmarks(std::string_view text) {
  const Rows rows = collect_rows(text);
  if (auto error = check_count(rows)) return tl::unexpected(*std::move(error));
  std::array<std::vector<Word>, 9> words;
  for (std::size_t i = 0; i < words.size(); ++i) {
    words[i] = words_of(rows.lines[i].text);
    if (words[i].size() != 9)
      return tl::unexpected(ReadError{.problem = ReadProblem::wrong_columns,
                                      .line = rows.lines[i].number,
                                      .got = words[i].size(),
                                      .wanted = 9});
  }
  Marks marks{};
  for (std::size_t i = 0; i < marks.size(); ++i) {
    auto digits = read_word(rows.lines[i / 9], words[i / 9][i % 9]);
    if (!digits) return tl::unexpected(std::move(digits).error());
    marks[i] = *digits;
  }
  return grid_from(marks);
}

std::string write_pencilmarks(const Grid& grid) {
  const Marks marks = marks_of(grid);
  std::array<std::size_t, 9> widths{};
  widths.fill(1);
  for (std::size_t i = 0; i < marks.size(); ++i)
    widths[i % 9] = std::max(widths[i % 9], static_cast<std::size_t>(marks[i].size()));

  std::string rule = "+";
  for (std::size_t column = 0; column < 9; column += 3)
    rule += std::string(widths[column] + widths[column + 1] + widths[column + 2] + 4, '-') + '+';

  std::string text = rule;
  for (std::size_t i = 0; i < marks.size(); ++i) {
    const std::size_t column = i % 9;
    if (column == 0) text += "\n|";
    std::string word = marks[i].empty() ? "." : "";
    for (Digit d : marks[i]) word += static_cast<char>('0' + number(d));
    word.resize(widths[column], ' ');
    text += ' ' + word;
    if (column % 3 == 2) text += " |";
    if (i % 27 == 26) text += '\n' + rule;
  }
  return text;
}

}  // namespace nonet::formats
