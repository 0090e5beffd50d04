#include "server/sessions.h"

#include <random>
#include <ranges>
#include <utility>

#include <fmt/format.h>

namespace nonet::server {

namespace {

std::size_t bytes_of(const service::Run& run) {
  std::size_t bytes = run.trace.events.capacity() * sizeof(trace::Event);
  for (const trace::Event& event : run.trace.events)
    bytes += event.literals.capacity() * sizeof(trace::Literal);
  return bytes;
}

}  // namespace

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
    : limits_{limits}, now_{std::move(now)} {}

std::string MemorySessions::create(Session session) {
  std::string token = make_token();
  const std::scoped_lock lock{mutex_};
  drop_expired();
  while (!entries_.empty() && entries_.size() >= limits_.count) drop_last();
  entries_.push_front({token, std::move(session), now_(), 0});
  by_token_.emplace(entries_.front().token, entries_.begin());
  weigh(entries_.front());
  return token;
}

std::optional<Session> MemorySessions::find(std::string_view token) {
  const std::scoped_lock lock{mutex_};
  const auto entry = touch(token);
  if (entry == entries_.end()) return std::nullopt;
  return entry->session;
}

std::optional<Session> MemorySessions::update(std::string_view token,
                                              const std::function<void(Session&)>& change) {
  const std::scoped_lock lock{mutex_};
  const auto entry = touch(token);
  if (entry == entries_.end()) return std::nullopt;
  change(entry->session);
  weigh(*entry);
  return entry->session;
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
  run_bytes_ -= entries_.back().run_bytes;
  by_token_.erase(entries_.back().token);
  entries_.pop_back();
}

void MemorySessions::drop_expired() {
  const auto now = now_();
  while (!entries_.empty() && now - entries_.back().used > limits_.idle_time) drop_last();
}

// Takes note of the size of a session's run; beyond the bound the longest unused lose theirs.
void MemorySessions::weigh(Entry& entry) {
  const std::size_t bytes = entry.session.run ? bytes_of(*entry.session.run) : 0;
  run_bytes_ += bytes - entry.run_bytes;
  entry.run_bytes = bytes;
  for (Entry& longest_unused : entries_ | std::views::reverse) {
    if (run_bytes_ <= limits_.run_bytes) return;
    run_bytes_ -= std::exchange(longest_unused.run_bytes, 0);
    longest_unused.session.run.reset();
  }
}

}  // namespace nonet::server
