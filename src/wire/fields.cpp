#include "wire/fields.h"

#include "wire/teach.h"

namespace nonet::wire {

namespace {

constexpr std::string_view kSentCell =
    R"({"description":"a digit; 0, null, \".\" or \"\" for an empty cell; or the list of its )"
    R"(candidates","anyOf":[{"type":"integer","minimum":0,"maximum":9},{"type":"null"},)"
    R"({"type":"string","maxLength":1},)"
    R"({"type":"array","items":{"type":"integer","minimum":1,"maximum":9}}]})";

}  // namespace

std::string listed(const std::vector<std::string>& names) {
  return fmt::format("{}", fmt::join(names, ", "));
}

std::optional<PuzzleText> PuzzleText::read(RequestReader& reader, std::string_view name) {
  const auto grid = reader.puzzle(name);
  return grid ? std::optional{PuzzleText{*grid}} : std::nullopt;
}
std::string PuzzleText::schema(SchemaBook& book) { return schema_of<std::string>(book); }

std::optional<SentBoard> SentBoard::read(RequestReader& reader, std::string_view name) {
  const auto grid = reader.board(name);
  return grid ? std::optional{SentBoard{*grid}} : std::nullopt;
}
std::string SentBoard::schema(SchemaBook& book) {
  const std::string cell = detail::named(book, "SentCell", kSentCell);
  const auto list = [](int length, const std::string& items) {
    return fmt::format(R"({{"type":"array","minItems":{0},"maxItems":{0},"items":{1}}})", length,
                       items);
  };
  return detail::named(
      book, "SentBoard",
      fmt::format(R"({{"description":"nine rows of nine cells, or 81 cells","anyOf":[{},{}]}})",
                  list(9, list(9, cell)), list(81, cell)));
}

std::optional<RangeText> RangeText::read(RequestReader& reader, std::string_view name) {
  auto text = reader.text_or_number(name);
  return text ? std::optional{RangeText{*std::move(text)}} : std::nullopt;
}
std::string RangeText::schema(SchemaBook& book) {
  return detail::named(book, "Range",
                       R"({"description":"a number, or a range as text: 24-28, 24- or -28",)"
                       R"("anyOf":[{"type":"integer"},{"type":"string"}]})");
}

std::optional<Entries> Entries::read(RequestReader& reader, std::string_view name) {
  auto entries = reader.entries(name, kMost);
  return entries ? std::optional{Entries{*std::move(entries)}} : std::nullopt;
}
std::string Entries::schema(SchemaBook& book) {
  return detail::named(book, "Entries",
                       fmt::format(R"({{"type":"array","maxItems":{},"items":{}}})", kMost,
                                   schema_of<Candidate>(book)));
}

std::optional<Notes> Notes::read(RequestReader& reader, std::string_view name) {
  auto notes = reader.notes(name);
  return notes ? std::optional{Notes{*std::move(notes)}} : std::nullopt;
}
std::string Notes::schema(SchemaBook& book) {
  return detail::named(
      book, "Notes",
      fmt::format(R"({{"type":"object","description":"what is noted in open cells: )"
                  R"({{\"r1c2\": [1, 2]}}","additionalProperties":{{"type":"array",)"
                  R"("minItems":1,"maxItems":9,"items":{}}}}})",
                  schema_of<Digit>(book)));
}

std::optional<SentObject> SentObject::read(RequestReader& reader, std::string_view name) {
  auto json = reader.object(name);
  return json ? std::optional{SentObject{*std::move(json)}} : std::nullopt;
}
std::string SentObject::schema(SchemaBook& book) { return schema_of<AnyObject>(book); }

}  // namespace nonet::wire
