// The verb "generate": attempts one after the other, their puzzles in that order, none twice.
// batch/generate.h does the same on all cores.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

#include "board/name_table.h"
#include "generate/workshop.h"
#include "service/known_puzzles.h"

namespace nonet::service {

struct GenerateProgress {
  std::uint64_t made = 0;
  std::uint64_t attempts = 0;
  std::uint64_t repeated = 0;  // as wished, but known already
};

struct GenerateOptions {
  generate::Order order;
  std::uint64_t count = 1;
  std::uint64_t budget = 1;  // give up after so many attempts without a new puzzle
  // Whether to end before the work is done; asked now and then, where there are several threads
  // from all of them. Once it said yes, it must not say no again. None: no.
  std::function<bool()> stop = {};
  std::function<void(const GenerateProgress&)> progress = {};  // now and then, from one thread

  bool stopped() const { return stop && stop(); }
};

// Names for people and programs.
struct MethodRow {
  generate::Method method;
  std::string_view name;
};
inline constexpr auto kMethods = std::to_array<MethodRow>({
    {generate::Method::own, "own"},
    {generate::Method::published, "published"},
});
constexpr std::optional<generate::Method> parse_method(std::string_view name) {
  return value_named(kMethods, &MethodRow::method, name);
}

// Attempts without a new puzzle, where nobody says how many. One attempt of the published way is
// what its rounds allow.
constexpr std::uint64_t default_budget(generate::Method method) {
  return method == generate::Method::published ? 1 : 200'000;
}
// The seed where nobody says one, from bits drawn by chance: short enough to be typed again.
constexpr std::uint64_t short_seed(std::uint64_t chance) { return chance & 0xFFFF'FFFF; }

enum class GenerateEnd : std::uint8_t { complete, budget, stopped, refused };
struct Generated {
  GenerateProgress progress{};
  GenerateEnd end = GenerateEnd::stopped;
};

// Gets every puzzle as soon as it is certain, from the calling thread; false ends the run as
// `refused`.
using TakeMade = std::function<bool(const generate::Made&)>;

// Puzzles in `known` are not given, and those given are added to it. The same order gives the same
// puzzles, always.
Generated generate(const GenerateOptions& options, KnownPuzzles& known, const TakeMade& take);

}  // namespace nonet::service
