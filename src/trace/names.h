// The wire names of the vocabulary, one table each: writer, reader and doors share them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "board/name_table.h"
#include "trace/event.h"

namespace nonet::trace {

// A kind, its name, and what an event of it must carry to mean anything.
struct KindRow {
  Kind kind;
  std::string_view name;
  bool needs_cell = false;
  bool needs_digit = false;
};
inline constexpr auto kKinds = std::to_array<KindRow>({
    {Kind::start, "start"},
    {Kind::place, "place", true},
    {Kind::eliminate, "eliminate", true, true},
    {Kind::step, "step"},
    {Kind::decide, "decide", true, true},
    {Kind::imply, "imply", true, true},
    {Kind::conflict, "conflict"},
    {Kind::resolve, "resolve"},
    {Kind::learn, "learn"},
    {Kind::forget, "forget"},
    {Kind::backjump, "backjump"},
    {Kind::restart, "restart"},
    {Kind::undo, "undo"},
    {Kind::solution, "solution"},
    {Kind::truncated, "truncated"},
    {Kind::end, "end"},
    {Kind::note, "note", true, true},
    {Kind::colour, "colour", true},
    {Kind::hint, "hint"},
    {Kind::pause, "pause"},
    {Kind::resume, "resume"},
});

struct ReasonRow {
  Reason reason;
  std::string_view name;
};
inline constexpr auto kReasons = std::to_array<ReasonRow>({
    {Reason::none, "none"},
    {Reason::only_candidate, "only_candidate"},
    {Reason::only_place, "only_place"},
    {Reason::repeated, "repeated"},
    {Reason::clause, "clause"},
    {Reason::refuted, "refuted"},
    {Reason::exhausted, "exhausted"},
    {Reason::goes_on, "goes_on"},
    {Reason::found, "found"},
});

struct VerdictRow {
  Verdict verdict;
  std::string_view name;
};
inline constexpr auto kVerdicts = std::to_array<VerdictRow>({
    {Verdict::solved, "solved"},
    {Verdict::unsolvable, "unsolvable"},
    {Verdict::gave_up, "gave-up"},
});

struct StatisticRow {
  std::uint64_t Statistics::* member;
  std::string_view name;
};
inline constexpr auto kStatistics = std::to_array<StatisticRow>({
    {&Statistics::decisions, "decisions"},
    {&Statistics::conflicts, "conflicts"},
    {&Statistics::undos, "undos"},
    {&Statistics::propagations, "propagations"},
    {&Statistics::depth, "depth"},
    {&Statistics::learned, "learned"},
    {&Statistics::forgotten, "forgotten"},
    {&Statistics::restarts, "restarts"},
    {&Statistics::branching, "branching"},
});

static_assert(sizeof(Statistics) == kStatistics.size() * sizeof(std::uint64_t));

static_assert(in_order(kKinds, &KindRow::kind));
static_assert(in_order(kReasons, &ReasonRow::reason));
static_assert(in_order(kVerdicts, &VerdictRow::verdict));

constexpr const KindRow& row_of(Kind kind) { return kKinds[static_cast<std::size_t>(kind)]; }
constexpr std::string_view name_of(Kind kind) { return row_of(kind).name; }
constexpr std::string_view name_of(Reason reason) { return name_in(kReasons, reason); }
constexpr std::string_view name_of(Verdict verdict) { return name_in(kVerdicts, verdict); }

constexpr std::optional<Kind> parse_kind(std::string_view name) {
  return value_named(kKinds, &KindRow::kind, name);
}
constexpr std::optional<Reason> parse_reason(std::string_view name) {
  return value_named(kReasons, &ReasonRow::reason, name);
}
// Traces written before the API's name was taken for both say "gave_up".
constexpr std::optional<Verdict> parse_verdict(std::string_view name) {
  if (name == "gave_up") return Verdict::gave_up;
  return value_named(kVerdicts, &VerdictRow::verdict, name);
}

}  // namespace nonet::trace
