#include "server/sessions.h"

#include <random>
#include <utility>

#include <fmt/format.h>

namespace nonet::server {

service::SolveOptions Telling::options() const {
  service::SolveOptions options;
  options.engine = engine;
  options.decide = decide;
  options.work = work;
  options.trace_cap = trace_cap;
  return options;
}

Session Session::begin(const Grid& puzzle) {
  Session session;
  session.start = Grid{puzzle.puzzle()};
  for (Cell c : puzzle.filling().cells() - puzzle.givens()) session.placed.set(c, *puzzle.at(c));
  const Grid plain{puzzle.filling()};
  for (Cell c : puzzle.open_cells())
    for (Digit d : plain.candidates(c) - puzzle.candidates(c)) session.start.eliminate(c, d);
  return session;
}

Grid Session::board() const {
  Grid board = start;
  for (Cell c : placed.cells()) board.place(c, *placed.at(c));
  return board;
}

std::string make_token() {
  std::random_device device;  // on Linux the kernel's generator, never a seeded one
  std::string token;
  for (int i = 0; i < 8; ++i) token += fmt::format("{:08x}", device());
  return token;
}

MemorySessions::MemorySessions(SessionLimits limits, Clock now)
    : limits_{limits}, now_{std::move(now)}, runs_{limits.run_bytes} {}

std::string MemorySessions::create(Session session) {
  std::string token = make_token();
  const std::scoped_lock lock{mutex_};
  drop_expired();
  while (!entries_.empty() && entries_.size() >= limits_.count) drop_last();
  runs_.keep(token, std::move(session.run));
  entries_.push_front({token, std::move(session), now_()});
  by_token_.emplace(entries_.front().token, entries_.begin());
  return token;
}

std::optional<Session> MemorySessions::find(std::string_view token) {
  const std::scoped_lock lock{mutex_};
  const auto entry = touch(token);
  if (entry == entries_.end()) return std::nullopt;
  return with_run(*entry);
}

std::optional<Session> MemorySessions::update(std::string_view token,
                                              const std::function<void(Session&)>& change) {
  const std::scoped_lock lock{mutex_};
  const auto entry = touch(token);
  if (entry == entries_.end()) return std::nullopt;
  entry->session = with_run(*entry);
  change(entry->session);
  runs_.keep(entry->token, std::move(entry->session.run));
  return with_run(*entry);
}

Session MemorySessions::with_run(const Entry& entry) {
  Session session = entry.session;
  session.run = runs_.find(entry.token);
  return session;
}

// Finds a session and notes that it is in use.
MemorySessions::Entries::iterator MemorySessions::touch(std::string_view token) {
  drop_expired();
  const auto found = by_token_.find(token);
  if (found == by_token_.end()) return entries_.end();
  found->second->used = now_();
  entries_.splice(entries_.begin(), entries_, found->second);
  return found->second;
}

void MemorySessions::drop_last() {
  runs_.forget(entries_.back().token);
  by_token_.erase(entries_.back().token);
  entries_.pop_back();
}

void MemorySessions::drop_expired() {
  const auto now = now_();
  while (!entries_.empty() && now - entries_.back().used > limits_.idle_time) drop_last();
}

}  // namespace nonet::server
