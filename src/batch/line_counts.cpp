#include "batch/line_counts.h"

#include <algorithm>
#include <cstdint>

namespace nonet::batch {

namespace {

bool is_plain_line(const Record& record) {
  const std::string_view text = record.text;
  if (record.kind != formats::Record::Kind::puzzle || record.error != nullptr) return false;
  if (text.size() != kCells) return false;
  // A fixed number of bytes and no branch: so the compiler does sixteen characters at a time.
  std::uint8_t wrong = 0;
  for (std::size_t i = 0; i < kCells; ++i) {
    const auto ch = static_cast<std::uint8_t>(text.data()[i]);
    const auto digit = static_cast<std::uint8_t>(ch - '0');
    wrong |= static_cast<std::uint8_t>((digit > 9 ? 1 : 0) & (ch != '.' ? 1 : 0));
  }
  return wrong == 0;
}

search::PuzzleText puzzle_of(std::string_view text) {
  search::PuzzleText puzzle;
  std::copy_n(text.begin(), puzzle.size(), puzzle.begin());
  return puzzle;
}

// The solution that search::count finds first: which of several that is depends on nothing else.
void show_first(const search::PuzzleText& puzzle, const search::Limit& limit,
                search::Tally& tally) {
  const search::Count one = search::count(*formats::read_line({puzzle.data(), puzzle.size()}),
                                          {.solutions = 1, .stop = limit.stop});
  if (!one.first) return;  // stopped: nothing of this will be told
  const std::string text = formats::write_line(*one.first);
  std::copy(text.begin(), text.end(), tally.first);
}

}  // namespace

LineCounts::LineCounts(const Chunk& chunk, std::optional<formats::Format> from,
                       const search::Limit& limit)
    : places_(chunk.size()) {
  using formats::Format;
  if (from && *from != Format::line && *from != Format::sdm) return;
  std::vector<search::PuzzleText> puzzles;
  puzzles.reserve(chunk.size());
  for (std::size_t i = 0; i < chunk.size(); ++i) {
    const Record record = chunk[i];
    if (!is_plain_line(record)) continue;
    places_[i] = puzzles.size();
    puzzles.push_back(puzzle_of(record.text));
  }
  tallies_.resize(puzzles.size());
  // Two tell a puzzle with several solutions apart, also where only one is asked for.
  const search::Limit at_least_two{.solutions = std::max<std::uint64_t>(2, limit.solutions),
                                   .stop = limit.stop};
  if (!search::BatchCounter{}.count(puzzles, at_least_two, tallies_)) {
    tallies_.clear();
    return;
  }
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    if (tallies_[i].solutions > 1) show_first(puzzles[i], limit, tallies_[i]);
    tallies_[i].solutions = std::min(tallies_[i].solutions, limit.solutions);
  }
}

const search::Tally* LineCounts::of(std::size_t i) const {
  return places_[i] && *places_[i] < tallies_.size() ? &tallies_[*places_[i]] : nullptr;
}

}  // namespace nonet::batch
