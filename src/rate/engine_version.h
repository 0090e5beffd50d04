// Ratings that are kept in files and databases say which engine made them.
#pragma once

namespace nonet::rate {

// To be raised whenever a rating of any puzzle changes: a technique or the order of the steps that
// a finder gives, points, levels, the branching count, what counts as a conflict. Ratings of
// different versions must not be compared.
inline constexpr int kEngineVersion = 3;

}  // namespace nonet::rate
