// A board with the run of an engine on it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "service/state.h"
#include "trace/names.h"
#include "wire/event.h"
#include "wire/schema.h"
#include "wire/write.h"

namespace nonet::wire {

// An engine that tells its story.
struct TellingEngine {
  service::Engine engine{};

  static std::string schema(SchemaBook& book);
};
inline void write(std::string& out, TellingEngine teller) { write(out, teller.engine); }

struct Decision {
  std::size_t level = 0;
  Cell cell{};
  Digit digit{};
  std::size_t event = 0;
};
BOOST_DESCRIBE_STRUCT(Decision, (), (level, cell, digit, event))

// What a run met also has its sentence, and `taken` or the `literals` of the clause.
struct Conflict {
  service::ConflictKind kind{};
  OrNull<Digit> value = {};
  AtLeastOne<Digit> values = {};
  AtLeastOne<Cell> cells = {};
  OrNull<House> house = {};
  OrNull<std::size_t> event = {};
  std::optional<JsonOf<std::vector<std::string>>> literals = {};
  std::optional<JsonOf<std::vector<Taken>>> taken = {};
  std::optional<std::string> text = {};
};
BOOST_DESCRIBE_STRUCT(Conflict, (),
                      (kind, value, values, cells, house, event, literals, taken, text))

struct State {
  Rows board = {};
  Rows givens = {};
  std::vector<std::vector<Digits>> candidates = {};
  std::vector<Conflict> conflicts = {};
  std::vector<Decision> decisions = {};
  std::size_t steps = 0;
  std::size_t at = 0;
  OrNull<service::Engine> engine = {};
  OrNull<TellingEngine> teller = {};
  OrNull<trace::Verdict> verdict = {};
  OrNull<Rows> solution = {};
  OrNull<trace::Statistics> statistics = {};
  int filled = 0;
  bool solved = false;
};
BOOST_DESCRIBE_STRUCT(State, (),
                      (board, givens, candidates, conflicts, decisions, steps, at, engine, teller,
                       verdict, solution, statistics, filled, solved))

inline constexpr Meaning kConflictMeanings[]{
    {"value", "null where there are several"},
    {"event", "of the run; null for digits that repeat on the board"},
};
template <>
inline constexpr About about<Conflict>{"Conflict", {}, kConflictMeanings};

inline constexpr Meaning kStateMeanings[]{
    {"decisions",
     "the guesses that stand; without `at`: those that the solution of the last solve rests on"},
    {"steps", "events of the last solve"},
    {"teller", "the engine whose steps these are: cdcl where fast has solved, which has none"},
    {"statistics", "of the engine that tells the steps"},
};
template <>
inline constexpr About about<State>{"State", {}, kStateMeanings};

// `run` is the one that the state is of; none: there was no solve.
State state_document(const service::BoardState& state, const service::Run* run);
std::vector<Conflict> conflicts_document(const std::vector<service::Conflict>& conflicts,
                                         const service::Run* run);

// A session that begins: its token and its state.
struct BegunSession {
  std::string session = {};
  State state = {};
};
BOOST_DESCRIBE_STRUCT(BegunSession, (), (session, state))

}  // namespace nonet::wire
