// Values that a described struct is made of, beside plain ones: what may be missing, and the same
// thing in another dress.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "board/filling.h"

namespace nonet::wire {

// A field that is always there, and null when there is nothing to say. (A std::optional is left
// out instead.)
template <class T>
struct OrNull {
  std::optional<T> value;

  constexpr OrNull() = default;
  constexpr OrNull(std::nullopt_t) {}                            // NOLINT: means null
  constexpr OrNull(std::optional<T> v) : value{std::move(v)} {}  // NOLINT
  constexpr OrNull(T v) : value{std::move(v)} {}                 // NOLINT
};

// A board as nine rows of nine numbers, 0 for an empty cell; a Filling alone is a line of text.
struct Rows {
  Filling filling;
};

// A number with one to three decimals, never negative: 0.125, 3.0.
struct Thousandths {
  std::int64_t count = 0;
};

// A time in seconds with one to three decimals, never negative: 12.5, 61.0.
struct Seconds {
  std::int64_t milliseconds = 0;
};

// Text that is JSON already: events of a trace (trace/ndjson.h), and what a player had us keep.
struct Json {
  std::string text;
};

// An object whose fields are data: {"r1c2":[1,2]}.
template <class T>
using Keyed = std::vector<std::pair<std::string, T>>;

}  // namespace nonet::wire
