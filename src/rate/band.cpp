#include "rate/band.h"

#include "board/grid.h"
#include "logic/path.h"
#include "logic/profile.h"

namespace nonet::rate {

namespace {

std::size_t standard_rank(logic::TechniqueId id) { return logic::standard_profile().rank(id); }

// The first techniques of the standard profile.
logic::Profile first_part(std::size_t techniques) {
  logic::Profile part = logic::standard_profile();
  part.rows.resize(techniques);
  return part;
}

bool is_solved_by(const logic::Profile& profile, const Filling& puzzle) {
  return logic::solve(Grid{puzzle}, {.profile = profile, .proven_unique = true}).solved();
}

}  // namespace

Fit fit(const Score& score, Level level) {
  const BandRow& band = band_of(level);
  if (!score.solved) return band.highest ? Fit::beyond : Fit::within;
  const std::size_t hardest = score.hardest ? standard_rank(*score.hardest) : 0;
  if (hardest < standard_rank(band.lowest)) return Fit::below;
  return band.highest && hardest > standard_rank(*band.highest) ? Fit::beyond : Fit::within;
}

// A path takes the first technique that applies. So it is the same with a part of the profile as
// long as that part goes on, and the hardest step lies in the band exactly when what comes before
// the band does not solve the puzzle and what comes up to its end does.
bool is_in_band(const Filling& puzzle, Level level) {
  const BandRow& band = band_of(level);
  const std::size_t below = standard_rank(band.lowest);
  if (below > 0 && is_solved_by(first_part(below), puzzle)) return false;
  return !band.highest || is_solved_by(first_part(standard_rank(*band.highest) + 1), puzzle);
}

}  // namespace nonet::rate
