#include "wire/teach.h"

#include <algorithm>
#include <utility>

#include "logic/explain/hint_words.h"
#include "logic/technique.h"

namespace nonet::wire {

namespace {

std::vector<Candidate> candidates_of(const CandidateSet& set) {
  std::vector<Candidate> candidates;
  for_each(set, [&](Cell c, Digit d) { candidates.push_back({c, d}); });
  return candidates;
}

ChainNode node_of(const logic::ChainNode& node) { return {node.digit, node.cells}; }

Drawing drawing_of(const logic::Drawing& drawing) {
  Drawing drawn;
  for (const auto& mark : drawing.candidates)
    drawn.candidates.push_back({{mark.cell, mark.digit}, mark.role});
  for (const auto& mark : drawing.cells) drawn.cells.push_back({mark.cell, mark.role});
  for (const auto& mark : drawing.houses) drawn.houses.push_back({mark.house, mark.role});
  for (const auto& link : drawing.links)
    drawn.links.push_back({node_of(link.from), node_of(link.to), link.strong});
  return drawn;
}

StepName name_of(const logic::Step& step, const logic::Profile& profile) {
  const logic::Technique& technique = logic::technique(step.technique);
  return {technique.key, technique.name, profile.points(technique.id)};
}

// What the last stage tells.
HintStep whole_step(const Grid& grid, const logic::Step& step, const logic::Profile& profile) {
  Step all = step_document(grid, step, profile);
  return {name_of(step, profile), std::move(all.placements), std::move(all.eliminations),
          std::move(all.summary), std::move(all.text),       std::move(all.drawing)};
}

// Before the last stage the effect stays hidden: from the drawing too.
HintStep pattern_of(const Grid& grid, const logic::Step& step, const logic::Profile& profile) {
  logic::Drawing drawing = logic::drawing(grid, step);
  std::erase_if(drawing.candidates, [](const auto& mark) {
    return mark.role == logic::Role::place || mark.role == logic::Role::remove;
  });
  HintStep pattern{name_of(step, profile)};
  pattern.drawing = drawing_of(drawing);
  return pattern;
}

std::vector<Step> steps_from(Grid grid, const std::vector<logic::Step>& steps,
                             const logic::Profile& profile) {
  std::vector<Step> documents;
  for (const logic::Step& step : steps) {
    documents.push_back(step_document(grid, step, profile));
    apply_to(grid, step.effect);
  }
  return documents;
}

}  // namespace

Step step_document(const Grid& grid, const logic::Step& step, const logic::Profile& profile) {
  return {name_of(step, profile),
          candidates_of(step.effect.placements),
          candidates_of(step.effect.eliminations),
          logic::summary(step),
          logic::explain(grid, step),
          drawing_of(logic::drawing(grid, step))};
}

Steps steps_document(const Grid& grid, const std::vector<logic::Step>& steps,
                     const logic::Profile& profile) {
  Steps documents;
  for (const logic::Step& step : steps)
    documents.steps.push_back(step_document(grid, step, profile));
  return documents;
}

Hint hint_document(const logic::Hint& hint, const logic::Profile& profile,
                   std::optional<std::size_t> stage) {
  constexpr std::size_t kShowsPattern = 3;
  constexpr std::size_t kShowsAll = 4;
  const std::size_t shown = stage.value_or(kShowsAll);
  Hint document{.kind = hint.kind, .of = hint.stages.size(), .move = hint.move};
  document.stages = hint.stages;
  document.stages.resize(std::min(shown, hint.stages.size()));
  if (!hint.about_notes.empty())
    document.notes = AboutNotes{hint.about_notes, hint.put_back, hint.stale_notes};
  if (!hint.wrong.empty() && shown >= kShowsPattern) document.wrong = hint.wrong;
  if (hint.kind == logic::HintKind::step && shown >= kShowsAll)
    document.step = whole_step(hint.grid, *hint.step, profile);
  else if (hint.kind == logic::HintKind::step && shown == kShowsPattern)
    document.step = pattern_of(hint.grid, *hint.step, profile);
  else if (hint.kind == logic::HintKind::not_learned)
    document.step = HintStep{name_of(*hint.step, profile)};
  return document;
}

WhyNot why_not_document(nonet::Candidate asked, const service::WhyNotAnswer& answered,
                        const logic::Profile& profile) {
  const auto& [grid, answer] = answered;
  WhyNot document{{asked.cell, asked.digit}, answer.kind};
  document.text = logic::why_not_words(grid, asked.cell, asked.digit, answer);
  if (!answer.contradiction) {
    document.steps = steps_from(grid, answer.steps, profile);
    return document;
  }
  Grid assumed = grid;
  if (!answer.already && assumed.open(asked.cell)) assumed.place(asked.cell, asked.digit);
  document.already = answer.already;
  document.steps = steps_from(assumed, answer.contradiction->steps, profile);
  return document;
}

TechniqueRow technique_document(const logic::Technique& technique) {
  return {technique.key, technique.name, technique.idea, technique.assumes_unique};
}

Techniques techniques_document() {
  Techniques document;
  for (const logic::Technique& technique : logic::all_techniques())
    document.techniques.push_back(technique_document(technique));
  for (const logic::Profile& profile : logic::built_in_profiles()) {
    std::vector<ProfileRow> rows;
    rows.reserve(profile.rows.size());
    for (const auto& row : profile.rows)
      rows.push_back({logic::technique(row.technique).key, row.points});
    document.profiles.emplace_back(profile.name, std::move(rows));
  }
  return document;
}

}  // namespace nonet::wire
