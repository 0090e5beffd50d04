// The arguments, one function per family: why the effect holds, without the effect itself.
// Sentences end with a full stop.
#pragma once

#include <string>

#include "logic/step.h"

namespace nonet::logic {

std::string argument(const Grid& grid, const Step& step, const SingleEvidence& e);
std::string argument(const Grid& grid, const Step& step, const LockedEvidence& e);
std::string argument(const Grid& grid, const Step& step, const SetEvidence& e);
std::string argument(const Grid& grid, const Step& step, const FishEvidence& e);
std::string argument(const Grid& grid, const Step& step, const KrakenEvidence& e);
std::string argument(const Grid& grid, const Step& step, const TemplateEvidence& e);
std::string argument(const Grid& grid, const Step& step, const ChainEvidence& e);
std::string argument(const Grid& grid, const Step& step, const ColourEvidence& e);
std::string argument(const Grid& grid, const Step& step, const WingEvidence& e);
std::string argument(const Grid& grid, const Step& step, const AlsEvidence& e);
std::string argument(const Grid& grid, const Step& step, const SueDeCoqEvidence& e);
std::string argument(const Grid& grid, const Step& step, const BentSetEvidence& e);
std::string argument(const Grid& grid, const Step& step, const AlignedEvidence& e);
std::string argument(const Grid& grid, const Step& step, const MedusaEvidence& e);
std::string argument(const Grid& grid, const Step& step, const RectangleEvidence& e);
std::string argument(const Grid& grid, const Step& step, const LoopEvidence& e);
std::string argument(const Grid& grid, const Step& step, const BugEvidence& e);
std::string argument(const Grid& grid, const Step& step, const ForkEvidence& e);
std::string argument(const Grid& grid, const Step& step, const DirectEvidence& e);
std::string argument(const Grid& grid, const Step& step, const ForcingEvidence& e);
std::string argument(const Grid& grid, const Step& step, const NetEvidence& e);
std::string argument(const Grid& grid, const Step& step, const GuessEvidence& e);

}  // namespace nonet::logic
