// The levels and symmetries, which ratings tell and wishes name.
#pragma once

#include <array>

#include <nonet/rate.h>

#include "board/pattern_symmetry.h"
#include "library/translate.h"
#include "rate/level.h"
#include "rate/score.h"

namespace nonet::v0 {

inline constexpr auto kLevels = std::to_array<Twin<Level, rate::Level>>({
    {Level::very_easy, rate::Level::very_easy},
    {Level::easy, rate::Level::easy},
    {Level::normal, rate::Level::normal},
    {Level::hard, rate::Level::hard},
    {Level::very_hard, rate::Level::very_hard},
    {Level::extreme, rate::Level::extreme},
});

inline constexpr auto kScoreLevels = std::to_array<Twin<ScoreLevel, rate::ScoreLevel>>({
    {ScoreLevel::gentle, rate::ScoreLevel::easy},
    {ScoreLevel::moderate, rate::ScoreLevel::medium},
    {ScoreLevel::tricky, rate::ScoreLevel::hard},
    {ScoreLevel::tough, rate::ScoreLevel::unfair},
    {ScoreLevel::fiendish, rate::ScoreLevel::extreme},
});

inline constexpr auto kSymmetries = std::to_array<Twin<Symmetry, PatternSymmetry>>({
    {Symmetry::none, PatternSymmetry::none},
    {Symmetry::rot180, PatternSymmetry::rot180},
    {Symmetry::rot90, PatternSymmetry::rot90},
    {Symmetry::horizontal, PatternSymmetry::horizontal},
    {Symmetry::vertical, PatternSymmetry::vertical},
    {Symmetry::diagonal, PatternSymmetry::diagonal},
    {Symmetry::antidiagonal, PatternSymmetry::antidiagonal},
    {Symmetry::full, PatternSymmetry::full},
});

}  // namespace nonet::v0
