// The document describes every route, and every route that it describes answers as it says.
#include <algorithm>
#include <cctype>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "server/api_client.h"

namespace nonet::testing {
namespace {

std::string upper(std::string_view text) {
  std::string result{text};
  std::ranges::transform(result, result.begin(), [](unsigned char c) { return std::toupper(c); });
  return result;
}

// "#/components/schemas/State" and the like.
const json::value& resolved(const json::value& document, const json::value& schema) {
  const auto* ref = schema.as_object().if_contains("$ref");
  if (ref == nullptr) return schema;
  return resolved(document, document.at_pointer(std::string_view{ref->as_string()}.substr(1)));
}

bool has_type(const json::value& value, std::string_view type) {
  if (type == "object") return value.is_object();
  if (type == "array") return value.is_array();
  if (type == "string") return value.is_string();
  if (type == "boolean") return value.is_bool();
  if (type == "null") return value.is_null();
  return type == "integer" && (value.is_int64() || value.is_uint64());
}

// As much of JSON Schema as the document uses. Empty: it fits; otherwise where it does not.
std::string misfit(const json::value& document, const json::value& any_schema,
                   const json::value& value, const std::string& where) {
  const json::object& schema = resolved(document, any_schema).as_object();
  if (const auto* choices = schema.if_contains("anyOf")) {
    for (const json::value& choice : choices->as_array())
      if (misfit(document, choice, value, where).empty()) return {};
    return where + " fits none of anyOf";
  }
  if (const auto* type = schema.if_contains("type"); type && !has_type(value, type->as_string()))
    return where + " is no " + std::string{type->as_string()};
  if (const auto* names = schema.if_contains("enum");
      names && std::ranges::find(names->as_array(), value) == names->as_array().end())
    return where + " is none of the names";
  if (const auto* items = schema.if_contains("items"))
    for (const json::value& item : value.as_array())
      if (std::string no = misfit(document, *items, item, where + "[]"); !no.empty()) return no;
  if (const auto* required = schema.if_contains("required"))
    for (const json::value& name : required->as_array())
      if (!value.as_object().contains(name.as_string()))
        return where + " lacks " + std::string{name.as_string()};
  const auto* properties = schema.if_contains("properties");
  if (properties == nullptr) return {};
  for (const auto& [name, member] : value.as_object()) {
    const auto* known = properties->as_object().if_contains(name);
    const std::string inner = where + "." + std::string{name};
    if (known == nullptr && schema.contains("additionalProperties")) return inner + " is not told";
    if (known == nullptr) continue;
    if (std::string no = misfit(document, *known, member, inner); !no.empty()) return no;
  }
  return {};
}

class OpenApi : public ::testing::Test {
 protected:
  OpenApi()
      : site_{.database = stocked_database()},
        server_{site_},
        client_{server_},
        document_(client_.get("/api/openapi.json").body) {
    id_ = client_.get("/api/sudoku/puzzles/hard").body.at(0).at("id").as_string();
  }

  // The path with an example for each {name}.
  std::string example_path(std::string path, const json::object& operation) const {
    const auto* parameters = operation.if_contains("parameters");
    if (parameters == nullptr) return path;
    for (const json::value& parameter : parameters->as_array()) {
      if (parameter.at("in") != "path") continue;
      const std::string name{parameter.at("name").as_string()};
      const std::string slot = "{" + name + "}";
      const std::string value =
          name == "id" ? id_ : std::string{parameter.at("example").as_string()};
      path.replace(path.find(slot), slot.size(), value);
    }
    return path;
  }

  Answer call(const std::string& method, const std::string& path, const json::object& operation) {
    if (method == "get") return client_.get(path);
    const json::value& content = operation.at("requestBody").at("content").at("application/json");
    EXPECT_EQ(misfit(document_, content.at("schema"), content.at("example"), path), "");
    return client_.post(path, json::serialize(content.at("example")));
  }

  server::SiteOptions site_;
  ApiServer server_;
  ApiClient client_;
  json::value document_;
  std::string id_;
};

TEST_F(OpenApi, DescribesEveryRouteOfTheApiAndNoOther) {
  EXPECT_EQ(document_.at("openapi"), "3.1.0");
  std::set<std::string> described;
  for (const auto& [path, operations] : document_.at("paths").as_object())
    for (const auto& [method, operation] : operations.as_object())
      described.insert(upper(method) + " " + std::string{path});
  std::set<std::string> routes;
  for (const std::string& route : server::make_routes(site_)->list())
    if (route.find(" /api/") != route.npos || route.ends_with("/healthz")) routes.insert(route);
  EXPECT_EQ(described, routes);
}

TEST_F(OpenApi, EveryRouteAnswersAsItIsDescribed) {
  client_.initialize_with(kPuzzle);
  int calls = 0;
  for (const auto& [path, operations] : document_.at("paths").as_object()) {
    for (const auto& [method, operation] : operations.as_object()) {
      const std::string address = example_path(std::string{path}, operation.as_object());
      const Answer answer = call(std::string{method}, address, operation.as_object());
      EXPECT_EQ(answer.status, 200) << address << ": " << answer.reply.body;
      const json::value& content = operation.at("responses").at("200").at("content");
      EXPECT_EQ(
          misfit(document_, content.at("application/json").at("schema"), answer.body, address), "");
      ++calls;
    }
  }
  EXPECT_EQ(calls, 21);
  const Answer problem = client_.get("/api/sudoku/puzzle/nix");
  EXPECT_EQ(misfit(document_, document_.at("components").at("schemas").at("Problem"), problem.body,
                   "problem"),
            "");
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
