#include "server/documents/own_data_json.h"

#include <exception>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "formats/format.h"
#include "play/rules/moves.h"
#include "trace/ndjson.h"
#include "wire/player.h"

namespace nonet::server {

namespace {

namespace json = boost::json;

// What a document may hold. Anything beyond was not written by an export.
constexpr std::size_t kMostAtOnce = 2000;  // games, saved puzzles, techniques
constexpr std::int64_t kMostCounted = 1'000'000;
constexpr std::int64_t kEarliest = 946'684'800;  // 2000
constexpr std::int64_t kLatest = 4'102'444'800;  // 2100

// Why a document cannot be read, in our words.
struct Refusal {
  std::string why;
};

constexpr const char* kOtherForm = " lacks something, or has it in another form";

[[noreturn]] void refuse(std::string why) { throw Refusal{std::move(why)}; }

// Reads a part of the document. What goes wrong there is told with the part's name.
template <class Read>
auto part(const std::string& name, const Read& read) {
  try {
    return read();
  } catch (const Refusal& refusal) {
    refuse(name + ": " + refusal.why);
  } catch (const std::exception&) {  // of the JSON library: no such field, or of another type
    refuse(name + kOtherForm);
  }
}

std::int64_t number_from(const json::object& object, std::string_view name, std::int64_t least,
                         std::int64_t most) {
  const auto number = object.at(name).to_number<std::int64_t>();
  if (number < least || number > most) refuse(fmt::format("its {} cannot be", name));
  return number;
}

std::int64_t count_from(const json::object& object, std::string_view name) {
  return number_from(object, name, 0, kMostCounted);
}

std::string short_text(const json::value& text, std::size_t most) {
  if (text.as_string().size() > most) refuse("a text of it is too long");
  return std::string{text.as_string()};
}

std::vector<trace::Event> moves_from(const json::array& array, const Filling& givens) {
  std::string lines;
  for (const json::value& move : array) lines += json::serialize(move) + "\n";
  if (lines.empty()) return {};
  if (array.size() > play::kMostMoves) refuse("it has too many moves");
  auto trace = trace::from_ndjson(lines);
  if (!trace) refuse(fmt::format("its move {}: {}", trace.error().line, trace.error().reason));
  if (trace->shape != Shape{}) refuse("its board is of another size");
  std::vector<trace::Event> moves;
  for (const trace::Event& event : trace->events) {
    auto move = play::as_move(event, givens);
    if (!move) refuse(fmt::format("its move {} is none of a player", moves.size() + 1));
    moves.push_back(*std::move(move));
  }
  return moves;
}

play::GameState state_from(std::string_view name) {
  const auto state = play::parse_game_state(name);
  if (!state) refuse("its state is unknown");
  return *state;
}

play::Effort effort_from(const json::object& object) {
  play::Effort effort;
  // The sum over devices, each of which has the longest game to itself.
  effort.elapsed_ms =
      number_from(object, "elapsed_ms", 0,
                  static_cast<std::int64_t>(play::kLongestGame) * (store::kMostDevices + 1));
  effort.mistakes = count_from(object, "mistakes");
  const json::array& hints = object.at("hints").as_array();
  if (hints.size() != effort.hints.size()) refuse("its hints are not four numbers");
  for (std::size_t i = 0; i < hints.size(); ++i) {
    effort.hints[i] = hints[i].to_number<std::int64_t>();
    if (effort.hints[i] < 0 || effort.hints[i] > kMostCounted) refuse("its hints cannot be");
  }
  return effort;
}

std::optional<store::Day> day_from(const json::object& object, std::string_view name) {
  const auto* const text = object.if_contains(name);
  if (text == nullptr || text->is_null()) return std::nullopt;
  const auto day = store::parse_day(std::string_view{text->as_string()});
  if (!day) refuse(fmt::format("its {} is no day", name));
  return day;
}

store::TechniqueProgress progress_from(const json::object& object) {
  return {.technique = short_text(object.at("technique"), play::kLongestTitle),
          .seen = count_from(object, "seen"),
          .practised = count_from(object, "practised"),
          .cleared = count_from(object, "cleared"),
          .cleared_day = day_from(object, "cleared_on"),
          .due = day_from(object, "due")};
}

template <class Read>
auto list(const json::value& value, std::string_view name, const Read& read) {
  const json::array& array = value.as_array();
  if (array.size() > kMostAtOnce)
    refuse(fmt::format("it has more than {} of one kind: bring them in parts", kMostAtOnce));
  std::vector<decltype(read(array.front().as_object()))> all;
  for (const json::value& one : array)
    all.push_back(
        part(fmt::format("{} {}", name, all.size() + 1), [&] { return read(one.as_object()); }));
  return all;
}

Filling puzzle_from(const json::object& object) {
  const auto puzzle = formats::read_line(std::string_view{object.at("puzzle").as_string()});
  if (!puzzle) refuse("its puzzle is none");
  return *puzzle;
}

play::OwnGame game_from(const json::object& object) {
  const Filling puzzle = puzzle_from(object);
  play::OwnGame game{
      .puzzle = puzzle,
      .started = store::moment_at(number_from(object, "started", kEarliest, kLatest)),
      .updated = store::moment_at(number_from(object, "updated", kEarliest, kLatest)),
      .effort = {},
      .page = {},
      .moves = moves_from(object.at("moves").as_array(), puzzle)};
  game.state = state_from(object.at("state").as_string());
  game.effort = effort_from(object);
  if (object.at("page").is_object()) game.page = json::serialize(object.at("page"));
  return game;
}

play::OwnPuzzle saved_from(const json::object& object) {
  return {puzzle_from(object), short_text(object.at("title"), play::kLongestTitle)};
}

play::OwnData data_from(std::string_view text) {
  boost::system::error_code error;
  const json::value value = json::parse(text, error, {}, {.max_depth = 24});
  if (error) refuse("it is no JSON");
  const json::object& object = value.as_object();
  if (object.at("nonet").to_number<int>() != wire::kExportFormat) refuse("it is of a newer kind");
  play::OwnData data;
  data.settings = json::serialize(object.at("player").at("settings").as_object());
  data.games = list(object.at("games"), "game", game_from);
  data.saved = list(object.at("saved"), "saved puzzle", saved_from);
  if (const auto* progress = object.if_contains("progress"))
    data.progress = list(*progress, "technique", progress_from);
  return data;
}

}  // namespace

play::Result<play::OwnData> read_own_data(std::string_view text) {
  std::string why;
  try {
    return data_from(text);
  } catch (const Refusal& refusal) {
    why = refusal.why;
  } catch (const std::exception&) {  // of the JSON library, outside of the parts
    why = std::string{"it"} + kOtherForm;
  }
  return tl::unexpected{play::Error{play::Refusal::no_export, std::move(why)}};
}

}  // namespace nonet::server
