// All names of an enum, out of the table that names it: what a schema allows, and what a caller who
// chose wrong is told.
#pragma once

#include <string>
#include <vector>

#include <boost/describe.hpp>
#include <boost/mp11/algorithm.hpp>

#include "board/name_table.h"
#include "board/pattern_symmetry.h"
#include "formats/format.h"
#include "generate/workshop.h"
#include "logic/drawing.h"
#include "logic/hint.h"
#include "logic/notes.h"
#include "logic/why_not.h"
#include "play/rules/game_state.h"
#include "rate/level.h"
#include "rate/score.h"
#include "service/check.h"
#include "service/choice_names.h"
#include "service/generate.h"
#include "service/state.h"
#include "trace/names.h"

namespace nonet::wire {

// To be specialised beside an enum, as here for those of the rooms below; or the enumerators are
// described (BOOST_DESCRIBE_ENUM).
template <class E>
struct Names {
  static std::vector<std::string> all() {
    std::vector<std::string> names;
    boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>(
        [&](auto enumerator) { names.emplace_back(name_of(enumerator.value)); });
    return names;
  }
};

#define NONET_NAMES(Type, names)                            \
  template <>                                               \
  struct Names<Type> {                                      \
    static std::vector<std::string> all() { return names; } \
  };
NONET_NAMES(formats::Format, formats::format_names())
NONET_NAMES(generate::Method, names_in(service::kMethods))
NONET_NAMES(logic::HintKind, names_in(logic::kHintKinds))
NONET_NAMES(logic::NotesAre, names_in(logic::kNotesAre))
NONET_NAMES(logic::Role, names_in(logic::kRoles))
NONET_NAMES(logic::ScoreLevel, names_in(rate::kScoreLevels))
NONET_NAMES(logic::WhyNotKind, names_in(logic::kWhyNotKinds))
NONET_NAMES(PatternSymmetry, names_in(kPatternSymmetries))
NONET_NAMES(play::GameState, names_in(play::kGameStates))
NONET_NAMES(rate::Level, names_in(rate::kLevels))
NONET_NAMES(service::ConflictKind, names_in(service::kConflictKinds))
NONET_NAMES(service::Decide, names_in(service::kDecides))
NONET_NAMES(service::Engine, service::engine_names())
NONET_NAMES(service::Standing, names_in(service::kStandings))
NONET_NAMES(trace::Kind, names_in(trace::kKinds))
NONET_NAMES(trace::Reason, names_in(trace::kReasons))
NONET_NAMES(trace::Verdict, names_in(trace::kVerdicts))
#undef NONET_NAMES

}  // namespace nonet::wire
