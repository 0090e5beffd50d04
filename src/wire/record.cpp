#include "wire/record.h"

#include <boost/json.hpp>

namespace nonet::wire {

namespace {

namespace json = boost::json;

std::optional<std::string> text_in(const json::object& object, std::string_view field) {
  const json::value* value = object.if_contains(field);
  const json::string* text = value == nullptr ? nullptr : value->if_string();
  return text == nullptr ? std::nullopt : std::optional<std::string>{*text};
}

std::optional<std::int64_t> number_in(const json::object& object, std::string_view field) {
  const json::value* value = object.if_contains(field);
  const std::int64_t* number = value == nullptr ? nullptr : value->if_int64();
  return number == nullptr ? std::nullopt : std::optional{*number};
}

}  // namespace

tl::expected<WrittenLine, std::string> read_line(std::string_view text) {
  json::error_code failed;
  const json::value value = json::parse(text, failed);
  const json::object* object = failed ? nullptr : value.if_object();
  if (object == nullptr) return tl::unexpected<std::string>{"is no JSON object"};
  const auto schema = text_in(*object, "schema");
  if (!schema)
    return tl::unexpected<std::string>{"has no \"schema\": an earlier version of nonet wrote it"};
  if (*schema != kSchema)
    return tl::unexpected{"has the schema \"" + *schema + "\", not \"" + std::string{kSchema} +
                          "\": another version of nonet wrote it"};
  const auto line = number_in(*object, "line");
  if (!line || *line < 1) return tl::unexpected<std::string>{"has no \"line\""};
  WrittenLine written{.source = text_in(*object, "source").value_or(""),
                      .line = static_cast<std::uint64_t>(*line),
                      .puzzle = text_in(*object, kPuzzleField),
                      .answered = !object->contains("problem"),
                      .score = number_in(*object, "score")};
  if (const auto column = number_in(*object, "column"))
    written.column = static_cast<std::uint64_t>(*column);
  return written;
}

}  // namespace nonet::wire
