#include "cli/commands/serve_settings.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <chrono>
#include <sstream>
#include <utility>

#include <fmt/format.h>

#include "server/guard/origin_check.h"
#include "store/base/address.h"

namespace nonet::cli {

namespace {

using server::Limits;
using std::chrono::milliseconds;

constexpr std::uint64_t kMany = 1'000'000;
constexpr std::uint64_t kLongest = 86'400;  // seconds
constexpr std::size_t kMostThreads = 1024;

std::optional<std::uint64_t> whole_number(std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (problem != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

// A row for a number within bounds. `member` finds it among settings that may be const or not.
template <class Member>
Setting number(std::string name, std::string meaning, std::uint64_t least, std::uint64_t most,
               Member member) {
  Setting row{std::move(name), "N", std::move(meaning)};
  row.read = [=](ServeSettings& settings, const std::string& text) -> std::string {
    const auto value = whole_number(text);
    if (!value || *value < least || *value > most)
      return fmt::format("'{}' is no whole number from {} to {}", text, least, most);
    auto& target = member(settings);
    target = static_cast<std::remove_reference_t<decltype(target)>>(*value);
    return {};
  };
  row.show = [=](const ServeSettings& settings) {
    return std::vector{std::to_string(member(settings))};
  };
  return row;
}

// A time, in seconds with or without a fraction: "60", "0.5".
template <class Member>
Setting seconds(std::string name, std::string meaning, Member member) {
  Setting row{std::move(name), "SECONDS", std::move(meaning)};
  row.read = [=](ServeSettings& settings, const std::string& text) -> std::string {
    double value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc{} || end != text.data() + text.size() || !(value >= 0.001) ||
        value > static_cast<double>(kLongest))
      return fmt::format("'{}' is no number of seconds from 0.001 to {}", text, kLongest);
    member(settings) = milliseconds{static_cast<std::int64_t>(value * 1000)};
    return {};
  };
  row.show = [=](const ServeSettings& settings) {
    const auto time = member(settings);
    return std::vector{fmt::format("{:g}", static_cast<double>(time.count()) / 1000)};
  };
  return row;
}

template <class Member>
Setting text(std::string name, std::string type, std::string meaning, Member member) {
  Setting row{std::move(name), std::move(type), std::move(meaning)};
  row.read = [=](ServeSettings& settings, const std::string& value) -> std::string {
    member(settings) = value;
    return {};
  };
  row.show = [=](const ServeSettings& settings) { return std::vector{member(settings)}; };
  return row;
}

template <class Member>
Setting flag(std::string name, std::string meaning, Member member) {
  Setting row{std::move(name), "", std::move(meaning)};
  row.read = [=](ServeSettings& settings, const std::string& value) -> std::string {
    if (value != "yes" && value != "no") return fmt::format("'{}' is neither yes nor no", value);
    member(settings) = value == "yes";
    return {};
  };
  row.show = [=](const ServeSettings& settings) {
    return std::vector<std::string>{member(settings) ? "yes" : "no"};
  };
  return row;
}

Setting allow_origin() {
  Setting row{"allow-origin", "ORIGIN",
              "A site whose pages may call the API, such as https://example.org; * for all", true};
  row.read = [](ServeSettings& settings, const std::string& value) -> std::string {
    const std::string origin = value == "*" ? value : server::parse_origin(value);
    if (origin.empty()) return fmt::format("'{}' is no origin: https://example.org", value);
    settings.server.admission.allow_origins.push_back(origin);
    return {};
  };
  row.show = [](const ServeSettings& settings) { return settings.server.admission.allow_origins; };
  return row;
}

Setting database() {
  Setting row = text("db", "URL", "The database: a file, or postgresql://user@host/name",
                     [](auto& s) -> auto& { return s.db; });
  row.secret = true;
  return row;
}

void add_place(std::vector<Setting>& rows) {
  rows.push_back(text("host", "ADDRESS", "Address to listen on; 0.0.0.0 for the whole network",
                      [](auto& s) -> auto& { return s.server.host; }));
  rows.push_back(number("port", "Port to listen on; 0 picks a free one", 0, 65'535,
                        [](auto& s) -> auto& { return s.server.port; }));
  rows.push_back(
      text("web", "DIR",
           "Folder of the website (default: ../web or ../share/nonet/web, seen from the program)",
           [](auto& s) -> auto& { return s.server.site.web_root; }));
  rows.push_back(database());
  rows.push_back(number("threads", "Workers that solve; 0: one for each core", 0, kMostThreads,
                        [](auto& s) -> auto& { return s.server.threads; }));
  rows.push_back(number("io-threads", "Threads that read and write; 0: half of the cores", 0,
                        kMostThreads, [](auto& s) -> auto& { return s.server.io_threads; }));
  rows.push_back(flag("log", "Write a line to standard error for each request",
                      [](auto& s) -> auto& { return s.log; }));
  rows.push_back(flag("behind-proxy",
                      "Believe X-Forwarded-For, X-Forwarded-Proto and X-Request-Id; only where "
                      "nobody but your proxy can connect",
                      [](auto& s) -> auto& { return s.server.admission.behind_proxy; }));
  rows.push_back(allow_origin());
}

Setting limit(std::string name, std::string meaning, std::size_t Limits::* member) {
  return number(std::move(name), std::move(meaning), 1, kMany,
                [=](auto& s) -> auto& { return s.server.limits.*member; });
}
Setting limit(std::string name, std::string meaning, milliseconds Limits::* member) {
  return seconds(std::move(name), std::move(meaning),
                 [=](auto& s) -> auto& { return s.server.limits.*member; });
}

void add_limits(std::vector<Setting>& rows) {
  rows.push_back(limit("max-connections", "Connections at once", &Limits::connections));
  rows.push_back(limit("max-connections-each", "Connections of one address (not behind a proxy)",
                       &Limits::connections_each));
  rows.push_back(
      limit("max-heavy", "Requests that run or wait for a worker", &Limits::waiting_requests));
  rows.push_back(limit("max-heavy-each", "The same of one address", &Limits::waiting_each));
  rows.push_back(number("max-header-bytes", "Size of a request line and header", 1024, kMany,
                        [](auto& s) -> auto& { return s.server.limits.header_bytes; }));
  rows.push_back(number("max-body-bytes", "Size of a request body", 1024, kMany * 1024,
                        [](auto& s) -> auto& { return s.server.limits.body_bytes; }));
  rows.push_back(limit("idle-time", "Between two requests of a connection", &Limits::idle_time));
  rows.push_back(limit("request-time", "For a request to arrive", &Limits::request_time));
  rows.push_back(limit("response-time", "For an answer to be taken", &Limits::response_time));
  rows.push_back(
      limit("stream-time", "For a streamed answer to be made and taken", &Limits::stream_time));
  rows.push_back(limit("grace-time", "After a stop, for what still runs", &Limits::grace_time));
  rows.push_back(seconds("solve-time", "For the work of one request",
                         [](auto& s) -> auto& { return s.server.site.solve_time; }));
}

std::string trimmed(std::string_view text) {
  const auto begin = text.find_first_not_of(" \t\r");
  if (begin == std::string_view::npos) return {};
  return std::string{text.substr(begin, text.find_last_not_of(" \t\r") + 1 - begin)};
}

const Setting* find_setting(std::string_view name) {
  const auto& all = serve_settings();
  const auto row = std::ranges::find(all, name, &Setting::name);
  return row == all.end() ? nullptr : &*row;
}

}  // namespace

std::string Setting::variable() const {
  std::string variable = "NONET_" + name;
  for (char& c : variable)
    c = c == '-' ? '_' : static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return variable;
}

const std::vector<Setting>& serve_settings() {
  static const std::vector<Setting> all = [] {
    std::vector<Setting> rows;
    add_place(rows);
    add_limits(rows);
    return rows;
  }();
  return all;
}

tl::expected<std::vector<Given>, std::string> parse_config(std::string_view text,
                                                           const std::string& file) {
  std::vector<Given> given;
  std::istringstream lines{std::string{text}};
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    const std::string where = fmt::format("{}, line {}", file, ++number);
    line = trimmed(line);
    if (line.empty() || line.starts_with('#')) continue;
    const auto equals = line.find('=');
    if (equals == std::string::npos)
      return tl::unexpected{where + ": a line must be a name, = and a value"};
    std::string name = trimmed(std::string_view{line}.substr(0, equals));
    const Setting* setting = find_setting(name);
    if (setting == nullptr)
      return tl::unexpected{
          fmt::format("{}: '{}' is no setting; nonet serve --help lists them", where, name)};
    if (const auto before = std::ranges::find(given, name, &Given::name);
        before != given.end() && !setting->repeatable)
      return tl::unexpected{
          fmt::format("{}: '{}' is set already in {}", where, name, before->where)};
    given.push_back({std::move(name), trimmed(std::string_view{line}.substr(equals + 1)), where});
  }
  return given;
}

std::vector<Given> from_environment(const std::function<const char*(const char*)>& value_of) {
  std::vector<Given> given;
  for (const Setting& setting : serve_settings()) {
    const std::string variable = setting.variable();
    const char* value = value_of(variable.c_str());
    if (value == nullptr || *value == '\0') continue;
    if (!setting.repeatable) {
      given.push_back({setting.name, value, variable});
      continue;
    }
    std::istringstream words{value};
    for (std::string word; words >> word;) given.push_back({setting.name, word, variable});
  }
  return given;
}

tl::expected<Configured, std::string> configure(const std::vector<std::vector<Given>>& sources) {
  Configured configured;
  for (const Setting& setting : serve_settings()) {
    const auto names_it = [&](const Given& one) { return one.name == setting.name; };
    for (const std::vector<Given>& source : sources) {
      if (std::ranges::none_of(source, names_it)) continue;
      for (const Given& one : source) {
        if (!names_it(one)) continue;
        const std::string wrong = setting.read(configured.settings, one.value);
        if (!wrong.empty()) return tl::unexpected{one.where + ": " + wrong};
        configured.used.push_back(one);
      }
      break;  // the weaker sources do not count
    }
  }
  return configured;
}

std::string shown(const Configured& configured) {
  std::string text;
  for (const Setting& setting : serve_settings()) {
    const auto used = std::ranges::find(configured.used, setting.name, &Given::name);
    text += fmt::format("# {} ({})\n", setting.meaning,
                        used == configured.used.end() ? "default" : used->where);
    const auto values = setting.show(configured.settings);
    if (values.empty()) text += fmt::format("# {} =\n", setting.name);
    for (const std::string& value : values)
      text += fmt::format("{}{} = {}\n", value.empty() ? "# " : "", setting.name,
                          setting.secret ? store::without_passwords(value) : value);
  }
  return text;
}

}  // namespace nonet::cli
