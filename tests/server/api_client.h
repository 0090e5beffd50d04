// A caller of the API: a server with the real routes, sessions by cookie or token, JSON answers.
#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "play/stored/library.h"
#include "server/routes/routes.h"
#include "server/server.h"
#include "server/test_server.h"
#include "support/folder_test.h"
#include "support/http_client.h"
#include "support/puzzles.h"
#include "wire/check.h"

namespace nonet::testing {

namespace json = boost::json;

// A body with this puzzle and perhaps more fields: `,"minimal":true`.
inline std::string with_puzzle(const std::string& puzzle, const std::string& more = "") {
  return "{\"puzzle\":" + wire::to_json(puzzle) + more + "}";
}

// The answer with its body as JSON (null when it is none).
struct Answer {
  int status = 0;
  Reply reply;
  json::value body;

  std::string code() const { return text("code"); }
  std::string detail() const { return text("detail"); }
  std::string text(std::string_view name) const {
    const auto* object = body.if_object();
    const auto* value = object == nullptr ? nullptr : object->if_contains(name);
    return value != nullptr && value->is_string() ? std::string{value->get_string()} : "";
  }
};

// A database with the shipped puzzles, in a file that is gone when nobody uses it any more. It is
// stocked once and copied.
inline std::shared_ptr<store::Database> stocked_database(
    const store::DatabaseOptions& options = {}) {
  static const TestFolder folder;
  static const std::string stocked = [] {
    const std::string file = folder.path("stocked.db");
    auto database = store::Database::open(file);
    if (!database) throw std::runtime_error{database.error().sentence};
    if (const auto done = play::stock(**database, store::now()); !done)
      throw std::runtime_error{done.error().sentence};
    return file;
  }();
  static std::atomic<int> count = 0;
  const std::string copy = folder.path(std::to_string(++count) + ".db");
  std::filesystem::copy_file(stocked, copy);
  auto database = store::Database::open(copy, options);
  if (!database) throw std::runtime_error{database.error().sentence};
  return {database->release(), [copy](store::Database* gone) {
            delete gone;
            for (const char* end : {"", "-wal", "-shm"}) std::filesystem::remove(copy + end);
          }};
}

inline server::SiteOptions patient_site() {
  server::SiteOptions options;
  options.solve_time = std::chrono::seconds{30};  // sanitizers are slow
  options.password_cost = store::PasswordHasher::Cost::least;
  return options;
}

class ApiServer {
 public:
  explicit ApiServer(server::SiteOptions site = patient_site())
      : server_{server::Server::start(quick_options(), *server::make_routes(complete(site)))} {
    if (!server_) throw std::runtime_error{server_.error()};
  }
  std::uint16_t port() const { return server_->address().port; }

 private:
  static server::SiteOptions& complete(server::SiteOptions& site) {
    if (!site.database) site.database = stocked_database();
    return site;
  }
  tl::expected<server::Server, std::string> server_;
};

// One user: keeps the cookie that the server sets.
class ApiClient {
 public:
  explicit ApiClient(const ApiServer& server) : client_{server.port()} {}

  Answer get(std::string_view path) { return send("GET", path, {}); }
  Answer post(std::string_view path, std::string_view body = {}) {
    return send("POST", path, body);
  }
  Answer patch(std::string_view path, std::string_view body) { return send("PATCH", path, body); }
  Answer remove(std::string_view path, std::string_view body = {}) {
    return send("DELETE", path, body);
  }
  Answer call(std::string_view method, std::string_view path, std::string_view body) {
    return send(method, path, body);
  }

  // Begins a session and says its state.
  json::object initialize(std::string_view body) {
    const Answer answer = post("/api/sudoku/initialize", body);
    EXPECT_EQ(answer.status, 200) << answer.reply.body;
    return answer.status == 200 ? answer.body.at("state").as_object() : json::object{};
  }
  json::object initialize_with(std::string_view puzzle) {
    return initialize("{\"puzzle\":\"" + std::string{puzzle} + "\"}");
  }

  std::string cookie;         // "nonet_session=…", "nonet_player=…": the last that was set
  std::string other_cookie;   // the one before, if it was of another name
  std::string authorization;  // "Bearer …", sent when it is not empty

 private:
  Answer send(std::string_view method, std::string_view path, std::string_view body) {
    std::string text;
    text.append(method).append(" ").append(path).append(" HTTP/1.1\r\nHost: test\r\n");
    if (!cookie.empty())
      text += "Cookie: theme=dark; " + cookie + (other_cookie.empty() ? "" : "; " + other_cookie) +
              "\r\n";
    if (!authorization.empty()) text += "Authorization: " + authorization + "\r\n";
    text += "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n";
    text.append(body);
    Answer answer;
    if (!client_.send(text)) return answer;
    answer.reply = client_.receive().value_or(Reply{});
    answer.status = answer.reply.status;
    boost::system::error_code error;
    answer.body = json::parse(answer.reply.body, error);
    EXPECT_TRUE(!error || answer.reply.header("content-type").find("json") == std::string::npos)
        << answer.reply.body;
    if (const std::string set = answer.reply.header("set-cookie"); !set.empty())
      keep(set.substr(0, set.find(';')));
    return answer;
  }

  void keep(std::string set) {
    const auto name = [](const std::string& text) { return text.substr(0, text.find('=')); };
    if (name(other_cookie) == name(set)) other_cookie.clear();
    if (name(cookie) != name(set)) other_cookie = std::move(cookie);
    cookie = std::move(set);
  }

  HttpClient client_;
};

// The board of a state or puzzle as 81 characters.
inline std::string line_of_board(const json::value& board) {
  std::string line;
  for (const json::value& row : board.as_array())
    for (const json::value& cell : row.as_array())
      line += cell.as_int64() == 0 ? '.' : static_cast<char>('0' + cell.as_int64());
  return line;
}

}  // namespace nonet::testing
