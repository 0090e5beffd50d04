#include "service/generate.h"

#include <array>

#include <fmt/format.h>
#include <nonet/generate.h>

#include "library/ratings.h"
#include "service/wish_words.h"

namespace nonet::v0 {

namespace {

std::optional<std::string> words_of(const std::optional<Range>& range) {
  if (!range) return std::nullopt;
  return fmt::format("{}-{}", range->from, range->to);
}
template <class Name>
std::optional<std::string> words_of(const std::optional<Name>& name) {
  return name ? std::optional{std::string{name_of(*name)}} : std::nullopt;
}

service::WishWords words_of(const Wish& wish) {
  return {.level = words_of(wish.level),
          .band = wish.band,
          .difficulty = words_of(wish.difficulty),
          .givens = words_of(wish.givens),
          .score = words_of(wish.score),
          .score_level = words_of(wish.score_level),
          .minimal = wish.minimal,
          .symmetry = std::string{name_of(wish.symmetry)},
          .pattern = wish.pattern,
          .solvable = wish.solvable,
          .allow = wish.allow,
          .forbid = wish.forbid,
          .require = wish.require,
          .beyond = wish.beyond,
          .only_hard = wish.only_hard,
          .practice = wish.practice,
          .uniform_grids = wish.uniform_grids};
}

constexpr auto kEnds = std::to_array<Twin<MadeEnd, service::GenerateEnd>>({
    {MadeEnd::complete, service::GenerateEnd::complete},
    {MadeEnd::exhausted, service::GenerateEnd::budget},
    {MadeEnd::stopped, service::GenerateEnd::stopped},
});

}  // namespace

Result<Generated> generate(const Wish& wish, std::uint64_t seed, const GenerateOptions& options) {
  const auto read = service::read_wish(words_of(wish), engine_profile(options.profile));
  if (!read) return Error{read.error().code, read.error().sentence, {.field = read.error().field}};
  Generated generated;
  if (options.count == 0) return generated;
  service::KnownPuzzles known;
  const service::Generated told = service::generate(
      {.order = {.wish = *read, .seed = seed},
       .count = options.count,
       .budget = options.attempts,
       .stop = options.stop},
      known, [&](const generate::Made& made) {
        const Board puzzle = public_board(made.puzzle);
        generated.puzzles.push_back({puzzle, solved_board(puzzle, made.solution), made.attempt});
        return true;
      });
  generated.end = to_public(kEnds, told.end);
  generated.attempts = told.progress.attempts;
  return generated;
}

}  // namespace nonet::v0
