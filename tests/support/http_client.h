// A raw HTTP client over blocking sockets: sends whatever bytes a test wants, also wrong ones, and
// reads answers. Nothing waits longer than the time-out, so a hanging server fails a test.
#pragma once

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include "support/patience.h"

namespace nonet::testing {

struct Reply {
  int status = 0;
  std::map<std::string, std::string> headers;  // names in lower case
  std::string body;

  std::string header(const std::string& name) const {
    const auto found = headers.find(name);
    return found == headers.end() ? std::string{} : found->second;
  }
};

class HttpClient {
 public:
  // Connects to 127.0.0.1. `connected()` says whether that worked.
  explicit HttpClient(std::uint16_t port) : HttpClient{open_socket()} { connect(port); }
  HttpClient(HttpClient&& other) noexcept
      : socket_{std::exchange(other.socket_, -1)},
        connected_{other.connected_},
        pending_{std::move(other.pending_)} {}
  HttpClient& operator=(HttpClient&&) = delete;
  ~HttpClient() { close(); }

  // A socket that is open but not yet connected.
  static HttpClient unconnected() { return HttpClient{open_socket()}; }
  bool open() const { return socket_ >= 0; }
  bool connected() const { return connected_; }

  bool connect(std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    connected_ = open() && ::connect(socket_, reinterpret_cast<const sockaddr*>(&address),
                                     sizeof address) == 0;
    return connected_;
  }

  // False when the server has closed the connection.
  bool send(std::string_view bytes) {
    while (!bytes.empty()) {
      const auto sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (sent <= 0) return false;
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
  }
  void end_sending() { ::shutdown(socket_, SHUT_WR); }
  void close() {
    if (socket_ >= 0) ::close(socket_);
    socket_ = -1;
  }

  // The next answer; nothing when the connection ended or the time-out passed before it was whole.
  // An answer to HEAD has a length but no body.
  std::optional<Reply> receive(bool to_head = false) {
    std::size_t end = 0;
    while ((end = pending_.find("\r\n\r\n")) == std::string::npos)
      if (!read_more()) return std::nullopt;
    Reply reply = parse_head(std::string_view{pending_}.substr(0, end));
    if (reply.header("transfer-encoding") == "chunked" && !to_head) {
      pending_.erase(0, end + 4);
      return read_chunks(reply) ? std::optional{std::move(reply)} : std::nullopt;
    }
    const std::string length = reply.header("content-length");
    const std::size_t body =
        to_head || length.empty() ? 0 : std::strtoul(length.c_str(), nullptr, 10);
    while (pending_.size() < end + 4 + body)
      if (!read_more()) return std::nullopt;
    reply.body = pending_.substr(end + 4, body);
    pending_.erase(0, end + 4 + body);
    return reply;
  }

  // Waits for the header of an answer and leaves it where it is.
  bool receive_head() {
    while (pending_.find("\r\n\r\n") == std::string::npos)
      if (!read_more()) return false;
    return true;
  }
  // Everything until the server ends the connection.
  std::string rest() {
    while (read_more()) {
    }
    return std::exchange(pending_, {});
  }

  // True when the server ends the connection, within the time-out, without saying anything more.
  bool closed_by_server() {
    if (!pending_.empty()) return false;
    char byte = 0;
    const auto got = ::recv(socket_, &byte, 1, 0);
    return got == 0 || (got < 0 && errno == ECONNRESET);
  }

  std::optional<Reply> request(std::string_view method, std::string_view path,
                               std::string_view body = {}) {
    std::string text;
    text.append(method).append(" ").append(path).append(" HTTP/1.1\r\nHost: test\r\n");
    if (!body.empty()) text += "Content-Length: " + std::to_string(body.size()) + "\r\n";
    text.append("\r\n").append(body);
    if (!send(text)) return std::nullopt;
    return receive(method == "HEAD");
  }

 private:
  explicit HttpClient(int socket) : socket_{socket} {}

  static int open_socket() {
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    const timeval timeout{kLongest.count(), 0};
    ::setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &timeout, sizeof timeout);
    ::setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &timeout, sizeof timeout);
    return socket;
  }

  bool read_more() {
    char chunk[16 * 1024];
    const auto got = ::recv(socket_, chunk, sizeof chunk, 0);
    if (got > 0) pending_.append(chunk, static_cast<std::size_t>(got));
    return got > 0;
  }

  // A body in chunks, up to the last; false when it breaks off.
  bool read_chunks(Reply& reply) {
    for (;;) {
      std::size_t line = 0;
      while ((line = pending_.find("\r\n")) == std::string::npos)
        if (!read_more()) return false;
      const std::size_t size = std::strtoul(pending_.c_str(), nullptr, 16);
      while (pending_.size() < line + 2 + size + 2)
        if (!read_more()) return false;
      reply.body.append(pending_, line + 2, size);
      pending_.erase(0, line + 2 + size + 2);
      if (size == 0) return true;
    }
  }

  // "HTTP/1.1 200 OK" and the header lines, without the blank line.
  static Reply parse_head(std::string_view head) {
    Reply reply;
    const std::string status{head.substr(0, head.find("\r\n"))};
    if (status.size() > 9) reply.status = std::atoi(status.c_str() + 9);
    while (head.find("\r\n") != std::string_view::npos) {
      head.remove_prefix(head.find("\r\n") + 2);
      const std::string_view line = head.substr(0, head.find("\r\n"));
      std::string name{line.substr(0, line.find(':'))};
      std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::tolower(c); });
      const std::size_t value = line.find_first_not_of(' ', line.find(':') + 1);
      reply.headers[name] = value == std::string_view::npos ? "" : std::string{line.substr(value)};
    }
    return reply;
  }

  int socket_ = -1;
  bool connected_ = false;
  std::string pending_;  // received and not yet handed out
};

inline std::optional<Reply> get(std::uint16_t port, std::string_view path) {
  return HttpClient{port}.request("GET", path);
}

}  // namespace nonet::testing
