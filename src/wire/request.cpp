#include "wire/request.h"

#include <algorithm>
#include <array>
#include <utility>

#include <boost/json.hpp>
#include <fmt/format.h>
#include <tl/expected.hpp>

#include "board/notation.h"
#include "wire/json_value.h"

namespace nonet::wire {

namespace json = boost::json;
using service::quoted;

namespace {

constexpr std::size_t kDeepest = 16;  // a board needs three levels

// Line and column, from 1, of a byte of the text.
service::Place place_of(std::string_view text, std::size_t offset) {
  const std::string_view before = text.substr(0, offset);
  service::Place place;
  place.line = 1 + static_cast<std::uint64_t>(std::ranges::count(before, '\n'));
  const auto line_start = before.rfind('\n');
  place.column = 1 + before.size() - (line_start == std::string_view::npos ? 0 : line_start + 1);
  return place;
}

// The readers of parts of a field, below, leave the field's name to their caller.
template <class Value>
using Read = tl::expected<Value, RequestError>;

tl::unexpected<RequestError> refused(std::string code, std::string sentence, CellSet cells = {}) {
  RequestError error{std::move(code), std::move(sentence)};
  error.place.cells = cells;
  return tl::unexpected{std::move(error)};
}

// `what` names the value for the sentence: "the cell of entry 3".
Read<Cell> read_cell(const json::value& value, std::string_view what) {
  const auto* word = value.if_string();
  if (word == nullptr)
    return refused("wrong-type", fmt::format("{} is {}; it must be a text", what, kind_of(value)));
  const std::string_view text{word->data(), word->size()};
  if (const auto cell = parse_cell(text)) return *cell;
  return refused("wrong-cell",
                 fmt::format("{} is {}; a cell is written r4c5 or D5", what, quoted(text)));
}

Read<Digit> read_digit(const json::value& value, std::string_view what, CellSet cells) {
  const auto digit = whole_number(value);
  if (digit && *digit >= 1 && *digit <= 9) return static_cast<Digit>(*digit);
  const bool number = value.is_number();
  return refused(number ? "wrong-digit" : "wrong-type",
                 fmt::format("{} is {}; it must be a digit from 1 to 9", what,
                             number ? json::serialize(value) : kind_of(value)),
                 cells);
}

Read<Candidate> read_entry(const json::value& value, std::size_t number) {
  const auto* object = value.if_object();
  if (object == nullptr)
    return refused("wrong-type", fmt::format("entry {} is {}; it must be an object with cell and "
                                             "digit",
                                             number, kind_of(value)));
  for (const std::string_view field : {"cell", "digit"})
    if (!object->contains(json::string_view(field)))
      return refused("missing-field", fmt::format("entry {} has no {}", number, field));
  if (object->size() > 2)
    return refused("unknown-field", fmt::format("entry {} has {} fields; there are cell and digit",
                                                number, object->size()));
  const auto cell = read_cell(object->at("cell"), fmt::format("the cell of entry {}", number));
  if (!cell) return tl::unexpected{cell.error()};
  const auto digit =
      read_digit(object->at("digit"), fmt::format("the digit of entry {}", number), CellSet{*cell});
  if (!digit) return tl::unexpected{digit.error()};
  return Candidate{*cell, *digit};
}

Read<CellNotes> read_notes(std::string_view key, const json::value& value) {
  const auto cell = parse_cell(key);
  if (!cell)
    return refused("wrong-cell",
                   fmt::format("the notes name {}; a cell is written r4c5 or D5", quoted(key)));
  const CellSet here{*cell};
  const std::string what = "the notes of " + words_for(*cell);
  const auto* digits = value.if_array();
  if (digits == nullptr)
    return refused("wrong-type",
                   fmt::format("{} are {}; they must be an array of digits", what, kind_of(value)),
                   here);
  if (digits->empty() || digits->size() > 9)
    return refused("wrong-length",
                   fmt::format("{} are {} digits; they must be 1 to 9, and a cell without notes is "
                               "left out",
                               what, digits->size()),
                   here);
  CellNotes notes{*cell, {}};
  for (const json::value& entry : *digits) {
    const auto digit = read_digit(entry, "one of " + what, here);
    if (!digit) return tl::unexpected{digit.error()};
    notes.digits.insert(*digit);
  }
  return notes;
}

}  // namespace

RequestError missing_field(std::string_view name) {
  return {"missing-field", fmt::format("the field '{}' is missing", name), std::string{name}};
}

tl::expected<Grid, RequestError> read_puzzle(std::string_view text, std::string_view field,
                                             std::optional<formats::Format> from) {
  const auto reading = formats::read(text, from);
  if (reading) return reading->grid;
  RequestError error{std::string{formats::name_of(reading.error().problem)},
                     formats::describe(reading.error()), std::string{field}};
  error.place.line = reading.error().line;
  error.place.column = reading.error().column;
  return tl::unexpected{std::move(error)};
}

// A usual body needs no memory but this.
struct RequestReader::Document {
  std::array<unsigned char, 4096> first_memory{};
  json::monotonic_resource memory{first_memory.data(), first_memory.size()};
  json::object object{&memory};

  const json::value* find(std::string_view name) const {
    return object.if_contains(json::string_view(name));
  }
};

RequestReader::RequestReader(std::string_view body, std::span<const std::string_view> fields,
                             std::string_view array)
    : document_{new Document} {
  if (body.size() > kMostBytes)
    fail({std::string{kTooLarge},
          fmt::format("the body has {} bytes; at most {} are read", body.size(), kMostBytes)});
  else if (!body.empty())
    parse_body(body, array);
  refuse_unknown(fields);
}
RequestReader::~RequestReader() = default;

void RequestReader::parse_body(std::string_view body, std::string_view array) {
  json::parse_options options;
  options.max_depth = kDeepest;
  std::array<unsigned char, 1024> working_memory{};
  json::stream_parser parser{{}, options, working_memory.data(), working_memory.size()};
  parser.reset(&document_->memory);
  boost::system::error_code error;
  const std::size_t read = parser.write_some(body.data(), body.size(), error);
  if (!error && read < body.size()) error = json::error::extra_data;
  if (!error) parser.finish(error);
  if (error)
    return fail({"wrong-syntax",
                 "the body is not JSON: " + error.message(),
                 {},
                 place_of(body, std::min(read, body.size()))});
  json::value value = parser.release();
  if (value.is_array() && !array.empty()) {
    document_->object.emplace(json::string_view(array), std::move(value));
    return;
  }
  if (!value.is_object())
    return fail({"wrong-type", "the body is " + kind_of(value) + "; it must be an object"});
  document_->object = std::move(value.get_object());
}

void RequestReader::refuse_unknown(std::span<const std::string_view> fields) {
  for (const auto& [key, value] : document_->object) {
    const std::string name{key};
    if (std::ranges::find(fields, name) != fields.end()) continue;
    std::string known;
    for (const std::string_view field : fields)
      known += (known.empty() ? "" : ", ") + std::string{field};
    return fail({"unknown-field",
                 fmt::format("the field {} is not known here; there are {}", quoted(name), known),
                 quoted(name) == "what was given" ? std::string{} : name});
  }
}

void RequestReader::fail(RequestError error) {
  if (!error_) error_ = std::move(error);
}

void RequestReader::refuse_type(std::string_view name, std::string_view wanted) {
  fail({"wrong-type",
        fmt::format("{} is {}; it must be {}", name, kind_of(*document_->find(name)), wanted),
        std::string{name}});
}

void RequestReader::refuse_length(std::string_view name, std::size_t length, std::size_t most) {
  fail({"too-many", fmt::format("{} has {} elements; at most {} are read", name, length, most),
        std::string{name}});
}

void RequestReader::refuse_choice(std::string_view name, std::string_view word,
                                  std::string_view code, std::string_view names) {
  fail({std::string{code}, fmt::format("{} is {}; it must be one of {}", name, quoted(word), names),
        std::string{name}});
}

bool RequestReader::has(std::string_view name) const { return document_->find(name) != nullptr; }

bool RequestReader::is_null(std::string_view name) const {
  const json::value* value = document_->find(name);
  return value != nullptr && value->is_null();
}

void RequestReader::require(std::string_view name) {
  if (!has(name)) fail(missing_field(name));
}

std::optional<std::string> RequestReader::text(std::string_view name) {
  const json::value* value = document_->find(name);
  if (error_ || value == nullptr) return std::nullopt;
  if (const auto* text = value->if_string()) return std::string{text->data(), text->size()};
  refuse_type(name, "a text");
  return std::nullopt;
}

std::optional<bool> RequestReader::flag(std::string_view name) {
  const json::value* value = document_->find(name);
  if (error_ || value == nullptr) return std::nullopt;
  if (const bool* flag = value->if_bool()) return *flag;
  refuse_type(name, "true or false");
  return std::nullopt;
}

std::optional<std::uint64_t> RequestReader::number(std::string_view name, std::uint64_t least,
                                                   std::uint64_t most) {
  const json::value* value = document_->find(name);
  if (error_ || value == nullptr) return std::nullopt;
  const std::string wanted = fmt::format("a whole number from {} to {}", least, most);
  if (!value->is_number()) {
    refuse_type(name, wanted);
    return std::nullopt;
  }
  const auto number = whole_number(*value);
  if (number && *number >= least && *number <= most) return number;
  fail({"out-of-range",
        fmt::format("{} is {}; it must be {}", name, json::serialize(*value), wanted),
        std::string{name}});
  return std::nullopt;
}

std::optional<std::string> RequestReader::text_or_number(std::string_view name) {
  const json::value* value = document_->find(name);
  if (error_ || value == nullptr) return std::nullopt;
  if (const auto* text = value->if_string()) return std::string{text->data(), text->size()};
  if (const auto number = whole_number(*value)) return std::to_string(*number);
  refuse_type(name, "a text or a whole number");
  return std::nullopt;
}

std::optional<Grid> RequestReader::puzzle(std::string_view name) {
  const auto text = this->text(name);
  if (!text) return std::nullopt;
  auto grid = read_puzzle(*text, name);
  if (grid) return *grid;
  fail(std::move(grid.error()));
  return std::nullopt;
}

std::optional<Grid> RequestReader::board(std::string_view name) {
  const json::value* value = document_->find(name);
  if (error_ || value == nullptr) return std::nullopt;
  auto board = read_board(*value);
  if (board) return *board;
  board.error().field = name;
  fail(std::move(board.error()));
  return std::nullopt;
}

std::optional<Cell> RequestReader::cell(std::string_view name) {
  const auto word = text(name);
  if (!word) return std::nullopt;
  const auto cell = parse_cell(*word);
  if (!cell)
    fail({"wrong-cell", fmt::format("{} is {}; a cell is written r4c5 or D5", name, quoted(*word)),
          std::string{name}});
  return cell;
}

std::optional<std::vector<std::string>> RequestReader::texts(std::string_view name,
                                                             std::size_t most) {
  const json::value* value = document_->find(name);
  if (error_ || value == nullptr) return std::nullopt;
  const auto* array = value->if_array();
  const bool all_texts =
      array != nullptr && std::ranges::all_of(*array, [](const auto& v) { return v.is_string(); });
  if (!all_texts)
    refuse_type(name, array == nullptr ? "an array of texts" : "one of texts only");
  else if (array->size() > most)
    refuse_length(name, array->size(), most);
  if (error_) return std::nullopt;
  std::vector<std::string> texts;
  for (const json::value& text : *array) texts.emplace_back(text.get_string());
  return texts;
}

std::optional<std::vector<Candidate>> RequestReader::entries(std::string_view name,
                                                             std::size_t most) {
  const json::value* value = document_->find(name);
  if (error_ || value == nullptr) return std::nullopt;
  const auto* array = value->if_array();
  if (array == nullptr)
    refuse_type(name, "an array of entries");
  else if (array->size() > most)
    refuse_length(name, array->size(), most);
  if (error_) return std::nullopt;
  std::vector<Candidate> entries;
  for (const json::value& element : *array) {
    auto entry = read_entry(element, entries.size() + 1);
    if (entry) {
      entries.push_back(*entry);
      continue;
    }
    entry.error().field = name;
    fail(std::move(entry.error()));
    return std::nullopt;
  }
  return entries;
}

std::optional<std::string> RequestReader::object(std::string_view name) {
  const json::value* value = document_->find(name);
  if (error_ || value == nullptr) return std::nullopt;
  if (value->is_object()) return json::serialize(*value);
  refuse_type(name, "an object");
  return std::nullopt;
}

std::optional<std::vector<std::string>> RequestReader::objects(std::string_view name,
                                                               std::size_t most) {
  const json::value* value = document_->find(name);
  if (error_ || value == nullptr) return std::nullopt;
  const auto* array = value->if_array();
  const bool all_objects =
      array != nullptr && std::ranges::all_of(*array, [](const auto& v) { return v.is_object(); });
  if (!all_objects)
    refuse_type(name, array == nullptr ? "an array of objects" : "one of objects only");
  else if (array->size() > most)
    refuse_length(name, array->size(), most);
  if (error_) return std::nullopt;
  std::vector<std::string> objects;
  for (const json::value& element : *array) objects.push_back(json::serialize(element));
  return objects;
}

std::optional<std::vector<CellNotes>> RequestReader::notes(std::string_view name) {
  const json::value* value = document_->find(name);
  if (error_ || value == nullptr) return std::nullopt;
  const auto* object = value->if_object();
  if (object == nullptr) {
    refuse_type(name, "an object of cells and their digits");
    return std::nullopt;
  }
  std::vector<CellNotes> all;
  for (const auto& [key, digits] : *object) {
    auto notes = read_notes({key.data(), key.size()}, digits);
    if (notes) {
      all.push_back(*notes);
      continue;
    }
    notes.error().field = name;
    fail(std::move(notes.error()));
    return std::nullopt;
  }
  return all;
}

}  // namespace nonet::wire
