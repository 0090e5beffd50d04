#include "wire/choices.h"

#include <fmt/format.h>

#include "rate/score.h"

namespace nonet::wire {

namespace {

// The schema with a value that a field has when it is left out.
std::string with_usual(std::string schema, std::string_view usual) {
  schema.pop_back();
  schema += R"(,"default":)";
  add_text(schema, usual);
  return schema + "}";
}

std::string keys(std::string_view limits) {
  return fmt::format(R"({{"type":"array","items":{{"type":"string"}},{}"maxItems":{}}})", limits,
                     service::kMostTechniques);
}

}  // namespace

std::string Choices<generate::Method>::schema(SchemaBook&) {
  return with_usual(detail::one_of(Names<generate::Method>::all()), "own");
}

std::string Choices<logic::NotesAre>::schema(SchemaBook& book) {
  return detail::named(
      book, "NotesAre",
      detail::with_words(
          with_usual(detail::one_of(Names<logic::NotesAre>::all()), name_of(logic::NotesAre{})),
          "whether a digit that is not noted is crossed out; auto: if every open cell has notes"));
}

std::string Choices<play::MoveKind>::schema(SchemaBook&) {
  return detail::one_of(Names<play::MoveKind>::all());
}

// As people write it, too: see rate::parse_level.
std::string Choices<rate::Level>::schema(SchemaBook&) {
  std::vector<std::string> names = Names<rate::Level>::all();
  names.emplace_back("medium");
  return detail::one_of(names);
}

std::string Choices<logic::Profile>::schema(SchemaBook& book) {
  std::vector<std::string> names;
  for (const logic::Profile& profile : logic::built_in_profiles()) names.push_back(profile.name);
  names.emplace_back("all");
  return detail::named(book, "ProfileName", detail::one_of(names));
}

std::string Choices<Region>::schema(SchemaBook&) {
  return detail::with_words(R"({"type":"string"})", names());
}

std::string TechniqueKeys::schema(SchemaBook&) {
  return keys(R"("minItems":1,"uniqueItems":true,)");
}

std::string InnerKeys::schema(SchemaBook& book) {
  return detail::named(
      book, "Inner",
      detail::with_words(keys(R"("minItems":1,)"),
                         "what advances fork chains: technique keys, fork-chain:2 allows forks in "
                         "forks, two deep"));
}

std::string TechniquesOrGroups::schema(SchemaBook& book) {
  return detail::named(
      book, "TechniquesOrGroups",
      detail::with_words(keys(""),
                         "keys of techniques, or names of groups such as singles, pairs, fish"));
}

std::string ScoreLevelWords::schema(SchemaBook&) {
  std::vector<std::string> names = Names<logic::ScoreLevel>::all();
  for (const rate::ScoreLevelRow& row : rate::kScoreLevels) names.emplace_back(row.hodoku);
  return detail::with_words(detail::one_of(names),
                            "the words after the fifth are read as the first five");
}

}  // namespace nonet::wire
