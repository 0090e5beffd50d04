#include <algorithm>

#include <fmt/format.h>
#include <nonet/techniques.h>

#include "library/translate.h"
#include "logic/technique.h"

namespace nonet::v0 {

// Its words are right from the day it is made.
struct ProfileAccess {
  static Profile make(std::string name, std::vector<std::string> keys = {}) {
    Profile profile;
    profile.name_ = std::move(name);
    profile.keys_ = std::move(keys);
    return profile;
  }
  static logic::Profile engine(const Profile& profile) {
    const logic::Profile& named = *logic::find_profile(profile.name_);
    return profile.keys_.empty() ? named : named.only(*engine_techniques(profile.keys_));
  }
};

namespace {

constexpr std::string_view kEveryTechnique = "all";

Error wrong_techniques(std::string code, std::string sentence) {
  return {std::move(code), std::move(sentence), {.field = "techniques"}};
}

// What is wrong with a list out of a profile.
std::optional<Error> fault_of(std::vector<std::string> keys, const Profile& profile) {
  if (keys.empty()) return wrong_techniques("no-technique", "the list of techniques is empty");
  const auto ids = engine_techniques(keys);
  if (!ids) return ids.error();
  const logic::Profile known = engine_profile(profile);
  for (std::size_t i = 0; i < keys.size(); ++i)
    if (!known.contains((*ids)[i]))
      return wrong_techniques("not-in-profile", fmt::format("the profile {} does not have {}",
                                                            profile.name(), keys[i]));
  std::ranges::sort(keys);
  if (const auto twice = std::ranges::adjacent_find(keys); twice != keys.end())
    return wrong_techniques("technique-twice",
                            fmt::format("{} stands more than once in the list", *twice));
  return std::nullopt;
}

}  // namespace

Result<std::vector<logic::TechniqueId>> engine_techniques(const std::vector<std::string>& keys) {
  std::vector<logic::TechniqueId> ids;
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const auto id = logic::parse_technique(keys[i]);
    if (!id)
      return wrong_techniques(
          "unknown-technique",
          fmt::format("word {} of the list is no technique; techniques() has them all", i + 1));
    ids.push_back(*id);
  }
  return ids;
}

logic::Profile engine_profile(const Profile& profile) { return ProfileAccess::engine(profile); }

std::vector<Technique> techniques() {
  std::vector<Technique> list;
  for (const logic::Technique& t : logic::all_techniques())
    list.push_back(
        {std::string{t.key}, std::string{t.name}, std::string{t.idea}, t.assumes_unique});
  return list;
}

std::vector<std::string> profile_names() {
  std::vector<std::string> names;
  for (const logic::Profile& profile : logic::built_in_profiles()) names.push_back(profile.name);
  if (std::ranges::find(names, kEveryTechnique) == names.end()) names.emplace_back(kEveryTechnique);
  return names;
}

Result<Profile> Profile::named(std::string_view name) {
  if (logic::find_profile(name) == nullptr)
    return Error{
        "unknown-profile",
        fmt::format("there is no such profile; there are {}", fmt::join(v0::profile_names(), ", ")),
        {.field = "profile"}};
  return ProfileAccess::make(std::string{name});
}

Result<Profile> Profile::of(std::vector<std::string> keys) {
  return ProfileAccess::make(std::string{kEveryTechnique}).only(std::move(keys));
}

Result<Profile> Profile::only(std::vector<std::string> keys) const {
  if (auto fault = fault_of(keys, *this)) return *std::move(fault);
  return ProfileAccess::make(name_, std::move(keys));
}

std::vector<Profile::Row> Profile::rows() const {
  std::vector<Row> rows;
  for (const auto& row : engine_profile(*this).rows)
    rows.push_back({std::string{logic::technique(row.technique).key}, row.points});
  return rows;
}

}  // namespace nonet::v0
