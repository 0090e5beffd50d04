#include "server/sessions/run_cache.h"

#include <utility>

namespace nonet::server {

namespace {

// The token counts as well: what was asked is part of it, and that can be longer than a short run.
std::size_t bytes_of(const std::string& token, const service::Run& run) {
  std::size_t bytes =
      sizeof(run) + token.size() + run.trace.events.capacity() * sizeof(trace::Event);
  for (const trace::Event& event : run.trace.events)
    bytes += event.literals.capacity() * sizeof(trace::Literal) +
             event.taken.capacity() * sizeof(trace::Taken);
  return bytes;
}

}  // namespace

RunCache::Run RunCache::find(std::string_view token) {
  const auto found = by_token_.find(token);
  if (found == by_token_.end()) return nullptr;
  entries_.splice(entries_.begin(), entries_, found->second);
  return found->second->run;
}

void RunCache::keep(const std::string& token, Run run) {
  forget(token);
  if (!run) return;
  const std::size_t bytes = bytes_of(token, *run);
  entries_.push_front({token, std::move(run), bytes});
  by_token_.emplace(entries_.front().token, entries_.begin());
  bytes_ += bytes;
  while (bytes_ > most_bytes_) forget(std::string{entries_.back().token});
}

void RunCache::forget(std::string_view token) {
  const auto found = by_token_.find(token);
  if (found == by_token_.end()) return;
  const auto entry = found->second;
  bytes_ -= entry->bytes;
  by_token_.erase(found);
  entries_.erase(entry);
}

}  // namespace nonet::server
