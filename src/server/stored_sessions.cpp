#include "server/stored_sessions.h"

#include <utility>

#include <boost/json.hpp>

#include "formats/format.h"
#include "server/solving.h"
#include "server/store_problem.h"
#include "service/choice_names.h"

namespace nonet::server {

namespace {

namespace json = boost::json;

// Givens, digits that were placed and candidates that were crossed out, all in one line.
std::string line_of(const Grid& grid) { return formats::write(grid, formats::Format::hodoku); }

std::optional<Grid> grid_from(const json::value& text) {
  const auto reading = formats::read(std::string_view{text.as_string()}, formats::Format::hodoku);
  return reading ? std::optional{reading->grid} : std::nullopt;
}

json::object json_of(const Telling& telling) {
  return {{"board", line_of(telling.board)},
          {"engine", service::name_of(telling.engine)},
          {"decide", service::name_of(telling.decide)},
          {"work", telling.work},
          {"cap", telling.trace_cap}};
}

// Another server may have told the session another run since: what was asked is part of the name.
std::string name_of_run(const std::string& token, const Telling& telling) {
  return token + json::serialize(json_of(telling));
}

std::optional<Telling> telling_from(const json::object& object) {
  const auto board = grid_from(object.at("board"));
  const auto engine = service::parse_engine(std::string_view{object.at("engine").as_string()});
  const auto decide = service::parse_decide(object.at("decide").as_string());
  if (!board || !engine || !decide) return std::nullopt;
  return Telling{*board, *engine, *decide, object.at("work").to_number<std::uint64_t>(),
                 object.at("cap").to_number<std::size_t>()};
}

}  // namespace

std::string text_of(const Session& session) {
  json::object object{{"start", line_of(session.start)},
                      {"placed", formats::write_line(session.placed)}};
  if (session.telling) object["run"] = json_of(*session.telling);
  return json::serialize(object);
}

std::optional<Session> session_from(std::string_view text) try {
  const json::value value = json::parse(text);
  const json::object& object = value.as_object();
  const auto start = grid_from(object.at("start"));
  const auto placed = formats::read_line(std::string_view{object.at("placed").as_string()});
  if (!start || !placed) return std::nullopt;
  Session session{*start, *placed, nullptr, std::nullopt};
  if (const auto* run = object.if_contains("run")) session.telling = telling_from(run->as_object());
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
  keep(*token, session);
  return *token;
}

std::optional<Session> StoredSessions::find(std::string_view token) {
  const std::string name{token};
  auto loaded = load(name);
  if (!loaded) return std::nullopt;
  loaded->session.run = run_of(name, loaded->session);
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
    session.run = run_of(name, session);
    change(session);
    const auto saved =
        store::save_play_session(*database_, name, loaded->version, text_of(session), store::now());
    if (saved) {
      keep(name, session);
      return std::move(session);
    }
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

RunCache::Run StoredSessions::run_of(const std::string& token, const Session& session) {
  if (!session.telling) return nullptr;
  {
    const std::scoped_lock lock{mutex_};
    if (auto run = runs_.find(name_of_run(token, *session.telling))) return run;
  }
  service::SolveOptions options = session.telling->options();
  options.stop = stop_after(retell_time_);
  service::SolveAnswer answer = service::solve(session.telling->board, options);
  if (!answer.trace) return nullptr;
  auto run = std::make_shared<const service::Run>(
      service::Run{options.engine, answer.outcome.verdict, std::move(*answer.trace)});
  const std::scoped_lock lock{mutex_};
  runs_.keep(name_of_run(token, *session.telling), run);
  return run;
}

void StoredSessions::keep(const std::string& token, const Session& session) {
  if (!session.telling) return;
  const std::scoped_lock lock{mutex_};
  runs_.keep(name_of_run(token, *session.telling), session.run);
}

}  // namespace nonet::server
