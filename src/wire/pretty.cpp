#include "wire/pretty.h"

#include <cstddef>

#include <boost/json.hpp>

#include "wire/text.h"

namespace nonet::wire {

namespace {

namespace json = boost::json;

constexpr std::size_t kWidth = 120;

// {"a": 1, "b": [2, 3]}
void add_line(std::string& out, const json::value& value) {
  bool first = true;
  const auto separate = [&] {
    if (!first) out += ", ";
    first = false;
  };
  if (const auto* array = value.if_array()) {
    out += '[';
    for (const json::value& item : *array) {
      separate();
      add_line(out, item);
    }
    out += ']';
  } else if (const auto* object = value.if_object()) {
    out += '{';
    for (const auto& [name, item] : *object) {
      separate();
      add_text(out, {name.data(), name.size()});
      out += ": ";
      add_line(out, item);
    }
    out += '}';
  } else {
    out += json::serialize(value);
  }
}

// `used`: characters of the line before the value, and behind it.
void add_value(std::string& out, const json::value& value, std::size_t indent, std::size_t used) {
  std::string line;
  add_line(line, value);
  const bool has_parts = value.is_array() || value.is_object();
  if (!has_parts || used + line.size() <= kWidth) {
    out += line;
    return;
  }
  const std::string margin(indent + 2, ' ');
  bool first = true;
  const auto begin = [&] {
    out += first ? "\n" : ",\n";
    out += margin;
    first = false;
  };
  out += value.is_array() ? '[' : '{';
  if (const auto* array = value.if_array())
    for (const json::value& item : *array) {
      begin();
      add_value(out, item, indent + 2, indent + 3);
    }
  else
    for (const auto& [name, item] : value.get_object()) {
      begin();
      std::string head;
      add_text(head, {name.data(), name.size()});
      head += ": ";
      out += head;
      add_value(out, item, indent + 2, indent + 3 + head.size());
    }
  out += '\n' + std::string(indent, ' ') + (value.is_array() ? ']' : '}');
}

}  // namespace

std::string pretty(std::string_view text) {
  boost::system::error_code error;
  const json::value value =
      json::parse(json::string_view(text.data(), text.size()), error, {}, {.max_depth = 64});
  std::string out;
  add_value(out, value, 0, 0);
  return out + '\n';
}

}  // namespace nonet::wire
