#include "logic/profile.h"

#include <algorithm>
#include <charconv>

#include "logic/technique.h"

namespace nonet::logic {
namespace {

// The order of HoDoKu 2.2. Its points are in the rows of the techniques, so that scores can be
// compared.
constexpr std::string_view kStandard = R"(
full-house
naked-single
hidden-single-box
hidden-single-line
locked-pair
locked-triple
pointing
claiming
naked-pair
naked-triple
hidden-pair
hidden-triple
naked-quad
hidden-quad
x-wing
swordfish
jellyfish
remote-pair
bug-plus-1
skyscraper
dual-two-string-kite
two-string-kite
turbot-fish
dual-empty-rectangle
empty-rectangle
w-wing
xy-wing
xyz-wing
uniqueness-1
uniqueness-2
uniqueness-3
uniqueness-4
uniqueness-5
uniqueness-6
hidden-rectangle
avoidable-rectangle-1
avoidable-rectangle-2
finned-x-wing
sashimi-x-wing
finned-swordfish
sashimi-swordfish
finned-jellyfish
sashimi-jellyfish
sue-de-coq
simple-colour-trap
simple-colour-wrap
multi-colours-1
multi-colours-2
x-chain
xy-chain
continuous-nice-loop
aic
discontinuous-nice-loop
grouped-continuous-nice-loop
grouped-aic
grouped-discontinuous-nice-loop
als-xz
als-xy-wing
als-chain
forcing-chain-contradiction
forcing-chain-verity
forcing-net-contradiction
forcing-net-verity
forcing-net-plus-contradiction
forcing-net-plus-verity
)";

// Only singles place digits; then boxes and lines, sets and fish of any size, XY-chains.
constexpr std::string_view kClassic = R"(
naked-single 1
hidden-single-line 2
hidden-single-box 2
pointing 5
claiming 5
naked-pair 10
naked-triple 15
naked-quad 20
naked-5 25
naked-6 30
naked-7 35
x-wing 40
swordfish 45
jellyfish 50
squirmbag 55
whale 60
leviathan 65
xy-chain 100
)";

// Single option, single place, box narrowing, naked sets each with its cascade, hidden sets, fish,
// fork chains.
constexpr std::string_view kSudokio = R"(
naked-single 1
hidden-single-line 2
hidden-single-box 2
pointing 5
equal-pair 10
cascade-pair 12
equal-triple 15
cascade-triple 18
equal-quad 20
cascade-quad 24
hidden-pair 25
hidden-triple 30
hidden-quad 35
x-wing 40
swordfish 45
jellyfish 50
fork-chain 100
)";

// Beside the rectangles and BUG+1 of the standard profile.
constexpr std::string_view kMoreUniqueness = R"(
unique-loop-6
unique-loop-8
unique-loop-10
bug-2
bug-3
bug-4
)";

// What HoDoKu leaves out unless told otherwise, in its order.
constexpr std::string_view kOnRequest = R"(
franken-x-wing
franken-swordfish
franken-jellyfish
franken-squirmbag
franken-whale
franken-leviathan
finned-franken-x-wing
siamese-franken-swordfish
finned-franken-swordfish
siamese-franken-jellyfish
finned-franken-jellyfish
finned-franken-squirmbag
finned-franken-whale
finned-franken-leviathan
mutant-x-wing
mutant-swordfish
mutant-jellyfish
mutant-squirmbag
mutant-whale
mutant-leviathan
finned-mutant-x-wing
finned-mutant-swordfish
siamese-mutant-jellyfish
finned-mutant-jellyfish
finned-mutant-squirmbag
finned-mutant-whale
finned-mutant-leviathan
kraken-fish-1
kraken-fish-2
template-set
template-delete
)";

Profile built_in(std::string_view name, std::string_view text) {
  return *parse_profile(name, text);  // checked by the tests
}

// At the cost that the techniques' rows give.
Profile at_common_cost(Profile profile) {
  for (Profile::Row& row : profile.rows) row.points = technique(row.technique).points;
  return profile;
}

void append(Profile& profile, const Profile& more) {
  profile.rows.insert(profile.rows.end(), more.rows.begin(), more.rows.end());
}

// Everything: the standard order, then what it leaves out, as the registry has it; last what only a
// computer would look for.
Profile everything() {
  Profile all{"all", standard_profile().rows};
  append(all, built_in("", kMoreUniqueness));
  const Profile last = built_in("", kOnRequest);
  for (const Technique& t : all_techniques())
    if (!all.contains(t.id) && !last.contains(t.id) && t.id != TechniqueId::guess)
      all.rows.push_back({t.id, t.points});
  append(all, last);
  return at_common_cost(std::move(all));
}

std::string_view next_word(std::string_view& line) {
  constexpr std::string_view kBlank = " \t\r";
  line.remove_prefix(std::min(line.find_first_not_of(kBlank), line.size()));
  const std::string_view word = line.substr(0, line.find_first_of(kBlank));
  line.remove_prefix(word.size());
  return word;
}

// So that the sum of a path, which has at most a step for each candidate, stays a number.
constexpr int kMostPoints = 1'000'000;

std::optional<std::string> read_inner(std::string_view line, Profile& profile) {
  if (profile.inner.chosen()) return "\"inner\" is there twice";
  std::vector<std::string> words;
  for (std::string_view word = next_word(line); !word.empty(); word = next_word(line))
    words.emplace_back(word);
  auto inner = parse_inner(words);
  if (!inner) return inner.error();
  profile.inner = *std::move(inner);
  return std::nullopt;
}

// One line into the profile; the reason if it cannot be.
std::optional<std::string> read_row(std::string_view line, Profile& profile) {
  line = line.substr(0, line.find('#'));
  const std::string_view key = next_word(line);
  if (key.empty()) return std::nullopt;
  if (key == "inner") return read_inner(line, profile);
  const std::optional<TechniqueId> id = parse_technique(key);
  if (!id) return "there is no technique \"" + std::string{key} + "\"";
  if (profile.contains(*id)) return "\"" + std::string{key} + "\" is there twice";
  int points = 0;
  const std::string_view number = next_word(line);
  const auto [end, failure] = std::from_chars(number.data(), number.data() + number.size(), points);
  const bool whole = failure == std::errc{} && end == number.data() + number.size();
  if (!number.empty() && (!whole || points < 0))
    return "points are a whole number, not \"" + std::string{number} + "\"";
  if (points > kMostPoints)
    return "points are at most " + std::to_string(kMostPoints) + ", not " + std::string{number};
  if (!next_word(line).empty()) return "a line is a technique and its points, nothing more";
  profile.rows.push_back({*id, points});
  return std::nullopt;
}

template <class Keep>
Profile filtered(const Profile& profile, Keep keep) {
  Profile result{profile.name, {}, profile.inner};
  std::copy_if(profile.rows.begin(), profile.rows.end(), std::back_inserter(result.rows),
               [&](const Profile::Row& row) { return keep(row.technique); });
  return result;
}

bool among(std::span<const TechniqueId> ids, TechniqueId id) {
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

}  // namespace

std::size_t Profile::rank(TechniqueId id) const {
  const auto row =
      std::find_if(rows.begin(), rows.end(), [id](const Row& r) { return r.technique == id; });
  return static_cast<std::size_t>(row - rows.begin());
}

bool Profile::contains(TechniqueId id) const { return rank(id) < rows.size(); }

int Profile::points(TechniqueId id) const { return contains(id) ? rows[rank(id)].points : 0; }

Profile Profile::only(std::span<const TechniqueId> allowed) const {
  return filtered(*this, [&](TechniqueId id) { return among(allowed, id); });
}

Profile asked_for(std::span<const TechniqueId> techniques) {
  Profile profile = find_profile("all")->only(techniques);
  for (const TechniqueId id : techniques)
    if (!profile.contains(id)) profile.rows.push_back({id, technique(id).points});
  return profile;
}

Profile Profile::without(std::span<const TechniqueId> excluded) const {
  return filtered(*this, [&](TechniqueId id) { return !among(excluded, id); });
}

const Profile& standard_profile() { return built_in_profiles().front(); }

std::span<const Profile> built_in_profiles() {
  static const std::vector<Profile> profiles = [] {
    std::vector<Profile> list{at_common_cost(built_in("standard", kStandard)),
                              built_in("classic", kClassic), built_in("sudokio", kSudokio)};
    return list;
  }();
  return profiles;
}

const Profile* find_profile(std::string_view name) {
  static const Profile all = everything();
  if (name == all.name) return &all;
  for (const Profile& profile : built_in_profiles())
    if (profile.name == name) return &profile;
  return nullptr;
}

tl::expected<Profile, ProfileError> parse_profile(std::string_view name, std::string_view text) {
  Profile profile{std::string{name}, {}};
  for (std::size_t line = 1; !text.empty(); ++line) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (auto reason = read_row(text.substr(0, end), profile))
      return tl::unexpected{ProfileError{line, std::move(*reason)}};
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  if (profile.rows.empty()) return tl::unexpected{ProfileError{1, "no technique is named"}};
  return profile;
}

}  // namespace nonet::logic
