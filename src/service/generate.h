// The verb "generate": attempts on all cores, puzzles in the order of their attempts, none twice.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>

#include "generate/workshop.h"
#include "service/known_puzzles.h"

namespace nonet::service {

// Whether to end before the work is done; asked now and then, from several threads. Once it said
// yes, it must not say no again.
class Stop {
 public:
  Stop(const std::atomic<bool>& flag) : asked_{[&flag] { return flag.load(); }} {}
  Stop(std::function<bool()> asked) : asked_{std::move(asked)} {}
  bool operator()() const { return asked_ && asked_(); }

 private:
  std::function<bool()> asked_;
};

struct GenerateProgress {
  std::uint64_t made = 0;
  std::uint64_t attempts = 0;
  std::uint64_t repeated = 0;  // as wished, but known already
};

struct GenerateOptions {
  generate::Order order;
  std::uint64_t count = 1;
  std::uint64_t budget = 1;  // give up after so many attempts without a new puzzle
  unsigned jobs = 1;
  Stop stop;
  std::function<void(const GenerateProgress&)> progress = {};  // now and then, from one thread
};

// Names for people and programs.
inline constexpr std::string_view kMethodNames = "own, published";
std::optional<generate::Method> parse_method(std::string_view name);

// Attempts without a new puzzle, where nobody says how many. One attempt of the published way is
// what its rounds allow.
constexpr std::uint64_t default_budget(generate::Method method) {
  return method == generate::Method::published ? 1 : 200'000;
}
// A seed by chance, short enough to be typed again.
std::uint64_t chance_seed();

enum class GenerateEnd : std::uint8_t { complete, budget, stopped, refused };
struct Generated {
  GenerateProgress progress{};
  GenerateEnd end = GenerateEnd::stopped;
};

// `take` gets every puzzle as soon as it is certain, from the calling thread; false ends the run as
// `refused`. Puzzles in `known` are not given, and those given are added to it. The same order
// gives the same puzzles, whatever `jobs` is.
Generated generate(const GenerateOptions& options, KnownPuzzles& known,
                   const std::function<bool(const generate::Made&)>& take);

}  // namespace nonet::service
