#include "service/check.h"

#include <array>
#include <utility>

#include <fmt/format.h>

#include "board/conflicts.h"
#include "board/notation.h"
#include "search/count.h"
#include "search/text_order.h"

namespace nonet::service {

namespace {

constexpr int kFewestGivens = 17;  // McGuire, Tugemann, Civario 2012: no 16-clue puzzle exists

constexpr std::array<std::string_view, 12> kCodeNames{
    "unreadable",          "too-few-givens", "repeated-digit",    "cell-without-candidate",
    "digit-without-place", "no-solution",    "several-solutions", "one-solution",
    "already-solved",      "not-minimal",    "minimal",           "undecided"};

std::string listed(CellSet cells) {
  std::string text;
  int left = cells.size();
  for (Cell c : cells) {
    text += name_of(c);
    --left;
    if (left > 0) text += left == 1 ? " and " : ", ";
  }
  return text;
}

Finding finding(FindingCode code, std::string sentence, Place place = {}, bool good = false) {
  return {code, std::string{name_of(code)}, std::move(sentence), place, good};
}

Place at(CellSet cells) { return {.cells = cells, .house = {}, .digit = {}}; }

bool add_rule_findings(const Grid& grid, std::vector<Finding>& findings) {
  const std::size_t before = findings.size();
  for (Finding& repeat : repeated_digits(grid.filling())) findings.push_back(std::move(repeat));
  if (findings.size() > before) return true;
  for (Cell c : find_dead_cells(grid))
    findings.push_back(finding(FindingCode::cell_without_candidate,
                               fmt::format("no digit fits {} ({})", words_for(c), name_of(c)),
                               at(CellSet{c})));
  for (const NoPlace& missing : find_missing_places(grid))
    findings.push_back(finding(
        FindingCode::digit_without_place,
        fmt::format("{} has no place in {}", number(missing.digit), words_for(missing.house)),
        {.cells = {}, .house = missing.house, .digit = missing.digit}));
  return findings.size() > before;
}

Finding several_finding(const std::vector<Filling>& solutions) {
  CellSet differing;
  for (Cell c : kAllCells)
    if (solutions[0].at(c) != solutions[1].at(c)) differing.insert(c);
  const Cell c = differing.first();
  return finding(FindingCode::several_solutions,
                 fmt::format("more than one solution: {} ({}) can be {} or {}", words_for(c),
                             name_of(c), number(*solutions[0].at(c)), number(*solutions[1].at(c))),
                 at(CellSet{c}));
}

// The givens that could be left out one at a time with the solution still the only one. Nothing
// when that could not be decided.
std::optional<CellSet> redundant_givens(const Grid& grid, const std::function<bool()>& stop) {
  CellSet redundant;
  for (Cell c : grid.givens()) {
    Filling fewer = grid.puzzle();
    fewer.clear(c);
    const search::Count count = search::count(Grid{fewer}, {.solutions = 2, .stop = stop});
    if (count.stopped && count.solutions < 2) return std::nullopt;
    if (count.solutions == 1) redundant.insert(c);
  }
  return redundant;
}

void add_minimality(const Grid& grid, const CheckOptions& options, CheckReport& report) {
  const auto redundant = redundant_givens(grid, options.stop);
  if (!redundant) {
    report.findings.push_back(
        finding(FindingCode::undecided, "which givens could be left out was not decided in time"));
    return;
  }
  report.redundant = *redundant;
  if (report.redundant.empty())
    report.findings.push_back(
        finding(FindingCode::minimal, "no given could be left out", {}, true));
  else
    report.findings.push_back(
        finding(FindingCode::not_minimal,
                fmt::format("any one of {} could be left out", listed(report.redundant)),
                at(report.redundant), true));
}

void judge_several(const Grid& grid, const CheckOptions& options, CheckReport& report) {
  report.standing = Standing::several;
  auto solutions = search::first_two_in_text_order(grid, options.stop);
  if (options.stop && options.stop()) {
    report.findings.push_back(finding(FindingCode::several_solutions, "more than one solution"));
    return;
  }
  report.solutions = std::move(solutions);
  report.findings.push_back(several_finding(report.solutions));
}

void judge_solutions(const Grid& grid, const CheckOptions& options, CheckReport& report) {
  const search::Count count = options.known != nullptr
                                  ? *options.known
                                  : search::count(grid, {.solutions = 2, .stop = options.stop});
  if (count.solutions > 1) return judge_several(grid, options, report);
  if (count.stopped) {
    report.standing = Standing::undecided;
    report.findings.push_back(finding(
        FindingCode::undecided, "whether there is exactly one solution was not decided in time"));
    return;
  }
  if (count.solutions == 0) {
    report.standing = Standing::unsolvable;
    report.findings.push_back(finding(FindingCode::no_solution, "no solution"));
    return;
  }
  report.standing = Standing::unique;
  report.solutions = {*count.first};
  report.findings.push_back(unique_finding(grid.full()));
  if (options.minimality) add_minimality(grid, options, report);
}

}  // namespace

std::string_view name_of(FindingCode code) { return kCodeNames[static_cast<std::size_t>(code)]; }

std::vector<Finding> repeated_digits(const Filling& filling) {
  std::vector<Finding> findings;
  for (const Repeat& repeat : find_repeats(filling))
    findings.push_back(
        finding(FindingCode::repeated_digit,
                fmt::format("{} stands {} in {}: {}", number(repeat.digit),
                            repeat.cells.size() == 2 ? "twice" : "several times",
                            words_for(repeat.house), listed(repeat.cells)),
                {.cells = repeat.cells, .house = repeat.house, .digit = repeat.digit}));
  return findings;
}

Finding unique_finding(bool already_solved) {
  return already_solved
             ? finding(FindingCode::already_solved, "already solved, and right", {}, true)
             : finding(FindingCode::one_solution, "exactly one solution", {}, true);
}

CheckReport unreadable(const formats::ReadError& error) {
  CheckReport report;
  Finding unread = finding(FindingCode::unreadable, formats::describe(error));
  unread.name = formats::name_of(error.problem);
  unread.place.line = error.line;
  unread.place.column = error.column;
  report.findings.push_back(std::move(unread));
  return report;
}

CheckReport check(const formats::Reading& reading, const CheckOptions& options) {
  CheckReport report;
  report.read = reading;
  const Grid& grid = reading.grid;
  const int digits = grid.filling().size();
  // Crossed-out candidates carry information of their own: the bound is for plain puzzles only.
  if (digits < kFewestGivens && has_plain_candidates(grid))
    report.findings.push_back(
        finding(FindingCode::too_few_givens,
                fmt::format("{} given{}: a puzzle with one solution needs at least {}", digits,
                            digits == 1 ? "" : "s", kFewestGivens)));
  if (add_rule_findings(grid, report.findings)) {
    report.standing = Standing::broken;
    return report;
  }
  judge_solutions(grid, options, report);
  return report;
}

CheckReport check(std::string_view text, std::optional<formats::Format> from,
                  const CheckOptions& options, std::uint64_t first_line) {
  const auto reading = formats::read(text, from);
  if (!reading) return unreadable(reading.error().at_line(first_line));
  return check(*reading, options);
}

}  // namespace nonet::service
