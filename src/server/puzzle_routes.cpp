#include "server/puzzle_routes.h"

#include <string>
#include <utility>

#include <fmt/format.h>

#include "formats/format.h"
#include "server/paging.h"
#include "server/problem.h"
#include "service/state.h"

namespace nonet::server {

namespace {

constexpr std::size_t kPage = 50;

// Without the closing brace. None of the texts needs escaping.
std::string open_object(const ShelfPuzzle& puzzle) {
  return fmt::format(
      R"({{"id":"{}","title":"{}","level":"{}","difficulty":{},"givens":{},"preview":"{}")",
      puzzle.id, puzzle.title, name_of(puzzle.level), puzzle.difficulty, puzzle.puzzle.size(),
      formats::write_line(puzzle.puzzle));
}

std::string level_names() {
  std::string names;
  for (const rate::LevelRow& row : rate::kLevels)
    names += (names.empty() ? "" : ", ") + std::string{row.name};
  return names;
}

}  // namespace

PuzzleRoutes::PuzzleRoutes(std::shared_ptr<const PuzzleShelf> shelf) : shelf_{std::move(shelf)} {}

Response PuzzleRoutes::list(const Request& request) const {
  const std::string_view name = *request.parameters.find("difficulty");
  const auto level = rate::parse_level(name);
  if (!level)
    return problem(Status::not_found,
                   service::RequestError{"unknown-difficulty",
                                         fmt::format("{} is no difficulty; there are {}",
                                                     service::quoted(name), level_names()),
                                         "difficulty"});
  const auto page = read_page(request, kPage);
  if (!page) return refusal(page.error());
  const auto puzzles = shelf_->of(*level);
  std::string rows;
  for (std::size_t n = page->from; n <= puzzles.size() && n - page->from < page->limit; ++n)
    rows += (rows.empty() ? "" : ",") + open_object(puzzles[n - 1]) + "}";
  Response response = json_answer("[" + rows + "]");
  add_links(response, fmt::format("/api/sudoku/puzzles/{}", name_of(*level)), *page,
            puzzles.size());
  return response;
}

Response PuzzleRoutes::one(const Request& request) const {
  const ShelfPuzzle* puzzle = shelf_->find(*request.parameters.find("id"));
  if (puzzle == nullptr)
    return problem(Status::not_found,
                   service::RequestError{"unknown-id", "There is no puzzle with this id.", "id"});
  return json_answer(open_object(*puzzle) + ",\"board\":" + service::board_json(puzzle->puzzle) +
                     "}");
}

}  // namespace nonet::server
