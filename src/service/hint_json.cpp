#include <array>

#include <boost/json.hpp>

#include "board/notation.h"
#include "logic/drawing.h"
#include "logic/explain/hint_words.h"
#include "logic/technique.h"
#include "service/hint.h"

namespace nonet::service {

namespace json = boost::json;

namespace {

json::object candidate_object(Cell c, Digit d) {
  return {{"cell", name_of(c)}, {"digit", number(d)}};
}

json::array candidates_array(const CandidateSet& set) {
  json::array array;
  for_each(set, [&](Cell c, Digit d) { array.emplace_back(candidate_object(c, d)); });
  return array;
}

json::object node_object(const logic::ChainNode& node) {
  return {{"digit", number(node.digit)}, {"cells", json::value_from(names_of(node.cells))}};
}

json::object drawing_object(const logic::Drawing& drawing) {
  json::array candidates;
  for (const auto& mark : drawing.candidates) {
    json::object object = candidate_object(mark.cell, mark.digit);
    object["role"] = json::string_view(name_of(mark.role));
    candidates.emplace_back(std::move(object));
  }
  json::array cells;
  for (const auto& mark : drawing.cells)
    cells.emplace_back(json::object{{"cell", name_of(mark.cell)},
                                    {"role", json::string_view(name_of(mark.role))}});
  json::array houses;
  for (const auto& mark : drawing.houses)
    houses.emplace_back(json::object{{"house", name_of(mark.house)},
                                     {"role", json::string_view(name_of(mark.role))}});
  json::array links;
  for (const auto& link : drawing.links)
    links.emplace_back(json::object{
        {"from", node_object(link.from)}, {"to", node_object(link.to)}, {"strong", link.strong}});
  return {{"candidates", std::move(candidates)},
          {"cells", std::move(cells)},
          {"houses", std::move(houses)},
          {"links", std::move(links)}};
}

json::object technique_object(const logic::Step& step, const logic::Profile& profile) {
  const logic::Technique& t = logic::technique(step.technique);
  return {{"technique", json::string_view(t.key)},
          {"name", json::string_view(t.name)},
          {"cost", profile.points(t.id)}};
}

json::object step_object(const Grid& grid, const logic::Step& step, const logic::Profile& profile) {
  json::object object = technique_object(step, profile);
  object["placements"] = candidates_array(step.effect.placements);
  object["eliminations"] = candidates_array(step.effect.eliminations);
  object["summary"] = logic::summary(step);
  object["text"] = logic::explain(grid, step);
  object["drawing"] = drawing_object(logic::drawing(grid, step));
  return object;
}

// Before the last stage the effect stays hidden: from the drawing too.
json::object pattern_object(const Grid& grid, const logic::Step& step,
                            const logic::Profile& profile) {
  logic::Drawing drawing = logic::drawing(grid, step);
  std::erase_if(drawing.candidates, [](const auto& mark) {
    return mark.role == logic::Role::place || mark.role == logic::Role::remove;
  });
  json::object object = technique_object(step, profile);
  object["drawing"] = drawing_object(drawing);
  return object;
}

json::array steps_array(Grid grid, const std::vector<logic::Step>& steps,
                        const logic::Profile& profile) {
  json::array array;
  for (const logic::Step& step : steps) {
    array.emplace_back(step_object(grid, step, profile));
    apply_to(grid, step.effect);
  }
  return array;
}

std::string_view kind_name(logic::HintKind kind) {
  constexpr std::array<std::string_view, 5> kNames{"solved", "mistake", "step", "not-learned",
                                                   "stuck"};
  return kNames[static_cast<std::size_t>(kind)];
}

std::string_view kind_name(logic::WhyNotKind kind) {
  constexpr std::array<std::string_view, 7> kNames{
      "stands-there", "cell-is-full", "seen", "crossed-out", "steps", "contradiction", "possible"};
  return kNames[static_cast<std::size_t>(kind)];
}

}  // namespace

std::string step_json(const Grid& grid, const logic::Step& step, const logic::Profile& profile) {
  return json::serialize(step_object(grid, step, profile));
}

std::string steps_json(const Grid& grid, const std::vector<logic::Step>& steps,
                       const logic::Profile& profile) {
  json::array array;
  for (const logic::Step& step : steps) array.emplace_back(step_object(grid, step, profile));
  return json::serialize(json::object{{"steps", std::move(array)}});
}

std::string hint_json(const logic::Hint& hint, const logic::Profile& profile,
                      std::optional<std::size_t> stage) {
  constexpr std::size_t kShowsPattern = 3;
  constexpr std::size_t kShowsAll = 4;
  const std::size_t shown = stage.value_or(kShowsAll);
  json::array stages;
  for (std::size_t i = 0; i < std::min(shown, hint.stages.size()); ++i)
    stages.emplace_back(hint.stages[i]);
  json::object object{{"kind", json::string_view(kind_name(hint.kind))},
                      {"stages", std::move(stages)},
                      {"of", hint.stages.size()}};
  if (!hint.about_notes.empty())
    object["notes"] = json::object{{"text", hint.about_notes},
                                   {"put_back", json::value_from(names_of(hint.put_back))},
                                   {"stale", json::value_from(names_of(hint.stale_notes))}};
  if (hint.move) object["move"] = *hint.move;
  if (!hint.wrong.empty() && shown >= kShowsPattern)
    object["wrong"] = json::value_from(names_of(hint.wrong));
  if (hint.kind == logic::HintKind::step && shown >= kShowsAll)
    object["step"] = step_object(hint.grid, *hint.step, profile);
  else if (hint.kind == logic::HintKind::step && shown == kShowsPattern)
    object["step"] = pattern_object(hint.grid, *hint.step, profile);
  else if (hint.kind == logic::HintKind::not_learned)
    object["step"] = technique_object(*hint.step, profile);
  return json::serialize(object);
}

std::string why_not_json(Cell cell, Digit digit, const WhyNotAnswer& answered,
                         const logic::Profile& profile) {
  const auto& [grid, answer] = answered;
  json::object object = candidate_object(cell, digit);
  object["kind"] = json::string_view(kind_name(answer.kind));
  object["text"] = logic::why_not_words(grid, cell, digit, answer);
  if (answer.contradiction) {
    Grid assumed = grid;
    if (!answer.already && assumed.open(cell)) assumed.place(cell, digit);
    object["already"] = answer.already;
    object["steps"] = steps_array(assumed, answer.contradiction->steps, profile);
  } else {
    object["steps"] = steps_array(grid, answer.steps, profile);
  }
  return json::serialize(object);
}

std::string techniques_json() {
  json::array techniques;
  for (const logic::Technique& t : logic::all_techniques())
    techniques.emplace_back(json::object{{"key", json::string_view(t.key)},
                                         {"name", json::string_view(t.name)},
                                         {"idea", json::string_view(t.idea)},
                                         {"assumes_unique", t.assumes_unique}});
  json::object profiles;
  for (const logic::Profile& profile : logic::built_in_profiles()) {
    json::array rows;
    for (const auto& row : profile.rows)
      rows.emplace_back(
          json::object{{"technique", json::string_view(logic::technique(row.technique).key)},
                       {"points", row.points}});
    profiles[profile.name] = std::move(rows);
  }
  return json::serialize(
      json::object{{"techniques", std::move(techniques)}, {"profiles", std::move(profiles)}});
}

}  // namespace nonet::service
