// Which handler answers which request: one table, searched from the top.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <tl/expected.hpp>

#include "server/message/http.h"

namespace nonet::server {

// Runs on any thread, several at once.
using Handler = std::function<Response(const Request&)>;

// Where a handler runs. Light ones answer from memory within microseconds and stay on the I/O
// thread, so that health and pages are there even when every worker is busy.
enum class Work : std::uint8_t { light, heavy };

// The answer where it takes microseconds, otherwise what is left to do, for a worker; the request
// lives until then. Saves most requests the way to a worker and back, and is read once.
using Rest = std::function<Response()>;
using Begun = std::variant<Response, Rest>;
using QuickHandler = std::function<Begun(const Request&)>;

struct Route {
  Method method;
  std::string_view pattern;  // "/puzzle/{id}": a {name} stands for one segment that is not empty
  Work work;
  Handler handler;
  QuickHandler at_once = {};  // of heavy ones, instead of the handler; runs on the I/O thread
};

class RouteTable {
 public:
  struct Match {
    const Route* route = nullptr;
    Pairs parameters;
    std::size_t row = 0;  // its place in `list`; one beyond for the files of a site
  };

  // Throws std::logic_error for a table that cannot be meant: a pattern without its leading slash,
  // an unclosed {name}, the same method and path twice. `otherwise` answers GET and HEAD where no
  // row has the path: the files of a site.
  explicit RouteTable(std::vector<Route> routes, std::optional<Handler> otherwise = std::nullopt);

  // The first row that fits, or the answer that says why none does: 404, or 405 with Allow.
  // HEAD is answered by the GET row; the transport leaves the body out.
  tl::expected<Match, Response> find(Method method, const std::vector<std::string>& segments) const;

  // Every row as it was given: "GET /puzzle/{id}".
  std::vector<std::string> list() const;

 private:
  // One segment of a pattern.
  struct Part {
    std::string text;
    bool parameter;
  };
  struct Row {
    Route route;
    std::vector<Part> parts;
  };

  static std::vector<Part> parts_of(std::string_view pattern);
  static bool same_paths(const Row& a, const Row& b);
  static bool fits(const Row& row, const std::vector<std::string>& segments);
  static bool answers(const Row& row, Method method);

  std::vector<Row> rows_;
  std::optional<Route> otherwise_;
};

}  // namespace nonet::server
