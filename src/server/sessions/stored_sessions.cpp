#include "server/sessions/stored_sessions.h"

#include <utility>

#include <boost/json.hpp>

#include "formats/format.h"
#include "server/message/store_problem.h"
#include "server/sessions/solving.h"
#include "service/choice_names.h"
#include "trace/names.h"

namespace nonet::server {

namespace {

namespace json = boost::json;

// Givens, digits that were placed and candidates that were crossed out, all in one line.
std::string line_of(const Grid& grid) { return formats::write(grid, formats::Format::hodoku); }

std::optional<Grid> grid_from(const json::value& text) {
  const auto reading = formats::read(std::string_view{text.as_string()}, formats::Format::hodoku);
  return reading ? std::optional{reading->grid} : std::nullopt;
}

json::object json_of(const LastSolve& solve) {
  const service::TechniqueChoice& choice = solve.techniques;
  json::object object{{"board", line_of(solve.board)},
                      {"engine", service::name_of(solve.engine)},
                      {"decide", service::name_of(solve.decide)},
                      {"work", solve.work},
                      {"profile", choice.profile},
                      {"techniques", json::value_from(choice.techniques)},
                      {"inner", json::value_from(choice.inner)},
                      {"group", choice.group},
                      {"verdict", trace::name_of(solve.verdict)},
                      {"solution", nullptr}};
  if (solve.solution) object["solution"] = formats::write_line(*solve.solution);
  return object;
}

// Another server may have solved the session otherwise since: what was asked is part of the name.
std::string name_of_run(std::string_view token, const LastSolve& solve) {
  return std::string{token} + json::serialize(json_of(solve));
}

std::optional<LastSolve> solve_from(const json::object& object) {
  const auto board = grid_from(object.at("board"));
  const auto engine = service::parse_engine(std::string_view{object.at("engine").as_string()});
  const auto decide = service::parse_decide(object.at("decide").as_string());
  const auto verdict = trace::parse_verdict(object.at("verdict").as_string());
  if (!board || !engine || !decide || !verdict) return std::nullopt;
  LastSolve solve{*board, *engine,  *decide,     object.at("work").to_number<std::uint64_t>(),
                  {},     *verdict, std::nullopt};
  using Words = std::vector<std::string>;
  solve.techniques = {.profile = json::value_to<std::string>(object.at("profile")),
                      .techniques = json::value_to<Words>(object.at("techniques")),
                      .inner = json::value_to<Words>(object.at("inner")),
                      .group = object.at("group").as_bool()};
  // Of another version, which had other techniques: told with those of today it would be another.
  if (!service::chosen_profile(solve.techniques)) return std::nullopt;
  if (const json::value& solution = object.at("solution"); solution.is_string())
    solve.solution = *formats::read_line(std::string_view{solution.get_string()});
  return solve;
}

}  // namespace

std::string text_of(const Session& session) {
  json::object object{{"start", line_of(session.start)},
                      {"placed", formats::write_line(session.placed)}};
  if (session.solve) object["solve"] = json_of(*session.solve);
  return json::serialize(object);
}

std::optional<Session> session_from(std::string_view text) try {
  const json::value value = json::parse(text);
  const json::object& object = value.as_object();
  const auto start = grid_from(object.at("start"));
  const auto placed = formats::read_line(std::string_view{object.at("placed").as_string()});
  if (!start || !placed) return std::nullopt;
  Session session{*start, *placed, std::nullopt};
  if (const auto* solve = object.if_contains("solve"))
    session.solve = solve_from(solve->as_object());
  return session;
} catch (const std::exception&) {  // not JSON, or not of this shape
  return std::nullopt;
}

StoredSessions::StoredSessions(std::shared_ptr<store::Database> database,
                               const SessionLimits& limits, std::chrono::milliseconds retell_time)
    : database_{std::move(database)},
      limits_{limits.count, limits.idle_time},
      retell_time_{retell_time},
      runs_{limits.run_bytes} {}

std::string StoredSessions::create(const Session& session) {
  const auto token =
      store::create_play_session(*database_, text_of(session), limits_, store::now());
  if (!token) throw StoreTrouble{token.error()};
  return *token;
}

std::optional<Session> StoredSessions::find(std::string_view token) {
  auto loaded = load(std::string{token});
  if (!loaded) return std::nullopt;
  return std::move(loaded->session);
}

// Somebody else may save in between: then once more, from what is there now.
std::optional<Session> StoredSessions::update(std::string_view token,
                                              const std::function<void(Session&)>& change) {
  constexpr int kMostTries = 100;
  const std::string name{token};
  for (int tries = 1;; ++tries) {
    auto loaded = load(name);
    if (!loaded) return std::nullopt;
    Session& session = loaded->session;
    change(session);
    const auto saved =
        store::save_play_session(*database_, name, loaded->version, text_of(session), store::now());
    if (saved) return std::move(session);
    if (saved.error().fault == store::StoreFault::not_found) return std::nullopt;
    if (saved.error().fault != store::StoreFault::conflict || tries == kMostTries)
      throw StoreTrouble{saved.error()};
  }
}

std::optional<StoredSessions::Loaded> StoredSessions::load(const std::string& token) {
  const auto kept = store::load_play_session(*database_, token, limits_, store::now());
  if (!kept && kept.error().fault == store::StoreFault::not_found) return std::nullopt;
  if (!kept) throw StoreTrouble{kept.error()};
  auto session = session_from(kept->state);
  if (!session) return std::nullopt;
  return Loaded{*std::move(session), kept->version};
}

RunCache::Run StoredSessions::run_of(std::string_view token, const Session& session) {
  if (!session.solve) return nullptr;
  {
    const std::scoped_lock lock{mutex_};
    if (auto run = runs_.find(name_of_run(token, *session.solve))) return run;
  }
  auto run = std::make_shared<const service::Run>(session.solve->tell(stop_after(retell_time_)));
  keep_run(token, *session.solve, run);
  return run;
}

void StoredSessions::keep_solve(std::string_view token, const Session& before,
                                const LastSolve& solve, std::optional<trace::Trace> trace) {
  bool kept = false;
  update(token, [&](Session& now) {
    kept = now.placed == before.placed;
    if (kept) now.solve = solve;
  });
  if (kept && trace)
    keep_run(token, solve, std::make_shared<const service::Run>(solve.run(*std::move(trace))));
}

void StoredSessions::keep_run(std::string_view token, const LastSolve& solve, RunCache::Run run) {
  const std::scoped_lock lock{mutex_};
  runs_.keep(name_of_run(token, solve), std::move(run));
}

}  // namespace nonet::server
