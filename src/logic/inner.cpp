#include "logic/inner.h"

#include <algorithm>
#include <charconv>

#include "logic/technique.h"

namespace nonet::logic {
namespace {

std::string in_quotes(std::string_view word) { return "\"" + std::string{word} + "\""; }

// Of "fork-chain" and "fork-chain:N" how deep; nothing if the word is neither.
std::optional<int> forks_in(std::string_view word) {
  const std::string_view key = technique(TechniqueId::fork_chain).key;
  if (!word.starts_with(key)) return std::nullopt;
  word.remove_prefix(key.size());
  if (word.empty()) return 1;
  int depth = 0;
  const auto [end, failure] = std::from_chars(word.data() + 1, word.data() + word.size(), depth);
  const bool whole = word.front() == ':' && failure == std::errc{};
  return whole && end == word.data() + word.size() ? depth : 0;
}

// One word into the choice; the reason if it cannot be.
std::optional<std::string> take(std::string_view word, Inner& inner) {
  if (const auto depth = forks_in(word)) {
    if (inner.forks > 0) return in_quotes("fork-chain") + " is there twice";
    if (*depth < 1 || *depth > kMostInnerForks)
      return "forks are 1 to " + std::to_string(kMostInnerForks) +
             " deep, as in \"fork-chain:2\", not " + in_quotes(word);
    inner.forks = *depth;
    return std::nullopt;
  }
  const std::optional<TechniqueId> id = parse_technique(word);
  if (!id) return "there is no technique " + in_quotes(word);
  if (technique(*id).assumes_unique)
    return in_quotes(word) + " assumes one solution, which a branch of a fork need not have";
  if (std::find(inner.techniques.begin(), inner.techniques.end(), *id) != inner.techniques.end())
    return in_quotes(word) + " is there twice";
  inner.techniques.push_back(*id);
  return std::nullopt;
}

}  // namespace

tl::expected<Inner, std::string> parse_inner(std::span<const std::string> words) {
  Inner inner;
  for (const std::string& word : words)
    if (auto reason = take(word, inner)) return tl::unexpected{std::move(*reason)};
  if (inner.techniques.empty())
    return tl::unexpected{std::string{inner.forks > 0
                                          ? "beside \"fork-chain\" some other technique is needed"
                                          : "no inner technique is named"}};
  return inner;
}

}  // namespace nonet::logic
