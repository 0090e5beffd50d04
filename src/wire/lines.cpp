#include "wire/lines.h"

#include <utility>

#include "wire/cases.h"
#include "wire/check.h"
#include "wire/convert.h"
#include "wire/figures.h"
#include "wire/generate.h"
#include "wire/rate.h"
#include "wire/record.h"
#include "wire/solve.h"
#include "wire/story.h"
#include "wire/teach.h"

namespace nonet::wire {

namespace {

Keyed<Json> line_schemas(SchemaBook& book) {
  return {{"problem", {schema_of<NoAnswerLine>(book)}},
          {"comment", {schema_of<NoPuzzle>(book)}},
          {"check", {schema_of<Line<Check>>(book)}},
          {"solve", {schema_of<Line<SolvedFurther>>(book)}},
          {"solve --size", {schema_of<Line<WideSolved, WideFilling>>(book)}},
          {"rate", {schema_of<Line<RatingCard>>(book)}},
          {"generate", {schema_of<Line<GeneratedPuzzle>>(book)}},
          {"convert", {schema_of<Line<Converted>>(book)}},
          {"canon", {schema_of<Line<Canonical>>(book)}},
          {"hint", {schema_of<Line<Hint>>(book)}},
          {"steps", {schema_of<Line<Steps>>(book)}},
          {"explain", {schema_of<Line<Story>>(book)}},
          {"explain --why-not", {schema_of<Line<WhyNot>>(book)}},
          {"cases", {schema_of<Line<CaseJudged, std::optional<Filling>>>(book)}},
          {"cases, last line", {schema_of<CasesCounted>(book)}},
          {"bench", {schema_of<Bench>(book)}},
          {"db import", {schema_of<DbImported>(book)}},
          {"db status", {schema_of<DbStatus>(book)}},
          {"db stats", {schema_of<DbStats>(book)}}};
}

struct Components {
  Keyed<Json> schemas = {};
};
BOOST_DESCRIBE_STRUCT(Components, (), (schemas))

struct LinesSchema : SchemaHead {
  Keyed<Json> lines = {};
  Components components = {};
};
BOOST_DESCRIBE_STRUCT(LinesSchema, (SchemaHead), (lines, components))

}  // namespace

std::string lines_schema() {
  SchemaBook book;
  LinesSchema document;
  document.lines = line_schemas(book);
  for (auto& [name, schema] : book) document.components.schemas.emplace_back(name, Json{schema});
  return to_json(document);
}

}  // namespace nonet::wire
