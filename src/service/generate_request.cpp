#include "service/generate_request.h"

#include <algorithm>
#include <utility>

#include "service/generate.h"
#include "service/position_request.h"
#include "service/technique_choice.h"
#include "service/wish_words.h"

namespace nonet::service {

namespace {

WishWords read_words(RequestReader& reader) {
  const auto techniques = [&](std::string_view name) {
    return reader.texts(name, kMostTechniques).value_or(std::vector<std::string>{});
  };
  WishWords words;
  words.level = reader.text("level");
  words.difficulty = reader.text_or_number("difficulty");
  words.givens = reader.text_or_number("givens");
  words.score = reader.text_or_number("score");
  words.score_level = reader.text("score_level");
  words.minimal = reader.flag("minimal");
  words.symmetry = reader.text("symmetry");
  words.pattern = reader.text("pattern");
  words.solvable = reader.flag("solvable").value_or(false);
  words.allow = techniques("allow");
  words.forbid = techniques("forbid");
  words.require = techniques("require");
  words.beyond = techniques("beyond");
  words.only_hard = reader.text("only_hard");
  words.practice = reader.text("practice");
  words.uniform_grids = reader.flag("uniform_grids").value_or(false);
  return words;
}

// Whether the level is all that is said of how hard the puzzles are. Then they are what the site
// offers under its name, also by technique.
bool says_level_alone(const WishWords& words, generate::Method method) {
  return words.level && method == generate::Method::own && words.allow.empty() &&
         words.forbid.empty() && words.require.empty() && words.beyond.empty() &&
         !words.only_hard && !words.practice && !words.score && !words.score_level;
}

}  // namespace

RequestReader generate_reader(std::string_view body) {
  return RequestReader{body,
                       {"level",   "band",     "difficulty", "givens",   "score",   "score_level",
                        "minimal", "symmetry", "pattern",    "solvable", "allow",   "forbid",
                        "require", "beyond",   "only_hard",  "practice", "profile", "uniform_grids",
                        "count",   "seed",     "budget",     "method",   "rounds"}};
}

GenerateRequest read_generate(RequestReader& reader, std::uint64_t chance) {
  GenerateRequest request;
  WishWords words = read_words(reader);
  const logic::Profile profile = read_logic(reader).profile;
  generate::Order& order = request.order;
  order.method = reader.choice("method", parse_method, "unknown-method", kMethodNames)
                     .value_or(generate::Method::own);
  words.band = reader.flag("band").value_or(says_level_alone(words, order.method));
  order.rounds = reader.number("rounds", 1, kMostRounds).value_or(order.rounds);
  order.seed = reader.number("seed", 0, kLargestSeed).value_or(short_seed(chance));
  request.count = reader.number("count", 1, kMostPuzzles).value_or(1);
  request.budget = reader.number("budget", 1, kMostAttempts).value_or(default_budget(order.method));
  if (reader.error()) return request;
  auto wish = read_wish(words, profile);
  if (wish) {
    order.wish = *std::move(wish);
  } else {
    WishError& error = wish.error();
    std::ranges::replace(error.field, '-', '_');
    reader.fail({std::move(error.code), std::move(error.sentence), std::move(error.field)});
  }
  if (order.method == generate::Method::published && order.wish.pattern)
    reader.fail({"impossible-wish", "The published method knows no patterns.", "pattern"});
  return request;
}

}  // namespace nonet::service
