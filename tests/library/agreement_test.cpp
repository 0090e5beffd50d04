// What the library answers is what the engine's own verbs answer.
#include <map>
#include <sstream>

#include <gtest/gtest.h>
#include <nonet/nonet.h>

#include "board/canonical.h"
#include "board/random.h"
#include "board/symmetry.h"
#include "formats/format.h"
#include "generate/workshop.h"
#include "library/library_puzzles.h"
#include "search/count.h"
#include "service/check.h"
#include "service/rate.h"
#include "service/solve.h"
#include "service/wish_words.h"
#include "trace/ndjson.h"

namespace nonet::testing {
namespace {

TEST(LibraryAgreement, Solving) {
  for (const std::string& line : library_puzzles()) {
    const Grid grid = formats::read(line)->grid;
    const v0::Board board = *v0::Board::parse(line);
    EXPECT_EQ(board.line(), formats::write_line(grid.filling()));
    for (const service::Engine engine : service::kAllEngines) {
      service::SolveOptions asked;
      asked.engine = engine;
      asked.work = 2000;
      const service::SolveAnswer wanted = service::solve(grid, asked);
      const v0::Solved solved =
          v0::solve(board, {.engine = *v0::parse_engine(service::name_of(engine)), .work = 2000});
      EXPECT_EQ(solved.sentence, service::verdict_sentence(wanted, asked)) << line;
      EXPECT_EQ(solved.solutions, wanted.outcome.solutions);
      EXPECT_EQ(solved.complete, wanted.outcome.complete);
      EXPECT_EQ(solved.statistics.decisions, wanted.outcome.statistics.decisions);
      EXPECT_EQ(solved.statistics.conflicts, wanted.outcome.statistics.conflicts);
      EXPECT_EQ(solved.solution ? solved.solution->line() : "",
                wanted.outcome.first ? formats::write_line(wanted.outcome.first->standard()) : "");
      EXPECT_EQ(solved.solution ? solved.solution->puzzle() : board, board);
    }
    const search::Count count = search::count(grid, {.solutions = 50});
    EXPECT_EQ(v0::count(board, 50).solutions, count.solutions) << line;
  }
}

TEST(LibraryAgreement, Checking) {
  for (const std::string& line : library_puzzles()) {
    const service::CheckReport wanted = service::check(line, {}, {.minimality = true});
    for (const v0::Checked& checked : {v0::check(line, {.minimality = true}),
                                       v0::check(*v0::Board::parse(line), {.minimality = true})}) {
      EXPECT_EQ(v0::name_of(checked.standing), service::name_of(wanted.standing));
      ASSERT_EQ(checked.findings.size(), wanted.findings.size()) << line;
      for (std::size_t i = 0; i < wanted.findings.size(); ++i) {
        EXPECT_EQ(checked.findings[i].code, wanted.findings[i].name);
        EXPECT_EQ(checked.findings[i].sentence, wanted.findings[i].sentence);
        EXPECT_EQ(checked.findings[i].good, wanted.findings[i].good);
      }
      ASSERT_EQ(checked.solutions.size(), wanted.solutions.size());
      for (std::size_t i = 0; i < wanted.solutions.size(); ++i)
        EXPECT_EQ(checked.solutions[i].line(), formats::write_line(wanted.solutions[i]));
      EXPECT_EQ(static_cast<int>(checked.redundant.size()), wanted.redundant.size());
    }
  }
}

TEST(LibraryAgreement, Rating) {
  for (const std::string& line : library_puzzles(4)) {
    const auto wanted = service::rate_briefly(formats::read(line)->grid, {});
    const auto rating = v0::rate(*v0::Board::parse(line));
    ASSERT_EQ(rating.has_value(), wanted.has_value()) << line;
    if (!wanted) {
      EXPECT_EQ(rating.error().sentence, wanted.error().sentence);
      continue;
    }
    EXPECT_EQ(rating->difficulty, wanted->branching.difficulty());
    EXPECT_EQ(rating->difficulty_as_given, wanted->as_given.difficulty());
    EXPECT_EQ(v0::name_of(rating->level), rate::name_of(wanted->level));
    EXPECT_EQ(v0::name_of(rating->score_level), rate::name_of(wanted->score.level));
    EXPECT_EQ(rating->points, wanted->score.points);
    EXPECT_EQ(rating->solved, wanted->score.solved);
  }
}

TEST(LibraryAgreement, RatingCards) {
  for (const std::string& line : library_puzzles(40)) {
    const auto wanted = service::rate(formats::read(line)->grid, {});
    const auto card = v0::rating_card(*v0::Board::parse(line));
    ASSERT_EQ(card.has_value(), wanted.has_value()) << line;
    if (!wanted) continue;
    EXPECT_EQ(card->solution.line(), formats::write_line(wanted->solution));
    EXPECT_EQ(card->steps, wanted->steps);
    EXPECT_EQ(card->cells_left, wanted->cells_left);
    EXPECT_EQ(card->narrowest, wanted->narrowest);
    EXPECT_EQ(card->givens, wanted->givens);
    EXPECT_EQ(card->minimal, wanted->minimal);
    EXPECT_EQ(card->conflicts, wanted->conflicts);
    EXPECT_EQ(card->techniques.size(), wanted->techniques.size());
    EXPECT_EQ(card->symmetries.size(), wanted->symmetries.size());
  }
}

TEST(LibraryAgreement, ConvertingAndCanonicalForms) {
  for (const std::string& line : library_puzzles()) {
    const Grid grid = formats::read(line)->grid;
    const v0::Board board = *v0::Board::parse(line);
    for (const formats::Format format : formats::kAllFormats) {
      const v0::Format public_format = *v0::parse_format(formats::name_of(format));
      EXPECT_EQ(*v0::convert(line, public_format), formats::write(grid, format));
      EXPECT_EQ(v0::write(board, public_format), formats::write(grid, format));
    }
    EXPECT_EQ(v0::canonical_form(board).line(),
              formats::write_line(canonical(grid.filling()).form));
    const Filling turned = random_isomorphism(7).apply(grid.filling());
    EXPECT_EQ(v0::canonical_form(*v0::Board::parse(formats::write_line(turned))),
              v0::canonical_form(board));
  }
}

TEST(LibraryAgreement, Traces) {
  for (const std::string& line : library_puzzles(20))
    for (const service::Engine engine : service::kAllEngines) {
      if (!service::tells_its_story(engine)) continue;
      service::SolveOptions asked;
      asked.engine = engine;
      asked.solutions = 1;
      asked.work = 500;
      asked.decide = service::usual_decide(true);
      asked.trace_cap = 3000;
      const service::SolveAnswer wanted = service::solve(formats::read(line)->grid, asked);
      const v0::TraceOptions options{
          .engine = *v0::parse_engine(service::name_of(engine)), .work = 500, .most_events = 3000};
      const v0::Board board = *v0::Board::parse(line);
      std::string text;
      ASSERT_TRUE(v0::trace_ndjson(board, options, [&](std::string_view event) {
        text.append(event).append("\n");
        return true;
      }));
      EXPECT_EQ(text, trace::to_ndjson(*wanted.trace));
      std::size_t n = 0;
      ASSERT_TRUE(v0::trace(board, options, [&](const v0::Event& event) {
        const trace::Event& told = wanted.trace->events.at(n);
        EXPECT_EQ(event.number, ++n);
        EXPECT_EQ(static_cast<int>(event.kind), static_cast<int>(told.kind));
        EXPECT_EQ(event.literals.size(), told.literals.size());
        EXPECT_EQ(event.cell.has_value(), told.cell.has_value());
        return true;
      }));
      EXPECT_EQ(n, wanted.trace->events.size());
    }
}

TEST(LibraryAgreement, LinesAreAnsweredAsOneByOne) {
  std::string text;
  for (const std::string& line : library_puzzles()) text += line + "\n";
  for (const std::uint64_t limit : {1U, 2U, 20U}) {
    std::uint64_t n = 0;
    const v0::LinesTotal total = v0::solve_lines(
        text,
        [&](const v0::LineAnswer& answer) {
          const std::string& line = library_puzzles().at(n++);
          const search::Count wanted =
              search::count(*formats::read_line(line), {.solutions = limit});
          EXPECT_EQ(answer.line, n);
          EXPECT_EQ(answer.text, line);
          EXPECT_EQ(answer.solutions, wanted.solutions);
          const search::Count first = search::count(*formats::read_line(line), {.solutions = 1});
          EXPECT_EQ(answer.solution, first.first ? formats::write_line(*first.first) : "");
          return true;
        },
        {.solutions = limit});
    EXPECT_EQ(total.puzzles, library_puzzles().size());
    EXPECT_EQ(total.none + total.one + total.several, total.puzzles);
  }
}

// Attempt by attempt, as the slowest way would make them.
TEST(LibraryAgreement, PuzzlesAreThoseOfTheWorkshop) {
  const auto wish = service::read_wish({.level = "hard", .symmetry = "rot180"}, {});
  generate::Workshop workshop{{.wish = *wish, .seed = 11}};
  const auto made =
      v0::generate({.level = v0::Level::hard, .symmetry = v0::Symmetry::rot180}, 11, {.count = 5});
  ASSERT_TRUE(made);
  ASSERT_EQ(made->puzzles.size(), 5U);
  EXPECT_EQ(made->end, v0::MadeEnd::complete);
  EXPECT_EQ(made->attempts, made->puzzles.back().attempt + 1);
  std::size_t next = 0;
  for (std::uint64_t attempt = 0; attempt < made->attempts; ++attempt)
    for (const generate::Made& one : workshop.attempt(attempt, 1)) {
      ASSERT_LT(next, made->puzzles.size());
      EXPECT_EQ(made->puzzles[next].attempt, attempt);
      EXPECT_EQ(made->puzzles[next].puzzle.line(), formats::write_line(one.puzzle));
      EXPECT_EQ(made->puzzles[next].solution.line(), formats::write_line(one.solution));
      ++next;
    }
  EXPECT_EQ(next, made->puzzles.size());
}

}  // namespace
}  // namespace nonet::testing
