// Ratings that are kept in files and databases say which engine made them.
#pragma once

namespace nonet::rate {

// To be raised whenever a rating of any puzzle changes: a technique or the order of the steps that
// a finder gives, points, levels, the branching count. Ratings of different versions must not be
// compared.
inline constexpr int kEngineVersion = 2;

}  // namespace nonet::rate
