#include "service/wish_words.h"

#include <array>
#include <charconv>
#include <utility>

#include <fmt/format.h>

#include "logic/technique.h"
#include "service/request_error.h"

namespace nonet::service {

namespace {

using generate::Range;
using generate::Wish;
using logic::TechniqueId;

struct Group {
  std::string_view name;
  std::string_view keys;  // with a space after each
};
constexpr auto kGroups = std::to_array<Group>({
    {"singles", "full-house naked-single hidden-single-box hidden-single-line "},
    {"locked", "pointing claiming "},
    {"pairs", "locked-pair naked-pair hidden-pair "},
    {"triples", "locked-triple naked-triple hidden-triple "},
    {"quads", "naked-quad hidden-quad "},
    {"fish", "x-wing swordfish jellyfish "},
    {"finned-fish",
     "finned-x-wing sashimi-x-wing finned-swordfish sashimi-swordfish finned-jellyfish "
     "sashimi-jellyfish "},
    {"turbots",
     "skyscraper two-string-kite dual-two-string-kite turbot-fish empty-rectangle "
     "dual-empty-rectangle "},
    {"wings", "w-wing xy-wing xyz-wing "},
    {"colours", "simple-colour-trap simple-colour-wrap multi-colours-1 multi-colours-2 "},
    {"uniqueness",
     "uniqueness-1 uniqueness-2 uniqueness-3 uniqueness-4 uniqueness-5 uniqueness-6 "
     "hidden-rectangle avoidable-rectangle-1 avoidable-rectangle-2 "
     "unique-loop-6 unique-loop-8 unique-loop-10 bug-plus-1 bug-2 bug-3 bug-4 "},
    {"chains", "remote-pair x-chain xy-chain "},
    {"als", "sue-de-coq als-xz als-xy-wing als-chain "},
});

// "x-wing, swordfish, jellyfish"
std::string listed(const Group& group) {
  std::string text;
  for (const char c : group.keys.substr(0, group.keys.size() - 1))
    text += c == ' ' ? std::string{", "} : std::string{c};
  return text;
}

void add_keys(std::string_view keys, std::vector<TechniqueId>& ids) {
  while (!keys.empty()) {
    const std::size_t space = keys.find(' ');
    ids.push_back(*logic::parse_technique(keys.substr(0, space)));
    keys.remove_prefix(space + 1);
  }
}

template <class Rows>
std::string names_of(const Rows& rows) {
  std::string names;
  for (const auto& row : rows) names.append(names.empty() ? "" : ", ").append(row.name);
  return names;
}

bool read_number(std::string_view text, int& value) {
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
  return problem == std::errc{} && end == text.data() + text.size() && value >= 0;
}

std::optional<Range> parse_range(std::string_view text) {
  Range range;
  const std::size_t dash = text.find('-');
  if (dash == std::string_view::npos) {
    if (!read_number(text, range.from)) return std::nullopt;
    range.to = range.from;
    return range;
  }
  const std::string_view from = text.substr(0, dash);
  const std::string_view to = text.substr(dash + 1);
  if (from.empty() && to.empty()) return std::nullopt;
  if (!from.empty() && !read_number(from, range.from)) return std::nullopt;
  if (!to.empty() && !read_number(to, range.to)) return std::nullopt;
  return range;
}

std::optional<CellSet> parse_pattern(std::string_view text) {
  CellSet pattern;
  if (text.size() != kCells) return std::nullopt;
  for (Cell c : kAllCells) {
    const char ch = text[static_cast<std::size_t>(index(c))];
    if (ch != '.' && ch != '0' && ch != '_' && ch != '*') pattern.insert(c);
  }
  return pattern;
}

// What a word should have been.
struct Expected {
  std::string_view code;  // of the error
  std::string none;       // "'x' is …": the end of the sentence
};

// What was read, for a part of the wish that always is there and for one that may be left open.
template <class Value>
void keep(Value& target, const std::optional<Value>& found) {
  target = *found;
}
template <class Value>
void keep(std::optional<Value>& target, const std::optional<Value>& found) {
  target = found;
}

// Reads field after field; the first thing that is wrong is kept.
class Reader {
 public:
  template <class Parse, class Target>
  void take(std::string_view field, const std::optional<std::string>& word, Parse parse,
            const Expected& expected, Target& target) {
    if (!word) return;
    if (const auto found = parse(std::string_view{*word}))
      keep(target, found);
    else
      fail(expected.code, field, fmt::format("{} is {}.", quoted(*word), expected.none));
  }

  void range(std::string_view field, const std::optional<std::string>& word, Range& target) {
    take(field, word, parse_range,
         {"wrong-range", "no number or range such as 24, 24-28, 24- or -28"}, target);
  }

  void techniques(std::string_view field, const std::vector<std::string>& words,
                  std::vector<TechniqueId>& target) {
    for (const std::string& word : words) technique(field, word, target);
  }

  // One technique, or all of a group.
  void technique(std::string_view field, const std::string& word,
                 std::vector<TechniqueId>& target) {
    for (const Group& group : kGroups)
      if (group.name == word) return add_keys(group.keys, target);
    if (const auto id = logic::parse_technique(word))
      target.push_back(*id);
    else
      fail_unknown(field, word, "There is no technique and no group {}.");
  }

  // Where a group would leave open which of them.
  template <class Target>
  void single_technique(std::string_view field, const std::optional<std::string>& word,
                        Target& target) {
    for (const Group& group : kGroups)
      if (group.name == word)
        return fail(kUnknownTechnique, field,
                    fmt::format("{} is a group, and here one technique is named: {}.",
                                quoted(*word), listed(group)));
    if (!word) return;
    if (const auto id = logic::parse_technique(*word))
      keep(target, id);
    else
      fail_unknown(field, *word, "{} is no technique.");
  }

  // `sentence` has a place for the word.
  void fail_unknown(std::string_view field, const std::string& word,
                    fmt::format_string<std::string> sentence) {
    if (error_) return;
    fail(kUnknownTechnique, field, fmt::format(sentence, quoted(word)));
    error_->unknown_technique = word;
  }

  void fail(std::string_view code, std::string_view field, std::string sentence) {
    if (!error_) error_ = WishError{std::string{code}, std::string{field}, std::move(sentence)};
  }
  const std::optional<WishError>& error() const { return error_; }

 private:
  std::optional<WishError> error_;
};

void read_ratings(const WishWords& words, Reader& reader, Wish& wish) {
  std::optional<rate::Level> level;
  reader.take("level", words.level, rate::parse_level,
              {"unknown-level", "none of " + names_of(rate::kLevels)}, level);
  if (level && words.difficulty)
    reader.fail("two-wishes", "difficulty",
                "A level is a range of difficulties: give one or the other.");
  if (level) wish.difficulty = rate::row_of(*level).made;
  if (words.band && !words.level)
    reader.fail("band-without-level", "band", "A band is that of a level: give the level too.");
  if (words.band) wish.techniques.band = level;
  reader.range("difficulty", words.difficulty, wish.difficulty);
  reader.range("givens", words.givens, wish.givens);
  reader.range("score", words.score, wish.techniques.score);
  reader.take("score-level", words.score_level, rate::parse_score_level,
              {"unknown-score-level", "none of " + names_of(rate::kScoreLevels)},
              wish.techniques.score_level);
}

void read_techniques(const WishWords& words, Reader& reader, generate::TechniqueWish& wish) {
  wish.solvable = words.solvable;
  reader.techniques("allow", words.allow, wish.allow);
  reader.techniques("forbid", words.forbid, wish.forbid);
  reader.techniques("beyond", words.beyond, wish.beyond);
  for (const std::string& word : words.require) {
    std::optional<TechniqueId> id;
    reader.single_technique("require", word, id);
    if (id) wish.require.push_back(*id);
  }
  reader.single_technique("only-hard", words.only_hard, wish.only_hard);
  std::optional<TechniqueId> practice;
  reader.single_technique("practice", words.practice, practice);
  if (practice) wish.use.push_back(*practice);
}

}  // namespace

std::string technique_groups() { return names_of(kGroups); }

tl::expected<generate::Wish, WishError> read_wish(const WishWords& words,
                                                  const logic::Profile& profile) {
  Wish wish;
  Reader reader;
  wish.techniques.profile = profile;
  wish.minimal = words.minimal;
  if (words.uniform_grids) wish.grids = generate::GridMethod::uniform;
  reader.take("symmetry", words.symmetry, parse_pattern_symmetry,
              {"unknown-symmetry", "none of " + names_of(kPatternSymmetries)}, wish.symmetry);
  reader.take("pattern", words.pattern, parse_pattern,
              {"wrong-pattern", "no pattern: 81 characters, '.' for a cell that stays empty"},
              wish.pattern);
  read_ratings(words, reader, wish);
  read_techniques(words, reader, wish.techniques);
  if (reader.error()) return tl::unexpected{*reader.error()};
  if (auto reason = generate::why_impossible(wish))
    return tl::unexpected{WishError{"impossible-wish", {}, *std::move(reason)}};
  return wish;
}

}  // namespace nonet::service
