// Whether a JSON value fits a JSON Schema.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include <boost/json.hpp>

namespace nonet::testing {

namespace json = boost::json;

// "#/components/schemas/State" and the like.
inline const json::value& resolved(const json::value& document, const json::value& schema) {
  const auto* ref = schema.as_object().if_contains("$ref");
  if (ref == nullptr) return schema;
  return resolved(document, document.at_pointer(std::string_view{ref->as_string()}.substr(1)));
}

inline bool has_type(const json::value& value, std::string_view type) {
  if (type == "object") return value.is_object();
  if (type == "array") return value.is_array();
  if (type == "string") return value.is_string();
  if (type == "boolean") return value.is_bool();
  if (type == "null") return value.is_null();
  if (type == "number") return value.is_number();
  return type == "integer" && (value.is_int64() || value.is_uint64());
}

// As much of JSON Schema as the document uses. Empty: it fits; otherwise where it does not.
inline std::string misfit(const json::value& document, const json::value& any_schema,
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

}  // namespace nonet::testing
