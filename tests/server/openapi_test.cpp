// The document describes every route, and every route that it describes answers as it says.
#include <algorithm>
#include <cctype>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "server/api_client.h"
#include "support/json_schema.h"

namespace nonet::testing {
namespace {

std::string upper(std::string_view text) {
  std::string result{text};
  std::ranges::transform(result, result.begin(), [](unsigned char c) { return std::toupper(c); });
  return result;
}

// A server of its own for each call, with somebody who has everything that a call may need.
class EveryRoute {
 public:
  EveryRoute() : server_{patient_site()}, client_{server_} {
    client_.initialize_with(kPuzzle);
    const Answer made =
        client_.post("/api/account/register", R"({"name":"Ada","password":"correct horse"})");
    names_["CODE"] = made.body.at("recovery_codes").at(0).as_string();
    names_["GAME"] = client_.post("/api/games", R"({"level":"hard"})").text("id");
    names_["SAVED"] =
        client_.post("/api/me/saved", R"({"puzzle":")" + std::string{kPuzzle} + R"("})").text("id");
    names_["POSITION"] = client_.get("/api/techniques/x-wing/practice")
                             .body.at("positions")
                             .at(0)
                             .at("id")
                             .as_string();
    names_["ID"] = client_.get("/api/sudoku/puzzles/hard").body.at(0).at("id").as_string();
  }

  std::string filled_in(std::string text) const {
    for (const auto& [name, value] : names_)
      if (const auto at = text.find(name); at != text.npos) text.replace(at, name.size(), value);
    return text;
  }
  const std::string& puzzle_id() const { return names_.at("ID"); }
  ApiClient& client() { return client_; }
  ApiClient stranger() const { return ApiClient{server_}; }

 private:
  ApiServer server_;
  ApiClient client_;
  std::map<std::string, std::string> names_;
};

struct Operation {
  std::string path;
  std::string method;  // "get"
  const json::object* told;

  bool takes_body() const { return told->contains("requestBody"); }
  const json::value& body() const {
    return told->at("requestBody").at("content").at("application/json");
  }
  bool answers(std::string_view status) const {
    return told->at("responses").as_object().contains(status);
  }
  // The first that means success.
  std::string success() const {
    for (const auto& [status, response] : told->at("responses").as_object())
      if (status.starts_with("2")) return std::string{status};
    return {};
  }
};

class OpenApi : public ::testing::Test {
 protected:
  OpenApi() : document_(EveryRoute{}.client().get("/api/openapi.json").body) {
    for (const auto& [path, operations] : document_.at("paths").as_object())
      for (const auto& [method, operation] : operations.as_object())
        operations_.push_back({std::string{path}, std::string{method}, &operation.as_object()});
  }

  // The path with an example, or another value, for each {name}.
  static std::string address(const Operation& operation, const EveryRoute& caller,
                             const std::optional<std::string>& instead = {}) {
    std::string path = operation.path;
    const auto* parameters = operation.told->if_contains("parameters");
    if (parameters == nullptr) return path;
    for (const json::value& parameter : parameters->as_array()) {
      if (parameter.at("in") != "path") continue;
      const std::string slot = "{" + std::string{parameter.at("name").as_string()} + "}";
      const auto* example = parameter.as_object().if_contains("example");
      const std::string value = example == nullptr
                                    ? caller.puzzle_id()
                                    : caller.filled_in(std::string{example->as_string()});
      path.replace(path.find(slot), slot.size(), instead.value_or(value));
    }
    return path;
  }

  void expect_problem(const Operation& operation, const Answer& answer) {
    const std::string where = operation.method + " " + operation.path + ": " + answer.reply.body;
    EXPECT_TRUE(operation.answers(std::to_string(answer.status))) << answer.status << " " << where;
    EXPECT_EQ(misfit(document_, document_.at("components").at("schemas").at("Problem"), answer.body,
                     "problem"),
              "")
        << where;
  }

  json::value document_;
  std::vector<Operation> operations_;
};

TEST_F(OpenApi, DescribesEveryRouteOfTheApiAndNoOther) {
  EXPECT_EQ(document_.at("openapi"), "3.1.0");
  std::set<std::string> described;
  for (const Operation& operation : operations_)
    described.insert(upper(operation.method) + " " + operation.path);
  std::set<std::string> routes;
  server::SiteOptions site;
  site.database = stocked_database();
  for (const std::string& route : server::make_routes(site)->list())
    if (route.find(" /api/") != route.npos || route.ends_with("/healthz")) routes.insert(route);
  EXPECT_EQ(described, routes);
}

TEST_F(OpenApi, EveryRouteAnswersAsItIsDescribed) {
  for (const Operation& operation : operations_) {
    EveryRoute caller;
    const std::string path = address(operation, caller);
    std::string body;
    if (operation.takes_body()) {
      const json::value& content = operation.body();
      EXPECT_EQ(misfit(document_, content.at("schema"), content.at("example"), path), "");
      body = caller.filled_in(json::serialize(content.at("example")));
    }
    // Ada is there already.
    if (path.ends_with("/register")) body.replace(body.find("Ada"), 3, "Eve");
    const Answer answer = caller.client().call(upper(operation.method), path, body);
    const std::string status = operation.success();
    EXPECT_EQ(std::to_string(answer.status), status) << path << ": " << answer.reply.body;
    const json::object& told = operation.told->at("responses").at(status).as_object();
    if (const auto* content = told.if_contains("content"))
      EXPECT_EQ(misfit(document_, content->at("application/json").at("schema"), answer.body, path),
                "")
          << answer.reply.body;
    else
      EXPECT_EQ(answer.reply.body, "") << path;
  }
}

TEST_F(OpenApi, EveryRouteFailsAsItIsDescribed) {
  const EveryRoute caller;
  int failures = 0;
  for (const Operation& operation : operations_) {
    const std::string method = upper(operation.method);
    ApiClient stranger = caller.stranger();
    const std::string body = operation.takes_body()
                                 ? caller.filled_in(json::serialize(operation.body().at("example")))
                                 : "";
    if (operation.answers("401") && !operation.path.ends_with("/login") &&
        !operation.path.ends_with("/recover")) {
      const Answer answer = stranger.call(method, address(operation, caller), body);
      EXPECT_EQ(answer.status, 401) << operation.path;
      expect_problem(operation, answer);
      ++failures;
    }
    if (operation.path.find('{') != std::string::npos && operation.answers("404")) {
      const Answer answer = stranger.call(method, address(operation, caller, "nix"), body);
      if (answer.status != 401) EXPECT_EQ(answer.status, 404) << operation.path;
      expect_problem(operation, answer);
      ++failures;
    }
    if (operation.answers("400") && operation.takes_body() &&
        operation.path.find("/games/") == std::string::npos &&
        operation.path.find("/me/import") == std::string::npos) {
      for (const char* bad : {"[", "[]", R"({"nix":1})"})
        expect_problem(operation, stranger.call(method, address(operation, caller), bad));
      ++failures;
    }
  }
  EXPECT_GT(failures, 30);
}

TEST_F(OpenApi, EveryReferenceLeadsSomewhere) {
  std::string text = json::serialize(document_);
  int references = 0;
  for (auto at = text.find("\"$ref\":\"#"); at != text.npos;
       at = text.find("\"$ref\":\"#", at + 1)) {
    const auto begin = at + 9;
    const std::string pointer = text.substr(begin, text.find('"', begin) - begin);
    boost::system::error_code error;
    document_.find_pointer(pointer, error);
    EXPECT_FALSE(error) << pointer;
    ++references;
  }
  EXPECT_GT(references, 20);
}

}  // namespace
}  // namespace nonet::testing
