// What a conflict claims is true of the board at that moment. The board is this test's own: digits
// and crossings out as the events tell them, taken back level by level.
#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "formats/format.h"
#include "service/solve.h"
#include "service/state.h"
#include "support/shared_data.h"
#include "trace/words.h"
#include "wire/state.h"

namespace nonet::service {
namespace {

using trace::Event;
using trace::Kind;
using trace::Reason;
using trace::Taken;

class Witness {
 public:
  void see(const Event& e) {
    const std::size_t levels = e.level;
    switch (e.kind) {
      case Kind::start:
        for (const auto& literal : e.literals) set(literal.cell, literal.digit);
        break;
      case Kind::decide:
        before_.push_back(now_);
        set(*e.cell, *e.digit);
        break;
      case Kind::place:
      case Kind::imply:
        set(*e.cell, *e.digit);
        break;
      case Kind::eliminate:
        now_.crossed_out[{index(*e.cell), number(*e.digit)}] = e.because.reason;
        break;
      case Kind::undo:
      case Kind::backjump:
      case Kind::restart:
        if (levels == before_.size()) break;
        now_ = before_.at(levels);
        before_.resize(levels);
        break;
      case Kind::learn:
        (e.because == trace::Because{.reason = Reason::found} ? excluded_ : learned_)[e.clause] =
            e.literals;
        break;
      case Kind::solution:
        solutions_.push_back(now_.digits);
        break;
      default:
        break;
    }
  }

  // Empty, or what is not so.
  std::string objection_to(const Event& e) const {
    switch (e.because.reason) {
      case Reason::only_candidate:
        if (now_.digits[at(*e.cell)] != 0) return "the cell has a digit";
        return objection_to_taken(e, [&](const Taken& t) { return t.cell == *e.cell; });
      case Reason::only_place:
        for (int i = 0; i < 9; ++i)
          if (now_.digits[at(kShape.cell_in(*e.because.house, i))] == number(*e.digit))
            return "the digit has its place";
        return objection_to_taken(e, [&](const Taken& t) {
          return t.digit == *e.digit && in_house(t.cell, *e.because.house);
        });
      case Reason::repeated:
        return now_.digits[at(*e.cell)] == number(*e.digit) &&
                       now_.digits[at(*e.because.other)] == number(*e.digit) &&
                       *e.cell != *e.because.other && in_house(*e.cell, *e.because.house) &&
                       in_house(*e.because.other, *e.because.house)
                   ? ""
                   : "the digit does not stand twice there";
      case Reason::clause:
        return objection_to_clause(e, learned_);
      case Reason::found:
        return std::ranges::count(solutions_, now_.digits) == 1 ? objection_to_clause(e, excluded_)
                                                                : "no such solution was found";
      default:
        return "there is no reason";
    }
  }

 private:
  static constexpr Shape kShape{};
  using Digits81 = std::array<int, 81>;
  using Clauses = std::map<std::uint32_t, std::vector<trace::Literal>>;
  struct Board {
    Digits81 digits{};
    std::map<std::pair<int, int>, Reason> crossed_out;
  };

  static std::size_t at(WideCell c) { return static_cast<std::size_t>(index(c)); }
  void set(WideCell c, Digit d) { now_.digits[at(c)] = number(d); }
  static bool in_house(WideCell c, WideHouse h) {
    return std::ranges::count(kShape.houses_of(c), h) == 1;
  }
  static bool peers(WideCell a, WideCell b) {
    return a != b &&
           std::ranges::any_of(kShape.houses_of(a), [&](WideHouse h) { return in_house(b, h); });
  }

  bool is_gone(WideCell c, Digit d) const {
    if (now_.digits[at(c)] != 0) return now_.digits[at(c)] != number(d);
    if (now_.crossed_out.contains({index(c), number(d)})) return true;
    for (int i = 0; i < 81; ++i)
      if (now_.digits[static_cast<std::size_t>(i)] == number(d) &&
          peers(c, static_cast<WideCell>(i)))
        return true;
    return false;
  }

  std::string objection_to_taken(const Event& e, auto concerns) const {
    std::set<std::pair<int, int>> candidates;
    for (const Taken& t : e.taken) {
      if (!concerns(t)) return "something else was taken";
      candidates.insert({index(t.cell), number(t.digit)});
      const int held = t.by ? now_.digits[at(*t.by)] : 0;
      if (!t.by) {
        const auto gone = now_.crossed_out.find({index(t.cell), number(t.digit)});
        if (gone == now_.crossed_out.end() || gone->second != t.reason)
          return "it was not crossed out for that";
      } else if (*t.by == t.cell ? held == 0 || held == number(t.digit)
                                 : held != number(t.digit) || !peers(*t.by, t.cell)) {
        return "that cell does not take it";
      }
    }
    return candidates.size() == 9 ? "" : "not all nine are told";
  }

  // Nothing that the clause asks for is left, and it is the one that was told.
  std::string objection_to_clause(const Event& e, const Clauses& clauses) const {
    const auto known = clauses.find(e.because.clause);
    if (known == clauses.end()) return "there is no such clause";
    if (e.literals.empty()) return "the clause is not told";
    for (const trace::Literal& l : e.literals) {
      if (std::ranges::count(known->second, l) != 1) return "the clause says something else";
      const bool holds = now_.digits[at(l.cell)] == number(l.digit);
      if (l.positive ? !is_gone(l.cell, l.digit) : !holds) return "the clause can still hold";
    }
    return {};
  }

  Board now_;
  std::vector<Board> before_;  // by level
  Clauses learned_;
  Clauses excluded_;
  std::vector<Digits81> solutions_;
};

struct Way {
  Engine engine;
  Decide decide = Decide::activity;
};
constexpr std::array<Way, 7> kWays{{{Engine::dfs},
                                    {Engine::mrv},
                                    {Engine::norvig},
                                    {Engine::least},
                                    {Engine::cdcl, Decide::activity},
                                    {Engine::cdcl, Decide::mrv},
                                    {Engine::logic}}};

Run run_of(const Grid& grid, const Way& way, std::uint64_t work) {
  SolveOptions options;
  options.engine = way.engine;
  options.decide = way.decide;
  options.work = work;
  options.trace_cap = 1'000'000;
  SolveAnswer answer = solve(grid, options);
  Run run;
  run.engine = way.engine;
  run.verdict = answer.outcome.verdict;
  run.trace = std::move(*answer.trace);
  return run;
}

void expect_named(const boost::json::value& item) {
  const auto& values = item.at("values").as_array();
  ASSERT_FALSE(values.empty()) << item;
  ASSERT_FALSE(item.at("cells").as_array().empty()) << item;
  EXPECT_EQ(item.at("value").is_null(), values.size() > 1) << item;
  if (!item.at("value").is_null()) EXPECT_EQ(item.at("value"), values.front());
}

// How many conflicts there were, a solution that is set aside left out.
std::size_t expect_true_conflicts(const Run& run) {
  std::size_t conflicts = 0;
  Witness witness;
  for (std::size_t i = 0; i < run.trace.events.size(); ++i) {
    const Event& event = run.trace.events[i];
    const std::string text = trace::sentence(run.trace.shape, event);
    witness.see(event);
    if (event.kind != Kind::conflict) continue;
    EXPECT_EQ(witness.objection_to(event), "") << "event " << i + 1 << ": " << text;
    const bool found = event.because.reason == Reason::found;
    EXPECT_EQ(text.find("Conflict") == std::string::npos, found) << text;
    conflicts += found ? 0 : 1;
  }
  const ConflictPage page = conflicts_of(Grid{}, &run, 1, 100);
  EXPECT_EQ(page.total, conflicts);
  const boost::json::value items =
      boost::json::parse(wire::to_json(wire::conflicts_document(page.conflicts, &run)));
  for (const auto& item : items.as_array()) expect_named(item);
  return conflicts;
}

void expect_true_conflicts(const std::string& file, std::size_t stride, std::size_t most) {
  for (const Way& way : kWays) {
    std::size_t conflicts = 0;
    for (const std::string& line : testing::shared_lines(file, stride, most)) {
      SCOPED_TRACE(::testing::Message() << name_of(way.engine) << ": " << line);
      const Grid grid{*formats::read_line(line.substr(0, 81))};
      conflicts += expect_true_conflicts(run_of(grid, way, 500));
    }
    if (way.engine != Engine::logic) EXPECT_GT(conflicts, 100U) << name_of(way.engine);
  }
}

TEST(Conflicts, AreTrueOfTheBoardOnHardPuzzles) {
  NONET_NEEDS_SHARED_DATA("top1465.txt");
  expect_true_conflicts("top1465.txt", 29, 50);
}
TEST(Conflicts, AreTrueOfTheBoardOnTheHardest) {
  NONET_NEEDS_SHARED_DATA("hardest.txt");
  expect_true_conflicts("hardest.txt", 501, 50);
}

const std::string kDeadCell =
    "12345678." + std::string(17, '.') + "9" + std::string(54, '.');  // r1c9

// Boards without a solution, and with several.
TEST(Conflicts, AreTrueOfBoardsThatAreNoPuzzles) {
  const std::string two =
      "9.6.7.4.3...4..2...7..23.1.5.....1...4.2.8.6...3.....5.3.7...5...7..5...4.5.1.7.8";
  const std::string none =
      "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..";
  for (const std::string& text : {two, none, "11" + std::string(79, '.'), kDeadCell}) {
    for (const Way& way : kWays) {
      SCOPED_TRACE(::testing::Message() << name_of(way.engine) << ": " << text);
      expect_true_conflicts(run_of(Grid{*formats::read_line(text)}, way, 500));
    }
  }
}

TEST(Conflicts, SayWhatTookEachDigitAway) {
  const service::Run told = run_of(Grid{*formats::read_line(kDeadCell)}, {Engine::mrv}, 500);
  const boost::json::value items = boost::json::parse(
      wire::to_json(wire::conflicts_document(conflicts_of(Grid{}, &told, 1, 10).conflicts, &told)));
  const auto& item = items.as_array().front();
  EXPECT_EQ(item.at("kind"), "no-digit");
  EXPECT_TRUE(item.at("value").is_null());
  EXPECT_EQ(item.at("cells"), (boost::json::array{"r1c9"}));
  EXPECT_EQ(item.at("taken").at(0), (boost::json::object{{"digit", 1}, {"by", "r1c1"}}));
  EXPECT_EQ(item.at("taken").at(8), (boost::json::object{{"digit", 9}, {"by", "r3c9"}}));
  EXPECT_EQ(
      item.at("text"),
      "Conflict: no digit is left for row 1, column 9: 1, 2, 3, 4, 5, 6, 7 and 8 stand in its "
      "row, 9 in its column.");
}

}  // namespace
}  // namespace nonet::service
