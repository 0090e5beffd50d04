// The loop that all four searches share. What makes each of them itself is its policy:
//
//   Node                          the board as this search sees it; copied for each guess
//   kGuessesSingles               whether even a choice of one is a guess
//   kRates                        whether the search keeps the branching difficulty
//   node(grid)                    the node of a lawful board, which outlives it
//   settle(node, story)           what follows before the first choice; false = it broke, and told
//   full(node), filling(node)
//   choose(node)                  the next question; the node is not full
//   place(node, option, story)    sets a digit and what the search draws from it; false as above
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "backtrack/choice.h"
#include "backtrack/story.h"
#include "board/conflicts.h"
#include "board/grid.h"
#include "trace/outcome.h"

namespace nonet::backtrack {

inline bool has_repeats(const Filling& filling) {
  std::array<Digits, kHouses> seen{};
  for (Cell c : filling.cells()) {
    for (House h : houses_of(c)) {
      Digits& digits = seen[static_cast<std::size_t>(index(h))];
      if (digits.contains(*filling.at(c))) return true;
      digits.insert(*filling.at(c));
    }
  }
  return false;
}

template <class Policy, class Hook>
class SearchFrame {
 public:
  using Node = typename Policy::Node;

  SearchFrame(const trace::Limits& limits, Hook& hook) : limits_{limits}, story_{hook} {}

  trace::Outcome run(const Grid& puzzle) {
    const Grid board = lawful(puzzle);
    Node node = Policy::node(board);
    if (!begin(puzzle, node)) return finish(Result::dead);
    return finish(limits_.solutions == 0 ? Result::stopped : explore(node));
  }

  // Goes no further than what follows before the first choice; `left` becomes the board then.
  trace::Outcome settle(const Grid& puzzle, Node& left) {
    if (!begin(puzzle, left)) return finish(Result::dead);
    return finish(Policy::full(left) ? solution(left) : Result::exhausted);
  }

 private:
  // What is known about everything below a node.
  enum class Result : std::uint8_t {
    dead,       // no solution, and the trace shows why
    solved,     // searched through, with solutions
    stopped,    // a limit was reached
    exhausted,  // nothing more follows, and no choice is to be made
  };

  // Tells the puzzle and what follows from it; false if it is broken from the start.
  bool begin(const Grid& puzzle, Node& node) {
    story_.start(puzzle);
    if (!has_repeats(puzzle.filling())) return Policy::settle(node, story_);
    for (const Repeat& repeat : find_repeats(puzzle.filling())) story_.repeated(repeat);
    return false;
  }

  Result explore(Node& node) {
    while (!Policy::full(node)) {
      const Choice choice = Policy::choose(node);
      if (choice.size() == 0) {
        story_.no_answer(choice);
        return Result::dead;
      }
      if (choice.size() > 1 || Policy::kGuessesSingles) return branch(node, choice);
      story_.imply(choice.front(), choice.house());
      if (!Policy::place(node, choice.front(), story_)) return Result::dead;
    }
    return solution(node);
  }

  // At most 81 deep: each guess fills a cell.
  Result branch(const Node& node, const Choice& choice) {
    Result result = Result::dead;
    const std::uint64_t others = choice.size() - 1;
    branching_ += others * others;
    for (Option option : choice) {
      if (budget_spent()) return Result::stopped;
      story_.decide(choice, option);
      Node child = node;
      const Result below = Policy::place(child, option, story_) ? explore(child) : Result::dead;
      if (below == Result::stopped) return Result::stopped;
      story_.undo(option, below == Result::solved);
      if (below == Result::dead)
        story_.refute(option);
      else
        result = Result::solved;
    }
    branching_ -= others * others;
    if (result == Result::dead) story_.no_answer(choice);
    return result;
  }

  Result solution(const Node& node) {
    const Filling& filling = Policy::filling(node);
    if (++outcome_.solutions == 1) outcome_.first = WideFilling{filling};
    const bool wants_more = outcome_.solutions < limits_.solutions;
    story_.solution(filling, outcome_.solutions, Policy::kRates ? branching_ : 0, wants_more);
    return wants_more ? Result::solved : Result::stopped;
  }

  bool budget_spent() const {
    constexpr std::uint64_t kPollEvery = 1024;
    return story_.decisions() >= limits_.work ||
           (story_.decisions() % kPollEvery == 0 && limits_.stop && limits_.stop());
  }

  trace::Outcome finish(Result result) {
    outcome_.complete = result == Result::dead || result == Result::solved;
    if (outcome_.solutions > 0)
      outcome_.verdict = trace::Verdict::solved;
    else if (outcome_.complete)
      outcome_.verdict = trace::Verdict::unsolvable;
    outcome_.statistics = story_.statistics();
    const bool exhausted = result == Result::exhausted || result == Result::solved;
    story_.end(outcome_, exhausted ? trace::Reason::exhausted : trace::Reason::none);
    return std::move(outcome_);
  }

  const trace::Limits& limits_;
  Story<Hook> story_;
  trace::Outcome outcome_;
  std::uint64_t branching_ = 0;  // Σ (F − 1)² of the open choices
};

// One search, with or without a listener.
template <class Policy>
trace::Outcome search(const Grid& puzzle, const trace::Limits& limits, trace::Recorder* recorder) {
  if (recorder) return SearchFrame<Policy, trace::Recorder>{limits, *recorder}.run(puzzle);
  trace::NoTrace nobody;
  return SearchFrame<Policy, trace::NoTrace>{limits, nobody}.run(puzzle);
}

}  // namespace nonet::backtrack
