#include "service/check.h"

#include <nonet/check.h>

#include "library/translate.h"

namespace nonet::v0 {

namespace {

constexpr auto kStandings = std::to_array<Twin<Standing, service::Standing>>({
    {Standing::unreadable, service::Standing::unreadable},
    {Standing::broken, service::Standing::broken},
    {Standing::unsolvable, service::Standing::unsolvable},
    {Standing::several, service::Standing::several},
    {Standing::unique, service::Standing::unique},
    {Standing::undecided, service::Standing::undecided},
});

Checked public_report(const service::CheckReport& report) {
  Checked checked{.standing = to_public(kStandings, report.standing),
                  .redundant = public_cells(report.redundant)};
  for (const service::Finding& finding : report.findings)
    checked.findings.push_back(
        {finding.name, finding.sentence, public_place(finding.place), finding.good});
  if (!report.read) return checked;
  checked.board = public_board(report.read->grid);
  for (const Filling& solution : report.solutions)
    checked.solutions.push_back(solved_board(*checked.board, solution));
  return checked;
}

service::CheckOptions engine_options(const CheckOptions& options) {
  return {.minimality = options.minimality, .stop = options.stop};
}

}  // namespace

std::string_view name_of(Standing standing) {
  return service::name_of(to_engine(kStandings, standing));
}

Checked check(const Board& board, const CheckOptions& options) {
  return public_report(
      service::check(formats::Reading{engine_grid(board)}, engine_options(options)));
}

Checked check(std::string_view text, const CheckOptions& options) {
  return public_report(service::check(text, std::nullopt, engine_options(options)));
}

}  // namespace nonet::v0
