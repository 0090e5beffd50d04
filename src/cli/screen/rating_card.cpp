#include "cli/screen/rating_card.h"

#include <string_view>

#include <fmt/format.h>

#include "cli/screen/terminal.h"
#include "formats/format.h"
#include "logic/technique.h"
#include "rate/band.h"

namespace nonet::cli {

namespace {

// A label in a column of its own, then what there is to say.
std::string row(std::string_view label, std::string_view text) {
  return fmt::format("{:<18}{}\n", label, text);
}

std::string branching_text(const rate::Branching& branching) {
  return fmt::format("{}, {}  (100 × {} + {} open cells)", branching.difficulty(),
                     rate::name_of(rate::level_of(branching.difficulty())), branching.guesses,
                     branching.empty);
}

// What the level asks of a person, and where this puzzle is not like that.
std::string band_rows(const rate::Rating& rating) {
  std::string rows = row("What to know", rate::band_of(rating.level).needs);
  const rate::Fit fit = rate::fit(rating.score, rating.level);
  if (fit == rate::Fit::within) return rows;
  return rows + row("", fmt::format("(for most of the level {}; this one needs {})",
                                    rate::name_of(rating.level),
                                    fit == rate::Fit::below ? "less" : "more"));
}

std::string score_text(const rate::Card& card) {
  const rate::Score& score = card.rating.score;
  if (score.solved)
    return fmt::format("{}, {}  (profile {})", score.points, rate::name_of(score.level),
                       card.profile);
  return fmt::format("not known, {}  (profile {} does not solve it)", rate::name_of(score.level),
                     card.profile);
}

std::string path_text(const rate::Card& card) {
  const std::string steps = counted(card.steps, "step");
  if (card.cells_left == 0) return steps + " to the solution";
  return fmt::format("stuck after {}, with {}", steps, counted(card.cells_left, "open cell"));
}

std::string narrowest_text(const rate::Card& card) {
  if (!card.narrowest) return "nowhere narrow";
  return counted(*card.narrowest, "way") + " forward";
}

std::string symmetry_text(const rate::Card& card) {
  std::string names;
  for (PatternSymmetry symmetry : card.symmetries)
    names += (names.empty() ? "" : ", ") + std::string{name_of(symmetry)};
  return names.empty() ? "none" : names;
}

std::string techniques_table(const rate::Card& card, const logic::Profile& profile) {
  std::string text = fmt::format("{:>5}  {:<28}{:>7}\n", "steps", "technique", "points");
  for (const rate::TechniqueUse& use : card.techniques)
    text += fmt::format("{:>5}  {:<28}{:>7}\n", use.steps, logic::technique(use.technique).key,
                        use.steps * profile.points(use.technique));
  return text + fmt::format("{:>5}  {:<28}{:>7}", card.steps, "", card.rating.score.points);
}

}  // namespace

std::string rating_card_text(const rate::Card& card, const logic::Profile& profile) {
  const rate::Score& score = card.rating.score;
  std::string text = formats::write_line(card.puzzle) + "\n\n";
  text += row("Branching", branching_text(card.rating.branching));
  text += row("  as given", branching_text(card.rating.as_given));
  text += row("Technique score", score_text(card));
  if (score.hardest)
    text += row(score.solved ? "Hardest step" : "Hardest so far",
                logic::technique(*score.hardest).name);
  if (profile.name == logic::standard_profile().name) text += band_rows(card.rating);
  text += row("Logical path", path_text(card));
  text += row("Narrowest point", narrowest_text(card));
  text += row("Clause learning", counted(card.conflicts, "conflict"));
  text += row("Givens", fmt::format("{}, {}", card.givens,
                                    card.minimal ? "all needed (minimal)" : "not all needed"));
  text += row("Symmetry", symmetry_text(card));
  text += row("Engine version", std::to_string(card.engine_version));
  if (!card.techniques.empty()) text += "\n" + techniques_table(card, profile) + "\n";
  text.pop_back();
  return text;
}

}  // namespace nonet::cli
