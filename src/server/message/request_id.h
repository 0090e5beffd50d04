// Names for requests, by which a line of the log and the answer that somebody saw are brought
// together.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <string_view>

namespace nonet::server {

// From any thread.
class RequestIds {
 public:
  RequestIds();
  // "3f09c-00000002a": chance at the start of the program, then a number. Guards nothing.
  std::string next();

 private:
  std::uint32_t program_;
  std::atomic<std::uint64_t> count_ = 0;
};

// Whether a name that a proxy gave can be kept: short, and nothing that a log could trip over.
bool is_request_id(std::string_view text);

}  // namespace nonet::server
