#include "server/routes/openapi.h"

#include <algorithm>
#include <cctype>
#include <memory>
#include <mutex>
#include <utility>

#include "server/message/cookies.h"
#include "wire/values.h"

namespace nonet::server {

namespace {

constexpr wire::ApiWords kApi{
    .title = "Nonet",
    .version = "0.1.0",
    .description =
        "Solves, checks and explains Sudoku puzzles. docs/api.md tells the same in prose.",
    .cookie = kBoardCookie};

std::string lower(std::string_view text) {
  std::string result{text};
  std::ranges::transform(result, result.begin(), [](unsigned char c) { return std::tolower(c); });
  return result;
}

class Document {
 public:
  explicit Document(Rows rows) : rows_{std::move(rows)} {}

  const std::string& text() {
    std::call_once(made_, [this] { text_ = openapi_of(std::exchange(rows_, {})); });
    return text_;
  }

 private:
  Rows rows_;
  std::once_flag made_;
  std::string text_;
};

}  // namespace

std::string openapi_of(const Rows& rows) {
  std::vector<wire::DescribedRoute> routes;
  routes.reserve(rows.size());
  for (const Row& row : rows)
    routes.push_back({lower(name_of(row.route.method)), row.route.pattern, row.words()});
  return wire::openapi_document(kApi, routes);
}

Row openapi_row(Rows rows) {
  Row row{{Method::get, "/api/openapi.json", Work::light, {}}, [] {
            return wire::Operation{.id = "openapi",
                                   .tag = "about",
                                   .summary = "This document",
                                   .success = wire::answers<wire::AnyObject>("OpenAPI 3.1")};
          }};
  rows.push_back(row);
  row.route.handler = [document = std::make_shared<Document>(std::move(rows))](const Request&) {
    Response response;
    response.content_type = "application/json";
    response.headers.add("Cache-Control", "no-cache");
    response.body = document->text();
    return response;
  };
  return row;
}

}  // namespace nonet::server
