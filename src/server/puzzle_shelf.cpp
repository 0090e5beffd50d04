#include "server/puzzle_shelf.h"

#include <algorithm>
#include <charconv>
#include <stdexcept>

#include <fmt/format.h>

#include "formats/format.h"

namespace nonet::server {

namespace {

constexpr std::size_t slot(Level level) { return static_cast<std::size_t>(level); }

// Ten letters and digits that cannot be mistaken for each other: 50 bits of FNV-1a.
std::string id_of(std::string_view puzzle) {
  constexpr std::string_view kLetters = "0123456789abcdefghjkmnpqrstvwxyz";
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char c : puzzle) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  std::string id;
  for (int i = 0; i < 10; ++i) id += kLetters[hash >> (5 * i + 14) & 31];
  return id;
}

// "Very easy"
std::string title_of(Level level) {
  std::string title{name_of(level)};
  std::replace(title.begin(), title.end(), '-', ' ');
  title.front() = static_cast<char>(title.front() - 'a' + 'A');
  return title;
}

}  // namespace

PuzzleShelf::PuzzleShelf() {
  for (const rate::LevelRow& row : rate::kLevels) add(row.level);
}

// A table with a line of column names; the first two are the puzzle and its difficulty.
void PuzzleShelf::add(Level level) {
  auto& puzzles = levels_[slot(level)];
  std::string_view text = shipped_puzzles(level);
  text.remove_prefix(std::min(text.find('\n') + 1, text.size()));
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    const std::string_view board = line.substr(0, line.find('\t'));
    const std::string_view rest = line.substr(std::min(board.size() + 1, line.size()));
    const auto puzzle = formats::read_line(board);
    std::uint64_t difficulty = 0;
    const auto [end, problem] = std::from_chars(rest.data(), rest.data() + rest.size(), difficulty);
    if (!puzzle || problem != std::errc{} || end == rest.data() + rest.size() || *end != '\t')
      throw std::logic_error{fmt::format("data/collections/{}.tsv: '{}'", name_of(level), line)};
    puzzles.push_back({id_of(board), fmt::format("{} {}", title_of(level), puzzles.size() + 1),
                       level, difficulty, *puzzle});
  }
}

std::span<const ShelfPuzzle> PuzzleShelf::of(Level level) const { return levels_[slot(level)]; }

const ShelfPuzzle* PuzzleShelf::find(std::string_view id) const {
  for (const auto& puzzles : levels_)
    for (const ShelfPuzzle& puzzle : puzzles)
      if (puzzle.id == id) return &puzzle;
  return nullptr;
}

}  // namespace nonet::server
