// An answer whose body is made while it is sent.
#pragma once

#include <functional>
#include <string_view>

namespace nonet::server {

// The way to the client, as whoever makes the body sees it.
class Stream {
 public:
  virtual ~Stream() = default;

  // Waits while the client is slower than we are. False: nobody takes any more.
  virtual bool write(std::string_view bytes) = 0;
  // Nobody takes any more: the client has left, its time is up, or the server stops.
  virtual bool closed() const = 0;
};

// Runs on a worker after the handler has returned, so it must own what it uses. When it throws, the
// client sees a broken answer, never a short one that looks whole.
using StreamBody = std::function<void(Stream&)>;

}  // namespace nonet::server
