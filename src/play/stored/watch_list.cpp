#include "play/stored/watch_list.h"

#include <algorithm>
#include <array>
#include <mutex>
#include <ranges>
#include <string_view>

#include "board/canonical.h"
#include "formats/format.h"
#include "play/stored/library.h"
#include "store/base/ids.h"

namespace nonet::play {

namespace {

std::vector<std::string_view> pieces(std::string_view text, char between) {
  std::vector<std::string_view> all;
  for (const auto piece : std::views::split(text, between))
    all.emplace_back(piece.begin(), piece.end());
  return all;
}

// The file's columns are those of a collection, and `watch`: the engines, with blanks between.
std::vector<WatchPuzzle> read_list(std::string_view text) {
  const std::vector<std::string_view> lines = pieces(text, '\n');
  const std::vector<std::string_view> head = pieces(lines.front(), '\t');
  const auto column = [&](std::string_view name) {
    return static_cast<std::size_t>(std::ranges::find(head, name) - head.begin());
  };
  std::vector<WatchPuzzle> list;
  for (const std::string_view line : lines | std::views::drop(1)) {
    const std::vector<std::string_view> fields = pieces(line, '\t');
    if (fields.size() != head.size()) continue;
    WatchPuzzle entry{.id = {}, .puzzle = std::string{fields[column("puzzle")]}, .engines = {}};
    const Filling form = canonical(*formats::read_line(entry.puzzle)).form;
    entry.id = store::puzzle_id(formats::write_line(form));
    for (const std::string_view name : pieces(fields[column("watch")], ' '))
      if (const auto engine = service::parse_engine(name)) entry.engines.push_back(*engine);
    list.push_back(std::move(entry));
  }
  return list;
}

}  // namespace

const std::vector<WatchPuzzle>& watch_list(rate::Level level) {
  struct Lazy {
    std::once_flag read;
    std::vector<WatchPuzzle> list;
  };
  static std::array<Lazy, rate::kLevels.size()> all;
  Lazy& lazy = all[static_cast<std::size_t>(level)];
  std::call_once(lazy.read, [&] { lazy.list = read_list(shipped_watch_list(level)); });
  return lazy.list;
}

}  // namespace nonet::play
