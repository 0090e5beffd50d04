// Which techniques logic may use: a profile by its name, a list of keys, or both. Kept as words, so
// that it can be stored and read again.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "logic/profile.h"
#include "service/request.h"

namespace nonet::service {

struct TechniqueChoice {
  std::string profile = {};                  // empty: none named
  std::vector<std::string> techniques = {};  // empty: all of the profile
  friend bool operator==(const TechniqueChoice&, const TechniqueChoice&) = default;
};

// "standard, classic, …, all"
std::string profile_names();
std::optional<logic::Profile> profile_named(std::string_view name);

// Techniques without a profile are searched in the order of `all`; with one, in its order, and it
// must have them. Nothing named: the standard profile.
tl::expected<logic::Profile, RequestError> chosen_profile(const TechniqueChoice& choice);

}  // namespace nonet::service
