// What a route says of itself, and the document that programs read: OpenAPI 3.1. The schemas come
// from the structs that the route reads and writes.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "wire/schema.h"

namespace nonet::wire {

using SchemaMaker = std::string (*)(SchemaBook& book);

struct Parameter {
  std::string_view name;
  std::string_view words;
  SchemaMaker schema;
  std::string_view example = {};  // of one in the path
};

// What is sent along.
struct Body {
  SchemaMaker schema;
  std::string_view example;  // JSON
  bool required = true;
};
template <class T>
Body body(std::string_view example) {
  return {&schema_of<T>, example};
}
template <class T>
Body optional_body(std::string_view example) {
  return {&schema_of<T>, example, false};
}

// An answer that means success. A list comes as lines to who asks for them.
struct Success {
  std::string_view words;
  SchemaMaker schema = nullptr;  // none: an empty body
  int status = 200;
  std::string_view lines = {};  // what a line is
  std::string_view link = {};   // what the Link header leads to
};
template <class T>
Success answers(std::string_view words, int status = 200) {
  return {words, &schema_of<T>, status};
}
inline constexpr std::string_view kElements = "an element of the array on each line";
template <class T>
Success lists(std::string_view words, std::string_view link = {}) {
  return {words, &schema_of<std::vector<T>>, 200, kElements, link};
}

// A reason why there is no such answer; its name is that of a response that routes share.
struct Trouble {
  int status;
  std::string_view name;
  std::string_view words;
};

enum class Caller : std::uint8_t { anybody, known, perhaps_known };  // by cookie or token

struct Operation {
  std::string_view id;
  std::string_view tag;
  std::string_view summary;
  std::vector<Parameter> path = {};
  std::vector<Parameter> query = {};
  std::optional<Body> body = {};
  Success success;
  std::vector<Trouble> troubles = {};
  Caller caller = Caller::anybody;
};

// An operation where it stands.
struct DescribedRoute {
  std::string method;  // "get"
  std::string_view path;
  Operation operation;
};

struct ApiWords {
  std::string_view title;
  std::string_view version;
  std::string_view description;
  std::string_view cookie;  // the name of the one that callers are known by
};

// The whole document, for people to read as well: lines of at most 120 characters where it can be.
std::string openapi_document(const ApiWords& words, const std::vector<DescribedRoute>& routes);

}  // namespace nonet::wire
