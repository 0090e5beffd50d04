// Forcing chains and nets: all cases lead to the same, or one case leads to an absurdity.
#include "board/notation.h"
#include "logic/explain/argument.h"
#include "logic/explain/words.h"

namespace nonet::logic {

std::string argument(const Grid&, const Step&, const ForcingEvidence&) { return {}; }
std::string argument(const Grid&, const Step&, const NetEvidence&) { return {}; }
std::string argument(const Grid&, const Step&, const GuessEvidence&) { return {}; }

}  // namespace nonet::logic
