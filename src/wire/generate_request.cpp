#include "wire/generate_request.h"

#include <algorithm>
#include <utility>

#include "service/generate.h"
#include "service/wish_words.h"

namespace nonet::wire {

using service::WishWords;

namespace {

template <class T>
std::optional<std::string> text_of(const std::optional<T>& sent) {
  return sent ? std::optional{sent->text} : std::nullopt;
}
template <class T>
std::vector<std::string> texts_of(const std::optional<T>& sent) {
  return sent ? sent->texts : std::vector<std::string>{};
}

// Whether the level is all that is said of how hard the puzzles are. Then they are what the site
// offers under its name, also by technique.
bool says_level_alone(const WishWords& words, generate::Method method) {
  return words.level && method == generate::Method::own && words.allow.empty() &&
         words.forbid.empty() && words.require.empty() && words.beyond.empty() &&
         !words.only_hard && !words.practice && !words.score && !words.score_level;
}

WishWords words_of(const GenerateRequest& sent, generate::Method method) {
  WishWords words{.level = text_of(sent.level),
                  .difficulty = text_of(sent.difficulty),
                  .givens = text_of(sent.givens),
                  .score = text_of(sent.score),
                  .score_level = text_of(sent.score_level),
                  .minimal = sent.minimal,
                  .symmetry = text_of(sent.symmetry),
                  .pattern = sent.pattern,
                  .solvable = sent.solvable.value,
                  .allow = texts_of(sent.allow),
                  .forbid = texts_of(sent.forbid),
                  .require = texts_of(sent.require),
                  .beyond = texts_of(sent.beyond),
                  .only_hard = sent.only_hard,
                  .practice = sent.practice,
                  .uniform_grids = sent.uniform_grids.value};
  words.band = sent.band.value_or(says_level_alone(words, method));
  return words;
}

}  // namespace

Understood<service::GenerateRequest> order_of(const GenerateRequest& sent, std::uint64_t chance) {
  service::GenerateRequest request;
  generate::Order& order = request.order;
  order.method = sent.method ? sent.method->value : generate::Method::own;
  order.rounds = sent.rounds.value;
  order.seed = sent.seed ? sent.seed->value : service::short_seed(chance);
  request.count = sent.count.value;
  request.budget = sent.budget ? sent.budget->value : service::default_budget(order.method);
  auto wish = read_wish(words_of(sent, order.method),
                        sent.profile ? sent.profile->value : logic::standard_profile());
  if (!wish) {
    service::WishError& error = wish.error();
    std::ranges::replace(error.field, '-', '_');
    return tl::unexpected{
        RequestError{std::move(error.code), std::move(error.sentence), std::move(error.field)}};
  }
  order.wish = *std::move(wish);
  if (order.method == generate::Method::published && order.wish.pattern)
    return tl::unexpected{
        RequestError{"impossible-wish", "The published method knows no patterns.", "pattern"}};
  return request;
}

}  // namespace nonet::wire
