#include <algorithm>
#include <set>

#include <fmt/format.h>
#include <nonet/generate.h>

#include "board/canonical.h"
#include "generate/workshop.h"
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

// Attempts at once: one, then more and more, since most wishes come true soon and many are made
// faster together. What they come to does not depend on it.
std::size_t longest_stretch(const generate::Wish& wish) {
  constexpr std::size_t kFew = 64;
  if (wish.pattern) return 1;
  return wish.grids == generate::GridMethod::uniform ? kFew : generate::kManyAttempts;
}

// Takes puzzles in the order of their attempts, none twice, until there are enough.
class Collector {
 public:
  explicit Collector(const GenerateOptions& options) : options_{options} {}

  bool enough() const { return generated_.puzzles.size() >= options_.count; }
  std::uint64_t attempts_left() const { return options_.attempts - without_; }

  void take(const std::vector<generate::Made>& made, std::uint64_t first) {
    for (const generate::Made& one : made) {
      if (enough()) return;
      count_to(one.attempt + 1, first);
      first = one.attempt + 1;
      if (!forms_.insert(nonet::canonical(one.puzzle).form).second) continue;
      const Board puzzle = public_board(one.puzzle);
      generated_.puzzles.push_back({puzzle, solved_board(puzzle, one.solution), one.attempt});
      without_ = 0;
    }
  }
  // That the attempts up to `end` are made.
  void count_to(std::uint64_t end, std::uint64_t first) {
    without_ += end - first;
    generated_.attempts = end;
  }

  Generated ended(MadeEnd end) && {
    generated_.end = end;
    return std::move(generated_);
  }

 private:
  const GenerateOptions& options_;
  Generated generated_;
  std::uint64_t without_ = 0;  // attempts since the last new puzzle
  std::set<Filling> forms_;
};

Generated make(const generate::Order& order, const GenerateOptions& options) {
  generate::Workshop workshop{order};
  Collector collector{options};
  std::uint64_t first = 0;
  for (std::uint64_t size = 1; !collector.enough(); size *= 2) {
    if (collector.attempts_left() == 0) return std::move(collector).ended(MadeEnd::exhausted);
    size = std::min<std::uint64_t>({size, longest_stretch(order.wish), collector.attempts_left()});
    const auto made = workshop.attempt(first, static_cast<std::size_t>(size), options.stop);
    collector.take(made, first);
    if (collector.enough()) break;
    if (options.stop && options.stop()) return std::move(collector).ended(MadeEnd::stopped);
    first += size;
    collector.count_to(first, made.empty() ? first - size : made.back().attempt + 1);
  }
  return std::move(collector).ended(MadeEnd::complete);
}

}  // namespace

Result<Generated> generate(const Wish& wish, std::uint64_t seed, const GenerateOptions& options) {
  const auto read = service::read_wish(words_of(wish), engine_profile(options.profile));
  if (!read) return Error{read.error().code, read.error().sentence, {.field = read.error().field}};
  return make({.wish = *read, .seed = seed}, options);
}

}  // namespace nonet::v0
