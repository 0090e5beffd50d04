// What logic may use: techniques, and profiles that put them into an order.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <nonet/error.h>

namespace nonet::NONET_V0 {

struct Technique {
  std::string key = {};         // "hidden-pair"
  std::string name = {};        // "Hidden Pair"
  std::string idea = {};        // one sentence
  bool assumes_unique = false;  // used only where the puzzle has exactly one solution
};
// All that there are.
std::vector<Technique> techniques();
// "standard", "classic", …, "all".
std::vector<std::string> profile_names();

// Which techniques, in which order (easiest first), at what cost. There is no wrong one: what makes
// one says what is wrong instead.
class Profile {
 public:
  Profile() = default;  // standard
  // unknown-profile
  static Result<Profile> named(std::string_view name);
  // Just these, in the order of "all". unknown-technique, technique-twice, no-technique,
  // not-in-profile
  static Result<Profile> of(std::vector<std::string> keys);
  // The same order, just these. Errors as above.
  Result<Profile> only(std::vector<std::string> keys) const;

  struct Row {
    std::string technique = {};  // its key
    int points = 0;
    friend bool operator==(const Row&, const Row&) = default;
  };
  std::vector<Row> rows() const;
  const std::string& name() const { return name_; }

  friend bool operator==(const Profile&, const Profile&) = default;

 private:
  friend struct ProfileAccess;

  std::string name_ = "standard";
  std::vector<std::string> keys_ = {};  // these of it; empty: all of it
};

}  // namespace nonet::NONET_V0
