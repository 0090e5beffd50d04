// An event of a run or of a game, as trace/ndjson.h writes it: described for schemas, the text
// itself is the trace's.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "trace/event.h"
#include "trace/names.h"
#include "wire/write.h"

namespace nonet::wire {

struct Because {
  trace::Reason reason{};
  std::optional<House> house = {};
  std::optional<Cell> other = {};
  std::optional<std::uint32_t> clause = {};
};
BOOST_DESCRIBE_STRUCT(Because, (), (reason, house, other, clause))

struct Taken {
  std::optional<Cell> cell = {};
  std::optional<Digit> digit = {};
  OrNull<Cell> by = {};
  std::optional<trace::Reason> reason = {};
  std::optional<std::uint32_t> clause = {};
};
BOOST_DESCRIBE_STRUCT(Taken, (), (cell, digit, by, reason, clause))

struct Event {
  std::size_t n = 0;
  std::uint32_t level = 0;
  trace::Kind kind{};
  std::optional<std::vector<int>> box = {};
  std::optional<Cell> cell = {};
  std::optional<Digit> digit = {};
  std::optional<Because> because = {};
  std::optional<std::uint32_t> clause = {};
  std::optional<std::uint64_t> count = {};
  std::optional<std::vector<std::string>> literals = {};
  std::optional<std::vector<Taken>> taken = {};
  std::optional<trace::Verdict> verdict = {};
  std::optional<trace::Statistics> statistics = {};
  std::optional<std::string> technique = {};
  std::string text = {};
};
BOOST_DESCRIBE_STRUCT(Event, (),
                      (n, level, kind, box, cell, digit, because, clause, count, literals, taken,
                       verdict, statistics, technique, text))

template <>
inline constexpr About about<Because>{"Because"};
template <>
inline constexpr About about<Taken>{
    "Taken",
    "a candidate that could have saved it, and what took it away: the cell that holds the digit "
    "(or the cell itself, with another digit), or a reason"};
inline constexpr Meaning kEventMeanings[]{
    {"n", "its number, from 1"},
    {"level", "how many guesses stand after it"},
    {"box", "rows and columns of a box; the first event has it"},
    {"literals", "r4c5=7, or r4c5!=7"},
    {"text", "the event as a sentence"},
};
template <>
inline constexpr About about<Event>{"Event", {}, kEventMeanings};

}  // namespace nonet::wire
