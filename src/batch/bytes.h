// Where a stream of records gets its text from.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>

#include <tl/expected.hpp>

namespace nonet::batch {

enum class IoFailure : std::uint8_t { read, write, closed_pipe, interrupted };
struct IoError {
  IoFailure failure;
  std::string reason;
};

// Fills the beginning of the room, with what there is by now, and says how much that is: 0 is the
// end.
using Bytes = std::function<tl::expected<std::size_t, IoError>(std::span<char> room)>;

Bytes bytes_of_file(int fd);  // does not own the descriptor
Bytes bytes_of_text(std::string text);

}  // namespace nonet::batch
