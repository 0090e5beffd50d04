#include "server/http/pipe.h"

#include <utility>

namespace nonet::server {

namespace {

constexpr std::size_t kMostWaiting = 65'536;

}  // namespace

Pipe::Pipe(std::function<void()> wake) : wake_{std::move(wake)} {}

bool Pipe::write(std::string_view bytes) {
  bool first = false;
  {
    std::unique_lock lock{mutex_};
    taken_.wait(lock, [this] { return closed_ || waiting_.size() < kMostWaiting; });
    if (closed_) return false;
    first = waiting_.empty();
    waiting_.append(bytes);
  }
  if (first) wake_();
  return true;
}

bool Pipe::closed() const {
  const std::scoped_lock lock{mutex_};
  return closed_;
}

void Pipe::finish(bool whole, std::string note) {
  {
    const std::scoped_lock lock{mutex_};
    note_ = std::move(note);
    rest_ = whole ? Rest::whole : Rest::broken;
  }
  wake_();
}

Pipe::Rest Pipe::take(std::string& bytes) {
  const std::scoped_lock lock{mutex_};
  bytes.clear();
  std::swap(bytes, waiting_);
  taken_.notify_all();
  return rest_;
}

std::string Pipe::note() const {
  const std::scoped_lock lock{mutex_};
  return note_;
}

void Pipe::close() {
  const std::scoped_lock lock{mutex_};
  closed_ = true;
  taken_.notify_all();
}

}  // namespace nonet::server
