// Rows for options of every kind, each bound to the place that its value goes to.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "cli/args/spec.h"

namespace nonet::cli {

Option flag(std::string names, bool& target, std::string meaning);
// A flag that sets something to a value of its own.
template <class Target, class Value>
Option setting_flag(std::string names, Target& target, Value value, std::string meaning) {
  return {std::move(names), "", std::move(meaning),
          [&target, value](const std::string&) -> std::string {
            target = value;
            return {};
          }};
}

// A text as it is; `offer` says whether it names a file.
Option text(std::string names, std::string value, std::string& target, std::string meaning,
            Offer offer = Offer::nothing);
Option text(std::string names, std::string value, std::optional<std::string>& target,
            std::string meaning, Offer offer = Offer::nothing);
Option words(std::string names, std::string value, std::vector<std::string>& target,
             std::string meaning);

// The number, or what is wrong with the text.
tl::expected<std::uint64_t, std::string> whole_number(const std::string& text, std::uint64_t least,
                                                      std::uint64_t most);

// A whole number within bounds. The default is shown unless it is 0, which stands for "as it fits".
template <class Number>
Option number(std::string names, Number& target, std::string meaning, std::uint64_t least = 1,
              std::uint64_t most = std::numeric_limits<Number>::max()) {
  Option row{std::move(names), "N", std::move(meaning),
             [&target, least, most](const std::string& typed) -> std::string {
               const auto value = whole_number(typed, least, most);
               if (!value) return value.error();
               target = static_cast<Number>(*value);
               return {};
             }};
  if (target != Number{}) row.standard = std::to_string(target);
  return row;
}
template <class Number>
Option number(std::string names, std::optional<Number>& target, std::string meaning,
              std::uint64_t least = 1, std::uint64_t most = std::numeric_limits<Number>::max()) {
  return {std::move(names), "N", std::move(meaning),
          [&target, least, most](const std::string& typed) -> std::string {
            const auto value = whole_number(typed, least, most);
            if (!value) return value.error();
            target = static_cast<Number>(*value);
            return {};
          }};
}

// "a, b, c"
std::string joined(const std::vector<std::string>& words);

namespace detail {
// What was parsed, for an option that has a default and for one that may be left out.
template <class Value>
void assign(Value& target, const std::optional<Value>& parsed) {
  target = parsed.value();
}
template <class Value>
void assign(std::optional<Value>& target, const std::optional<Value>& parsed) {
  target = parsed;
}
}  // namespace detail

// One of some names; `parse` turns a name into an optional value.
template <class Target, class Parse>
Option choice(std::string names, Target& target, Parse parse, std::vector<std::string> choices,
              const std::string& meaning) {
  Option row{std::move(names), "NAME", meaning + ": " + joined(choices),
             [&target, parse, choices](const std::string& typed) -> std::string {
               const auto value = parse(typed);
               if (!value) return "'" + typed + "' is none of " + joined(choices);
               detail::assign(target, value);
               return {};
             }};
  row.choices = std::move(choices);
  return row;
}

}  // namespace nonet::cli
