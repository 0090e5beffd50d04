#include "service/technique_choice.h"

#include <algorithm>

#include <fmt/format.h>

#include "logic/technique.h"

namespace nonet::service {

namespace {

tl::unexpected<RequestError> no_choice(std::string_view code, std::string sentence,
                                       std::string field) {
  return tl::unexpected{RequestError{std::string{code}, std::move(sentence), std::move(field)}};
}

}  // namespace

std::string profile_names() {
  std::string names;
  for (const logic::Profile& profile : logic::built_in_profiles()) names += profile.name + ", ";
  return names + "all";
}

std::optional<logic::Profile> profile_named(std::string_view name) {
  const logic::Profile* profile = logic::find_profile(name);
  return profile == nullptr ? std::nullopt : std::optional{*profile};
}

tl::expected<logic::Profile, RequestError> chosen_profile(const TechniqueChoice& choice) {
  const auto named =
      choice.profile.empty() ? logic::standard_profile() : profile_named(choice.profile);
  if (!named)
    return no_choice(
        "unknown-profile",
        fmt::format("profile is {}; it must be one of {}", quoted(choice.profile), profile_names()),
        "profile");
  std::vector<logic::TechniqueId> ids;
  for (const std::string& key : choice.techniques) {
    const auto id = logic::parse_technique(key);
    if (!id)
      return no_choice(
          kUnknownTechnique,
          fmt::format("techniques has {}, which is no technique; GET /api/techniques lists them",
                      quoted(key)),
          "techniques");
    if (!choice.profile.empty() && !named->contains(*id))
      return no_choice("not-in-profile",
                       fmt::format("the profile {} does not have {}", named->name, key),
                       "techniques");
    if (std::ranges::find(ids, *id) != ids.end())
      return no_choice("technique-twice", fmt::format("techniques has {} twice", quoted(key)),
                       "techniques");
    ids.push_back(*id);
  }
  logic::Profile profile = ids.empty()              ? *named
                           : choice.profile.empty() ? logic::asked_for(ids)
                                                    : named->only(ids);
  if (choice.inner.empty()) return profile;
  auto inner = chosen_inner(choice.inner);
  if (!inner) return tl::unexpected{std::move(inner.error())};
  profile.inner = *std::move(inner);
  return profile;
}

tl::expected<logic::Inner, RequestError> chosen_inner(const std::vector<std::string>& words) {
  auto inner = logic::parse_inner(words);
  if (!inner) return no_choice(kUnknownTechnique, "inner: " + inner.error(), "inner");
  return *std::move(inner);
}

}  // namespace nonet::service
