#include "wire/schema.h"

namespace nonet::wire::detail {

std::string reference_to(std::string_view name) {
  return R"({"$ref":"#/components/schemas/)" + std::string{name} + "\"}";
}

std::string or_null(std::string_view schema) {
  return R"({"anyOf":[)" + std::string{schema} + R"(,{"type":"null"}]})";
}

std::string with_words(std::string schema, std::string_view words) {
  if (words.empty()) return schema;
  schema.pop_back();  // the brace, which no schema lacks
  schema += schema.size() > 1 ? R"(,"description":)" : R"("description":)";
  add_text(schema, words);
  return schema + "}";
}

void ObjectSchema::add(std::string_view name, std::string_view schema, bool required) {
  if (!properties_.empty()) properties_ += ',';
  add_text(properties_, name);
  (properties_ += ':') += schema;
  if (!required) return;
  if (!required_.empty()) required_ += ',';
  add_text(required_, name);
}

std::string ObjectSchema::text(std::string_view words) const {
  return with_words(R"({"type":"object","properties":{)" + properties_ + R"(},"required":[)" +
                        required_ + R"(],"additionalProperties":false})",
                    words);
}

namespace {

// A small type that many fields have: named, so that a client has one type for it.
std::string named(SchemaBook& book, std::string_view name, std::string_view schema) {
  book.try_emplace(std::string{name}, schema);
  return reference_to(name);
}

constexpr std::string_view kRows =
    R"({"type":"array","minItems":9,"maxItems":9,"items":{"type":"array","minItems":9,)"
    R"("maxItems":9,"items":{"type":"integer","minimum":0,"maximum":9}},)"
    R"("description":"nine rows of nine digits, 0 for an empty cell"})";

}  // namespace

std::string SchemaOf<Cell>::in(SchemaBook& book) {
  return named(book, "Cell", R"({"type":"string","description":"r4c5","examples":["r4c5"]})");
}
std::string SchemaOf<House>::in(SchemaBook&) {
  return R"({"type":"string","description":"r4, c5 or b6"})";
}
std::string SchemaOf<Digit>::in(SchemaBook&) {
  return R"({"type":"integer","minimum":1,"maximum":9})";
}
std::string SchemaOf<Digits>::in(SchemaBook& book) { return schema_of<std::vector<Digit>>(book); }
std::string SchemaOf<CellSet>::in(SchemaBook& book) { return schema_of<std::vector<Cell>>(book); }
std::string SchemaOf<Filling>::in(SchemaBook&) {
  return R"({"type":"string","description":"81 characters, a dot for an empty cell"})";
}
std::string SchemaOf<Rows>::in(SchemaBook& book) { return named(book, "Board", kRows); }
std::string SchemaOf<Thousandths>::in(SchemaBook&) { return R"({"type":"number"})"; }
std::string SchemaOf<Seconds>::in(SchemaBook&) { return R"({"type":"number"})"; }
std::string SchemaOf<Json>::in(SchemaBook&) { return "{}"; }
std::string SchemaOf<WideFilling>::in(SchemaBook&) {
  return R"({"type":"array","items":{"type":"array","items":{"type":"integer"}},)"
         R"("description":"rows of numbers, 0 for an empty cell"})";
}
std::string SchemaOf<trace::Statistics>::in(SchemaBook&) {
  return R"({"type":"object","additionalProperties":{"type":"integer"}})";
}
std::string SchemaOf<bool>::in(SchemaBook&) { return R"({"type":"boolean"})"; }
std::string SchemaOf<std::string>::in(SchemaBook&) { return R"({"type":"string"})"; }
std::string SchemaOf<std::string_view>::in(SchemaBook&) { return R"({"type":"string"})"; }

}  // namespace nonet::wire::detail
