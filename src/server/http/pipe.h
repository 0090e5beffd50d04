// The bytes between a worker that makes an answer and the connection that sends it. The worker
// waits when too much lies there unsent; the connection is woken when something new does.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>

#include "server/message/stream.h"

namespace nonet::server {

class Pipe : public Stream {
 public:
  // `wake` is called from the worker, and must not block.
  explicit Pipe(std::function<void()> wake);

  // The worker's end.
  bool write(std::string_view bytes) override;
  bool closed() const override;
  // Nothing more comes; `whole` says whether that was all, or the worker failed and why.
  void finish(bool whole, std::string note = {});

  // The connection's end.
  enum class Rest { more, whole, broken };
  // Moves what lies there into `bytes`, and says what comes after it.
  Rest take(std::string& bytes);
  // Nothing is taken any more.
  void close();
  // Why the worker failed, if it has.
  std::string note() const;

 private:
  const std::function<void()> wake_;
  mutable std::mutex mutex_;
  std::condition_variable taken_;
  std::string waiting_;
  Rest rest_ = Rest::more;
  std::string note_;
  bool closed_ = false;
};

}  // namespace nonet::server
