#include "batch/bytes.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include <unistd.h>

namespace nonet::batch {

Bytes bytes_of_file(int fd) {
  return [fd](std::span<char> room) -> tl::expected<std::size_t, IoError> {
    const ssize_t got = ::read(fd, room.data(), room.size());
    if (got >= 0) return static_cast<std::size_t>(got);
    return tl::unexpected{
        IoError{errno == EINTR ? IoFailure::interrupted : IoFailure::read, std::strerror(errno)}};
  };
}

Bytes bytes_of_text(std::string text) {
  return [text = std::move(text), given = std::size_t{0}](
             std::span<char> room) mutable -> tl::expected<std::size_t, IoError> {
    const std::size_t length = std::min(room.size(), text.size() - given);
    std::copy_n(text.begin() + static_cast<std::ptrdiff_t>(given), length, room.begin());
    given += length;
    return length;
  };
}

}  // namespace nonet::batch
