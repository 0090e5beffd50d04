// Any function from any number of threads: all verbs at once, twice, with the same answers.
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>
#include <nonet/nonet.h>

#include "support/puzzles.h"

namespace {

std::string everything(const std::string& text) {
  const nonet::Board board = *nonet::Board::parse(text);
  std::string said = nonet::solve(board).sentence;
  said += nonet::solve(board, {.engine = nonet::Engine::cdcl}).solution->line();
  said += nonet::check(board, {.minimality = true}).findings.back().sentence;
  said += std::to_string(nonet::rate(board)->points);
  const auto hint = nonet::next_hint(board);
  for (const std::string& stage : hint->stages) said += stage;
  for (const nonet::Step& step : nonet::explain(board).steps) said += step.text;
  said += nonet::why_not(board, {1, 3}, 1)->text;
  said += nonet::canonical_form(board).line();
  said += nonet::generate({.level = nonet::Level::easy}, 7)->puzzles.at(0).puzzle.line();
  (void)nonet::trace(board, {}, [&](const nonet::Event& event) {
    said += event.text;
    return true;
  });
  nonet::solve_lines(text + "\n", [&](const nonet::LineAnswer& answer) {
    said += answer.solution;
    return true;
  });
  return said;
}

TEST(LibraryThreads, FourThreadsSayTheSame) {
  const std::string alone = everything(nonet::testing::kPuzzle);
  std::vector<std::string> said(4);
  std::vector<std::thread> threads;
  for (std::string& mine : said)
    threads.emplace_back([&mine] { mine = everything(nonet::testing::kPuzzle); });
  for (std::thread& thread : threads) thread.join();
  for (const std::string& one : said) EXPECT_EQ(one, alone);
}

}  // namespace
