// Profiles: which techniques, in which order, at what cost. Data, not code: the built-in ones are
// written in the same text that a person's own are read from.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "logic/inner.h"
#include "logic/technique_id.h"

namespace nonet::logic {

struct Profile {
  struct Row {
    TechniqueId technique;
    int points;
    friend bool operator==(const Row&, const Row&) = default;
  };
  std::string name;
  std::vector<Row> rows;  // easiest first; no technique twice
  Inner inner = {};       // what advances fork chains; none chosen: singles

  bool contains(TechniqueId id) const;
  // The place in the order, from 0; techniques that are not in the profile come last.
  std::size_t rank(TechniqueId id) const;
  int points(TechniqueId id) const;  // 0 if not in the profile

  // The same order, limited.
  Profile only(std::span<const TechniqueId> allowed) const;
  Profile without(std::span<const TechniqueId> excluded) const;
};

// Built in: standard, classic, sudokio; and `all`, every technique that there is.
const Profile& standard_profile();
std::span<const Profile> built_in_profiles();
const Profile* find_profile(std::string_view name);
// Just these, in the order of "all"; also what no profile has, a guess.
Profile asked_for(std::span<const TechniqueId> techniques);

// One technique a line: its key and, if wanted, its points. A line "inner KEY KEY …" chooses what
// advances fork chains. `#` begins a comment.
struct ProfileError {
  std::size_t line;  // from 1
  std::string reason;
};
tl::expected<Profile, ProfileError> parse_profile(std::string_view name, std::string_view text);

}  // namespace nonet::logic
