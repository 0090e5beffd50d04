#include "library/steps.h"

#include "library/translate.h"
#include "logic/drawing.h"
#include "logic/explain/explain.h"
#include "logic/technique.h"

namespace nonet::v0 {

namespace {

constexpr auto kRoles = std::to_array<Twin<Role, logic::Role>>({
    {Role::place, logic::Role::place},
    {Role::remove, logic::Role::remove},
    {Role::pattern, logic::Role::pattern},
    {Role::second, logic::Role::second},
    {Role::third, logic::Role::third},
    {Role::fourth, logic::Role::fourth},
    {Role::fin, logic::Role::fin},
});

Drawing::Node public_node(const logic::ChainNode& node) {
  return {number(node.digit), public_cells(node.cells)};
}

Drawing public_drawing(const logic::Drawing& drawing) {
  Drawing shown;
  for (const auto& mark : drawing.candidates)
    shown.candidates.push_back(
        {{public_cell(mark.cell), number(mark.digit)}, to_public(kRoles, mark.role)});
  for (const auto& mark : drawing.cells)
    shown.cells.push_back({public_cell(mark.cell), to_public(kRoles, mark.role)});
  for (const auto& mark : drawing.houses)
    shown.houses.push_back({public_house(mark.house), to_public(kRoles, mark.role)});
  for (const auto& link : drawing.links)
    shown.links.push_back({public_node(link.from), public_node(link.to), link.strong});
  return shown;
}

}  // namespace

std::string_view name_of(Role role) { return logic::name_of(to_engine(kRoles, role)); }

void apply(const Step& step, Board& board) {
  for (const Candidate& gone : step.eliminations) board.cross_out(gone.cell, gone.digit);
  for (const Candidate& placed : step.placements) board.enter(placed.cell, placed.digit);
}

Step public_step(const Grid& grid, const logic::Step& step, const logic::Profile& profile) {
  const logic::Technique& technique = logic::technique(step.technique);
  return {.technique = std::string{technique.key},
          .name = std::string{technique.name},
          .points = profile.points(step.technique),
          .placements = public_candidates(step.effect.placements),
          .eliminations = public_candidates(step.effect.eliminations),
          .summary = logic::summary(step),
          .text = logic::explain(grid, step),
          .drawing = public_drawing(logic::drawing(grid, step))};
}

std::vector<Step> public_way(Grid grid, const std::vector<logic::Step>& steps,
                             const logic::Profile& profile) {
  std::vector<Step> way;
  way.reserve(steps.size());
  for (const logic::Step& step : steps) {
    way.push_back(public_step(grid, step, profile));
    logic::apply_to(grid, step.effect);
  }
  return way;
}

}  // namespace nonet::v0
