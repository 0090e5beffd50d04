#include "wire/openapi.h"

#include <algorithm>
#include <map>
#include <utility>

#include <boost/json.hpp>

#include "wire/pretty.h"
#include "wire/problem.h"

namespace nonet::wire {

// The parts of the document, as the standard names them.
namespace openapi {

struct Parameter {
  std::string_view name = {};
  std::string_view in = {};
  bool required = false;
  std::string_view description = {};
  Json schema = {};
  std::optional<std::string_view> example = {};
};
BOOST_DESCRIBE_STRUCT(Parameter, (), (name, in, required, description, schema, example))

struct Media {
  Json schema = {};
  std::optional<Json> example = {};
};
BOOST_DESCRIBE_STRUCT(Media, (), (schema, example))

struct RequestBody {
  bool required = false;
  Keyed<Media> content = {};
};
BOOST_DESCRIBE_STRUCT(RequestBody, (), (required, content))

struct Header {
  std::string description = {};
  Json schema = {};
};
BOOST_DESCRIBE_STRUCT(Header, (), (description, schema))

struct Response {
  std::string_view description = {};
  std::optional<Keyed<Media>> content = {};
  std::optional<Keyed<Header>> headers = {};
};
BOOST_DESCRIBE_STRUCT(Response, (), (description, content, headers))

struct Operation {
  std::string_view operationId = {};
  std::string_view summary = {};
  std::vector<std::string_view> tags = {};
  std::optional<std::vector<Json>> security = {};
  std::optional<std::vector<Parameter>> parameters = {};
  std::optional<RequestBody> requestBody = {};
  Keyed<Json> responses = {};
};
BOOST_DESCRIBE_STRUCT(Operation, (),
                      (operationId, summary, tags, security, parameters, requestBody, responses))

struct Info {
  std::string_view title = {};
  std::string_view version = {};
  std::string_view description = {};
};
BOOST_DESCRIBE_STRUCT(Info, (), (title, version, description))

struct SecurityScheme {
  std::string_view type = {};
  std::optional<std::string_view> in = {};
  std::optional<std::string_view> name = {};
  std::optional<std::string_view> scheme = {};
};
BOOST_DESCRIBE_STRUCT(SecurityScheme, (), (type, in, name, scheme))

struct Components {
  Keyed<SecurityScheme> securitySchemes = {};
  Keyed<Response> responses = {};
  Keyed<Json> schemas = {};
};
BOOST_DESCRIBE_STRUCT(Components, (), (securitySchemes, responses, schemas))

struct Document {
  std::string_view openapi = "3.1.0";
  Info info = {};
  Keyed<Keyed<Operation>> paths = {};
  Components components = {};
};
BOOST_DESCRIBE_STRUCT(Document, (), (openapi, info, paths, components))

}  // namespace openapi

namespace {

constexpr std::string_view kJson = "application/json";
constexpr std::string_view kLines = "application/x-ndjson";
constexpr std::string_view kProblem = "application/problem+json";

using Troubles = std::map<std::string_view, Trouble>;

Keyed<openapi::Media> content_of(std::string_view type, std::string schema) {
  return {{std::string{type}, {.schema = {std::move(schema)}}}};
}

std::vector<openapi::Parameter> parameters_of(const Operation& operation, SchemaBook& book) {
  std::vector<openapi::Parameter> all;
  for (const auto& [in, parameters] :
       {std::pair{"path", &operation.path}, std::pair{"query", &operation.query}})
    for (const Parameter& parameter : *parameters) {
      all.push_back({.name = parameter.name,
                     .in = in,
                     .required = parameters == &operation.path,
                     .description = parameter.words,
                     .schema = {parameter.schema(book)}});
      if (!parameter.example.empty()) all.back().example = parameter.example;
    }
  return all;
}

std::string success_of(const Success& success, SchemaBook& book) {
  openapi::Response response{.description = success.words};
  if (success.schema != nullptr) response.content.emplace();
  if (!success.lines.empty())
    response.content->emplace_back(
        kLines, openapi::Media{.schema = {detail::with_words(R"({"type":"string"})",
                                                             "With Accept: application/x-ndjson: " +
                                                                 std::string{success.lines})}});
  if (success.schema != nullptr)
    response.content->emplace_back(kJson, openapi::Media{.schema = {success.schema(book)}});
  if (!success.link.empty())
    response.headers = {{"Link",
                         {.description = "RFC 8288: " + std::string{success.link},
                          .schema = {R"({"type":"string"})"}}}};
  return to_json(response);
}

std::vector<Json> security_of(Caller caller) {
  std::vector<Json> ways{{R"({"cookie":[]})"}, {R"({"bearer":[]})"}};
  if (caller == Caller::perhaps_known) ways.push_back({"{}"});
  return ways;
}

openapi::Operation document_of(const Operation& operation, SchemaBook& book, Troubles& troubles) {
  openapi::Operation told{
      .operationId = operation.id, .summary = operation.summary, .tags = {operation.tag}};
  if (operation.caller != Caller::anybody) told.security = security_of(operation.caller);
  if (auto parameters = parameters_of(operation, book); !parameters.empty())
    told.parameters = std::move(parameters);
  if (operation.body) {
    told.requestBody = {.required = operation.body->required,
                        .content = content_of(kJson, operation.body->schema(book))};
    told.requestBody->content.front().second.example = Json{std::string{operation.body->example}};
  }
  told.responses.emplace_back(std::to_string(operation.success.status),
                              Json{success_of(operation.success, book)});
  for (const Trouble& trouble : operation.troubles) {
    troubles.emplace(trouble.name, trouble);
    const Keyed<std::string> reference{
        {"$ref", "#/components/responses/" + std::string{trouble.name}}};
    told.responses.emplace_back(std::to_string(trouble.status), Json{to_json(reference)});
  }
  std::ranges::sort(told.responses, {}, &std::pair<std::string, Json>::first);
  return told;
}

}  // namespace

std::string openapi_document(const ApiWords& words, const std::vector<DescribedRoute>& routes) {
  openapi::Document document{.info = {words.title, words.version, words.description}};
  SchemaBook book;
  Troubles troubles;
  const std::string problem = schema_of<Problem>(book);
  for (const DescribedRoute& route : routes) {
    auto path = std::ranges::find(document.paths, route.path,
                                  &std::pair<std::string, Keyed<openapi::Operation>>::first);
    if (path == document.paths.end())
      path = document.paths.emplace(path, route.path, Keyed<openapi::Operation>{});
    path->second.emplace_back(route.method, document_of(route.operation, book, troubles));
  }
  openapi::Components& components = document.components;
  components.securitySchemes = {
      {"cookie", {.type = "apiKey", .in = "cookie", .name = words.cookie}},
      {"bearer", {.type = "http", .scheme = "bearer"}}};
  for (const auto& [name, trouble] : troubles)
    components.responses.emplace_back(
        name,
        openapi::Response{.description = trouble.words, .content = content_of(kProblem, problem)});
  for (auto& [name, schema] : book) components.schemas.emplace_back(name, Json{schema});
  return pretty(to_json(document));
}

}  // namespace nonet::wire
