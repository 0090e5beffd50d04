#include "wire/check.h"

#include <algorithm>

namespace nonet::wire {

namespace {

bool knows_redundant(const service::CheckReport& report) {
  using enum service::FindingCode;
  return std::ranges::any_of(report.findings, [](const service::Finding& finding) {
    return finding.code == minimal || finding.code == not_minimal;
  });
}

}  // namespace

Check document_of(const service::CheckReport& report) {
  Check check;
  check.standing = report.standing;
  if (report.read) {
    const Grid& grid = report.read->grid;
    check.format = formats::name_of(report.read->format);
    check.puzzle = grid.filling();
    check.givens = grid.givens().size();
  }
  check.findings = document_of(report.findings);
  check.solutions = report.solutions.size();
  check.first_solutions = report.solutions;
  if (knows_redundant(report)) check.redundant = report.redundant;
  return check;
}

}  // namespace nonet::wire
