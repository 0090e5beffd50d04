// The teaching searches: four ways to solve a 9×9 board by trying, from the textbook's to the one
// that rates puzzles. Each finds solutions up to a limit, tells its story as a trace when asked,
// and shows by that trace why there is no solution.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "board/grid.h"
#include "board/name_table.h"
#include "trace/outcome.h"
#include "trace/recorder.h"

namespace nonet::backtrack {

enum class Engine : std::uint8_t {
  dfs,     // the first empty cell in reading order, digits ascending; nothing is foreseen
  mrv,     // the cell with the fewest candidates; ties: most open cells around it
  norvig,  // whatever follows is filled in first; then the cell with the fewest candidates
  least,   // the cell with the fewest candidates or the digit with the fewest places in a house
};

struct EngineRow {
  Engine engine;
  std::string_view name;
};
inline constexpr auto kEngines = std::to_array<EngineRow>({
    {Engine::dfs, "dfs"},
    {Engine::mrv, "mrv"},
    {Engine::norvig, "norvig"},
    {Engine::least, "least"},
});
static_assert(in_order(kEngines, &EngineRow::engine));
constexpr std::string_view name_of(Engine engine) { return name_in(kEngines, engine); }
constexpr std::optional<Engine> parse_engine(std::string_view name) {
  return value_named(kEngines, &EngineRow::engine, name);
}

// Searches from the board as it stands: its digits are kept, its crossed-out candidates stay out.
// limits.work counts decisions. The recorder may be null; then tracing costs nothing.
trace::Outcome run(Engine engine, const Grid& puzzle, const trace::Limits& limits,
                   trace::Recorder* recorder = nullptr);

// Norvig's propagation alone: fills in whatever has one candidate or one place left.
// solved: the board is full; unsolvable: it broke; gave_up: `left` is as far as this goes.
struct Constrained {
  Grid left;
  trace::Outcome outcome;
};
Constrained constrain(const Grid& puzzle, trace::Recorder* recorder = nullptr);

}  // namespace nonet::backtrack
