// What a field of a request may be. A type carries its limits: `read` (read.h) checks them, and the
// schema says them. A std::optional may be left out, and so may a field with a `usual` value.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "board/candidate_set.h"
#include "board/grid.h"
#include "wire/request.h"
#include "wire/schema.h"

namespace nonet::wire {

template <std::uint64_t least, std::uint64_t most>
struct Number {
  std::uint64_t value = least;

  static std::optional<Number> read(RequestReader& reader, std::string_view name) {
    const auto number = reader.number(name, least, most);
    return number ? std::optional{Number{*number}} : std::nullopt;
  }
  static std::string schema(SchemaBook&) {
    return fmt::format(R"({{"type":"integer","minimum":{},"maximum":{}}})", least, most);
  }
};

template <std::uint64_t usual_value, std::uint64_t least, std::uint64_t most>
struct NumberOr {
  static constexpr std::uint64_t usual = usual_value;
  std::uint64_t value = usual;

  static std::optional<NumberOr> read(RequestReader& reader, std::string_view name) {
    const auto number = reader.number(name, least, most);
    return number ? std::optional{NumberOr{*number}} : std::nullopt;
  }
  static std::string schema(SchemaBook&) {
    return fmt::format(R"({{"type":"integer","minimum":{},"maximum":{},"default":{}}})", least,
                       most, usual);
  }
};

// False unless it is set.
struct Flag {
  static constexpr bool usual = false;
  bool value = usual;

  static std::optional<Flag> read(RequestReader& reader, std::string_view name) {
    const auto flag = reader.flag(name);
    return flag ? std::optional{Flag{*flag}} : std::nullopt;
  }
  static std::string schema(SchemaBook&) { return R"({"type":"boolean","default":false})"; }
};

// How a name of E is read: `parse`, the `code` of an error, and the names as the error tells them.
// To be specialised.
template <class E>
struct Choices;

std::string listed(const std::vector<std::string>& names);  // "a, b, c"

template <class E>
struct Choice {
  E value{};

  static std::optional<Choice> read(RequestReader& reader, std::string_view name) {
    const auto word = reader.text(name);
    if (!word) return std::nullopt;
    auto chosen = Choices<E>::parse(*word);
    if (chosen) return Choice{*std::move(chosen)};
    reader.refuse_choice(name, *word, Choices<E>::code, Choices<E>::names());
    return std::nullopt;
  }
  static std::string schema(SchemaBook& book) {
    if constexpr (requires { Choices<E>::schema(book); })
      return Choices<E>::schema(book);
    else
      return schema_of<E>(book);
  }
};

// A puzzle in any notation, and a board as rows or cells: what they are read to.
struct PuzzleText {
  Grid grid;
  static std::optional<PuzzleText> read(RequestReader& reader, std::string_view name);
  static std::string schema(SchemaBook& book);
};
struct SentBoard {
  Grid grid;
  static std::optional<SentBoard> read(RequestReader& reader, std::string_view name);
  static std::string schema(SchemaBook& book);
};

// Texts that mean something to somebody else; `Of` has the schema.
template <class Of>
struct TextOf {
  std::string text;

  static std::optional<TextOf> read(RequestReader& reader, std::string_view name) {
    auto text = reader.text(name);
    return text ? std::optional{TextOf{*std::move(text)}} : std::nullopt;
  }
  static std::string schema(SchemaBook& book) { return Of::schema(book); }
};
template <class Of, std::size_t most>
struct TextsOf {
  std::vector<std::string> texts;

  static std::optional<TextsOf> read(RequestReader& reader, std::string_view name) {
    auto texts = reader.texts(name, most);
    return texts ? std::optional{TextsOf{*std::move(texts)}} : std::nullopt;
  }
  static std::string schema(SchemaBook& book) { return Of::schema(book); }
};

template <std::size_t most>
struct UpTo {
  static std::string schema(SchemaBook&) {
    return fmt::format(R"({{"type":"array","items":{{"type":"string"}},"maxItems":{}}})", most);
  }
};
template <std::size_t most>
using Texts = TextsOf<UpTo<most>, most>;

// A text of so many bytes at most.
template <std::size_t most>
struct ShortText {
  std::string text;

  static std::optional<ShortText> read(RequestReader& reader, std::string_view name) {
    auto text = reader.text(name);
    if (!text) return std::nullopt;
    if (text->size() <= most) return ShortText{*std::move(text)};
    reader.fail(
        {"too-long", fmt::format("{} has at most {} bytes", name, most), std::string{name}});
    return std::nullopt;
  }
  static std::string schema(SchemaBook&) {
    return fmt::format(R"({{"type":"string","maxLength":{}}})", most);
  }
};

// A number, or a range as text.
struct RangeText {
  std::string text;
  static std::optional<RangeText> read(RequestReader& reader, std::string_view name);
  static std::string schema(SchemaBook& book);
};

// [{"cell":"r4c5","digit":7}, …]
struct Entries {
  static constexpr std::size_t kMost = 1000;
  std::vector<nonet::Candidate> entries;
  static std::optional<Entries> read(RequestReader& reader, std::string_view name);
  static std::string schema(SchemaBook& book);
};

// {"r1c2":[1,2], …}
struct Notes {
  std::vector<CellNotes> cells;
  static std::optional<Notes> read(RequestReader& reader, std::string_view name);
  static std::string schema(SchemaBook& book);
};

// An object that is kept as it came.
struct SentObject {
  std::string json;
  static std::optional<SentObject> read(RequestReader& reader, std::string_view name);
  static std::string schema(SchemaBook& book);
};

}  // namespace nonet::wire
