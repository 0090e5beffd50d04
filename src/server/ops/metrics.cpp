#include "server/ops/metrics.h"

#include <algorithm>
#include <iterator>
#include <string_view>

#include <fmt/format.h>

#include "server/message/route_table.h"

namespace nonet::server {

namespace {

constexpr std::array<std::string_view, 4> kRefusals{"connection", "connection-of-address", "heavy",
                                                    "heavy-of-address"};

void add_head(std::string& text, std::string_view name, std::string_view type,
              std::string_view help) {
  fmt::format_to(std::back_inserter(text), "# HELP {0} {2}\n# TYPE {0} {1}\n", name, type, help);
}

double seconds(std::uint64_t microseconds) { return static_cast<double>(microseconds) / 1e6; }

}  // namespace

void Metrics::watch(const RouteTable& routes) {
  if (!rows_.empty()) return;
  const auto add = [this](std::string_view method, std::string_view route) {
    auto row = std::make_unique<Row>();
    row->method = method;
    row->route = route;
    rows_.push_back(std::move(row));
  };
  for (const std::string& name : routes.list()) {
    const auto space = name.find(' ');
    add(std::string_view{name}.substr(0, space), std::string_view{name}.substr(space + 1));
  }
  add("GET", "files");
  add("any", "none");
}

void Metrics::answered(std::size_t row, Status status, std::chrono::microseconds time) {
  if (rows_.empty()) return;
  Row& counters = *rows_[std::min(row, rows_.size() - 1)];
  const auto spent = static_cast<std::uint64_t>(std::max<std::int64_t>(time.count(), 0));
  const auto bucket = std::ranges::lower_bound(kBuckets, spent) - kBuckets.begin();
  counters.classes[static_cast<std::size_t>(number(status) / 100 - 1) % 5].fetch_add(1, kLoosely);
  counters.durations[static_cast<std::size_t>(bucket)].fetch_add(1, kLoosely);
  counters.microseconds.fetch_add(spent, kLoosely);
}

// Rows and classes that never came are left out: most do not.
void Metrics::add_requests(std::string& text) const {
  add_head(text, "nonet_requests_total", "counter", "Requests answered.");
  for (const auto& row : rows_)
    for (std::size_t i = 0; i < row->classes.size(); ++i)
      if (const auto count = row->classes[i].load(kLoosely); count > 0)
        fmt::format_to(std::back_inserter(text),
                       "nonet_requests_total{{method=\"{}\",route=\"{}\",status=\"{}xx\"}} {}\n",
                       row->method, row->route, i + 1, count);
}

void Metrics::add_durations(std::string& text) const {
  constexpr std::string_view kName = "nonet_request_duration_seconds";
  add_head(text, kName, "histogram", "First byte of the request to last byte of the answer.");
  for (const auto& row : rows_) {
    const std::string labels = fmt::format("method=\"{}\",route=\"{}\"", row->method, row->route);
    std::uint64_t all = 0;
    std::string lines;
    for (std::size_t i = 0; i < row->durations.size(); ++i) {
      all += row->durations[i].load(kLoosely);
      const std::string bound =
          i < kBuckets.size() ? fmt::format("{}", seconds(kBuckets[i])) : "+Inf";
      lines += fmt::format("{}_bucket{{{},le=\"{}\"}} {}\n", kName, labels, bound, all);
    }
    if (all == 0) continue;
    text += lines;
    fmt::format_to(std::back_inserter(text), "{0}_sum{{{1}}} {2}\n{0}_count{{{1}}} {3}\n", kName,
                   labels, seconds(row->microseconds.load(kLoosely)), all);
  }
}

std::string Metrics::text() const {
  std::string text;
  add_requests(text);
  add_durations(text);
  add_head(text, "nonet_connections", "gauge", "Connections that are open.");
  text += fmt::format("nonet_connections {}\n", connections_.load(kLoosely));
  add_head(text, "nonet_heavy_requests", "gauge", "Heavy requests that run or wait for a worker.");
  text += fmt::format("nonet_heavy_requests {}\n", heavy_.load(kLoosely));
  add_head(text, "nonet_refused_total", "counter", "What was refused because a limit was reached.");
  for (std::size_t i = 0; i < refused_.size(); ++i)
    text += fmt::format("nonet_refused_total{{what=\"{}\"}} {}\n", kRefusals[i],
                        refused_[i].load(kLoosely));
  return text;
}

}  // namespace nonet::server
