#include "wire/check.h"

namespace nonet::wire {

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
  check.solutions = report.solutions;
  if (!report.redundant.empty()) check.redundant = report.redundant;
  return check;
}

}  // namespace nonet::wire
