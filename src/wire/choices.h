// The names that a request chooses from, and what is said to who chose another.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/cell_set.h"
#include "board/name_table.h"
#include "logic/profile.h"
#include "logic/technique.h"
#include "play/rules/moves.h"
#include "service/hint.h"
#include "service/technique_choice.h"
#include "wire/fields.h"
#include "wire/names.h"

namespace nonet::wire {

enum class SolveMode : std::uint8_t { instant, steps };
struct SolveModeRow {
  SolveMode mode;
  std::string_view name;
};
inline constexpr auto kSolveModes = std::to_array<SolveModeRow>({
    {SolveMode::instant, "instant"},
    {SolveMode::steps, "steps"},
});
static_assert(in_order(kSolveModes, &SolveModeRow::mode));
constexpr std::string_view name_of(SolveMode mode) { return name_in(kSolveModes, mode); }

enum class StartFrom : std::uint8_t { board, givens };
struct StartFromRow {
  StartFrom from;
  std::string_view name;
};
inline constexpr auto kStartFroms = std::to_array<StartFromRow>({
    {StartFrom::board, "board"},
    {StartFrom::givens, "givens"},
});
static_assert(in_order(kStartFroms, &StartFromRow::from));
constexpr std::string_view name_of(StartFrom from) { return name_in(kStartFroms, from); }

// What a board may have all the same.
enum class Allowance : std::uint8_t { conflicts };
constexpr std::string_view name_of(Allowance) { return "conflicts"; }

// The cells of a cell or a house.
struct Region {
  CellSet cells;
};

template <>
struct Names<SolveMode> {
  static std::vector<std::string> all() { return names_in(kSolveModes); }
};
template <>
struct Names<StartFrom> {
  static std::vector<std::string> all() { return names_in(kStartFroms); }
};
template <>
struct Names<Allowance> {
  static std::vector<std::string> all() { return {std::string{name_of(Allowance::conflicts)}}; }
};
template <>
struct Names<play::MoveKind> {
  static std::vector<std::string> all() { return names_in(play::kMoveKinds); }
};

// What most enums are read by.
template <class E>
struct ByName {
  static std::string names() { return listed(Names<E>::all()); }
};

template <>
struct Choices<service::Engine> : ByName<service::Engine> {
  static constexpr std::string_view code = "unknown-engine";
  static constexpr auto parse = service::parse_engine;
};
template <>
struct Choices<service::Decide> : ByName<service::Decide> {
  static constexpr std::string_view code = "unknown-decide";
  static constexpr auto parse = service::parse_decide;
};
template <>
struct Choices<SolveMode> : ByName<SolveMode> {
  static constexpr std::string_view code = "unknown-mode";
  static std::optional<SolveMode> parse(std::string_view name) {
    return value_named(kSolveModes, &SolveModeRow::mode, name);
  }
};
template <>
struct Choices<StartFrom> : ByName<StartFrom> {
  static constexpr std::string_view code = "unknown-start";
  static std::optional<StartFrom> parse(std::string_view name) {
    return value_named(kStartFroms, &StartFromRow::from, name);
  }
};
template <>
struct Choices<Allowance> : ByName<Allowance> {
  static constexpr std::string_view code = "unknown-allowance";
  static std::optional<Allowance> parse(std::string_view name) {
    return name == name_of(Allowance::conflicts) ? std::optional{Allowance::conflicts}
                                                 : std::nullopt;
  }
};
template <>
struct Choices<formats::Format> : ByName<formats::Format> {
  static constexpr std::string_view code = "unknown-format";
  static constexpr auto parse = formats::parse_format;
};
template <>
struct Choices<generate::Method> : ByName<generate::Method> {
  static constexpr std::string_view code = "unknown-method";
  static constexpr auto parse = service::parse_method;
  static std::string schema(SchemaBook& book);
};
template <>
struct Choices<logic::NotesAre> : ByName<logic::NotesAre> {
  static constexpr std::string_view code = "unknown-notes";
  static constexpr auto parse = logic::parse_notes_are;
  static std::string schema(SchemaBook& book);
};
template <>
struct Choices<play::MoveKind> : ByName<play::MoveKind> {
  static constexpr std::string_view code = "unknown-kind";
  static constexpr auto parse = play::parse_move_kind;
  static std::string schema(SchemaBook& book);
};
template <>
struct Choices<rate::Level> {
  static constexpr std::string_view code = "unknown-level";
  static constexpr auto parse = rate::parse_level;
  static std::string names() { return "very-easy … extreme"; }
  static std::string schema(SchemaBook& book);
};
template <>
struct Choices<logic::Profile> {
  static constexpr std::string_view code = "unknown-profile";
  static constexpr auto parse = service::profile_named;
  static std::string names() { return service::profile_names(); }
  static std::string schema(SchemaBook& book);
};
template <>
struct Choices<logic::TechniqueId> {
  static constexpr std::string_view code = service::kUnknownTechnique;
  static constexpr auto parse = logic::parse_technique;
  static std::string names() { return "the keys of GET /api/techniques"; }
  static std::string schema(SchemaBook& book) { return schema_of<std::string>(book); }
};
template <>
struct Choices<Region> {
  static constexpr std::string_view code = "unknown-region";
  static std::optional<Region> parse(std::string_view name) {
    const auto cells = service::parse_region(name);
    return cells ? std::optional{Region{*cells}} : std::nullopt;
  }
  static std::string names() {
    return "a cell (r4c5 or D5), a row (r4), a column (c5), a box (b5)";
  }
  static std::string schema(SchemaBook& book);
};

template <class E>
struct NamesAlone {
  static std::string schema(SchemaBook& book) { return schema_of<E>(book); }
};
// The schemas of words whose meaning service reads; what is wrong with them is said there.
struct TechniqueKeys {  // each once; not none
  static std::string schema(SchemaBook& book);
};
struct InnerKeys {
  static std::string schema(SchemaBook& book);
};
struct TechniquesOrGroups {
  static std::string schema(SchemaBook& book);
};
struct ScoreLevelWords {
  static std::string schema(SchemaBook& book);
};

}  // namespace nonet::wire
