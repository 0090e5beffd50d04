// Which techniques logic may use: a profile by its name, a list of keys, or both; and how. Kept as
// words, so that it can be stored and read again.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "logic/profile.h"
#include "service/request_error.h"

namespace nonet::service {

struct TechniqueChoice {
  std::string profile = {};                  // empty: none named
  std::vector<std::string> techniques = {};  // empty: all of the profile
  std::vector<std::string> inner = {};  // what advances fork chains; empty: as the profile says
  bool group = false;                   // equally easy singles are one step
  friend bool operator==(const TechniqueChoice&, const TechniqueChoice&) = default;
};

// "standard, classic, …, all"
std::string profile_names();
std::optional<logic::Profile> profile_named(std::string_view name);

// Techniques without a profile are searched in the order of `all`; with one, in its order, and it
// must have them. Nothing named: the standard profile.
tl::expected<logic::Profile, RequestError> chosen_profile(const TechniqueChoice& choice);

// What the field `inner` chooses; the words of it.
tl::expected<logic::Inner, RequestError> chosen_inner(const std::vector<std::string>& words);
inline constexpr std::size_t kMostTechniques = 500;  // in a list; more than there are

}  // namespace nonet::service
