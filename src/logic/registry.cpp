// The rows of techniques.inc as a table. The compiler refuses a row that lacks something.
#include <algorithm>
#include <array>

#include "logic/finders.h"

namespace nonet::logic {
namespace {

// An id with hyphens.
struct KeyText {
  std::array<char, 40> characters{};
  std::size_t size = 0;

  consteval explicit KeyText(std::string_view id) : size{id.size()} {
    std::transform(id.begin(), id.end(), characters.begin(),
                   [](char c) { return c == '_' ? '-' : c; });
  }
  constexpr std::string_view view() const { return {characters.data(), size}; }
};

#define TECHNIQUE(ID, ...) KeyText{#ID},
constexpr std::array kKeys{
#include "logic/techniques.inc"
};
#undef TECHNIQUE

// The sentence of a technique; that of a row which says like(id) is found in the other row.
consteval std::string_view like(TechniqueId id) {
  using enum TechniqueId;
  switch (id) {
#define TECHNIQUE(ID, NAME, CODE, FINDER, LEVEL, POINTS, PAGE, IDEA, ...) \
  case TechniqueId::ID:                                                   \
    return IDEA;
#include "logic/techniques.inc"
#undef TECHNIQUE
  }
  return {};
}

consteval auto all_rows() {
  using enum ScoreLevel;
  using enum Form;
#define TECHNIQUE(ID, NAME, CODE, FINDER, LEVEL, POINTS, PAGE, IDEA, ...) \
  Technique{.id = TechniqueId::ID,                                        \
            .key = kKeys[index(TechniqueId::ID)].view(),                  \
            .name = NAME,                                                 \
            .code = CODE,                                                 \
            .find = FINDER,                                               \
            .level = LEVEL,                                               \
            .points = POINTS,                                             \
            .page = PAGE,                                                 \
            .idea = like(TechniqueId::ID),                                \
            __VA_ARGS__},
  return std::array<Technique, kTechniqueCount>{
#include "logic/techniques.inc"
  };
#undef TECHNIQUE
}
constexpr std::array kTechniques = all_rows();

constexpr bool is_complete(const Technique& t) {
  return !t.name.empty() && t.find != nullptr && t.points > 0 && !t.page.empty() &&
         t.idea.ends_with('.');
}
#define TECHNIQUE(ID, ...)                                        \
  static_assert(is_complete(kTechniques[index(TechniqueId::ID)]), \
                #ID " lacks a name, points, a page, or an idea that is a sentence");
#include "logic/techniques.inc"
#undef TECHNIQUE

// So that a finder knows by the shape which technique it is asked for.
consteval bool shapes_differ() {
  for (const Technique& a : kTechniques)
    for (const Technique& b : kTechniques)
      if (a.id != b.id && a.form == b.form && same_but_for_form(a, b)) return false;
  return true;
}
static_assert(shapes_differ());

}  // namespace

std::span<const Technique> all_techniques() { return kTechniques; }

const Technique& technique(TechniqueId id) { return kTechniques[index(id)]; }

std::optional<TechniqueId> parse_technique(std::string_view key) {
  for (const Technique& t : kTechniques)
    if (t.key == key) return t.id;
  return std::nullopt;
}

}  // namespace nonet::logic
