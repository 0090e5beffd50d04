#include "trace/words.h"

#include <array>
#include <string_view>

#include <fmt/format.h>

namespace nonet::trace {

namespace {

// An event with its board, and the small phrases that sentences are made of. What an event does
// not tell is spoken of in general words, never left as a hole.
struct Told {
  Shape shape;
  const Event& event;

  std::string cell() const { return event.cell ? words_for(shape, *event.cell) : "a cell"; }
  std::string digit() const { return event.digit ? name_of(shape, *event.digit) : "a digit"; }
  std::string house() const {
    return event.because.house ? words_for(shape, *event.because.house) : "a house";
  }
  std::string other() const {
    return event.because.other ? words_for(shape, *event.because.other) : "another cell";
  }
  std::string clause() const {
    return event.because.clause == 0 ? std::string{"a clause"}
                                     : fmt::format("learned clause {}", event.because.clause);
  }
  std::string literals() const { return words_for(shape, event.literals); }
  // ": 1 and 4 stand in its row, …", where the event tells.
  std::string taken_behind() const {
    const std::string taken = words_for_taken(shape, event);
    return taken.empty() ? "" : ": " + taken;
  }
  // ": not both …", where the event has the literals.
  std::string literals_behind() const { return event.literals.empty() ? "" : ": " + literals(); }
};

std::string counted(std::uint64_t n, std::string_view one, std::string_view more) {
  return fmt::format("{} {}", n, n == 1 ? one : more);
}

using Phrase = std::string (*)(const Told&);

std::string start(const Told& t) {
  const std::string size = t.shape.standard() ? "" : fmt::format("{0}×{0} ", t.shape.size());
  if (t.event.literals.empty()) return fmt::format("the {}board is empty", size);
  return fmt::format("the {}puzzle has {}", size,
                     counted(t.event.literals.size(), "given", "givens"));
}

std::string place(const Told& t) {
  if (!t.event.digit) return fmt::format("{} is emptied", t.cell());
  return fmt::format("{} is set to {}", t.cell(), t.digit());
}

std::string step(const Told& t) {
  return t.event.count == 0
             ? "a step of logic"
             : fmt::format("a step of logic with {}", counted(t.event.count, "effect", "effects"));
}

std::string decide(const Told& t) {
  std::string guess = fmt::format("guess: try {} in {}", t.digit(), t.cell());
  if (t.event.count < 2) return guess;
  if (t.event.because.house)
    return fmt::format("{}, one of {} places for {} in {}", guess, t.event.count, t.digit(),
                       t.house());
  return fmt::format("{}, one of {} candidates there", guess, t.event.count);
}

std::string resolve(const Told& t) {
  if (!t.event.cell || !t.event.digit) return fmt::format("the cause so far: {}", t.literals());
  return fmt::format("resolving on {}={} leaves: {}", name_of(t.shape, *t.event.cell), t.digit(),
                     t.literals());
}

std::string learn(const Told& t) {
  const bool of_others = t.event.because.reason == Reason::found;
  if (of_others && t.event.because.clause == 0)
    return fmt::format("the solution found is set aside: clause {} asks for another one",
                       t.event.clause);
  return fmt::format("learned clause {}: {}{}", t.event.clause,
                     of_others ? "in another solution, " : "", t.literals());
}

std::string forget(const Told& t) { return fmt::format("clause {} is forgotten", t.event.clause); }

std::string backjump(const Told& t) {
  std::string back = t.event.level == 0 ? "back to the start: no guess stands any more"
                                        : fmt::format(
                                              "back to guess {}: all later ones are "
                                              "taken back",
                                              t.event.level);
  return t.event.because.reason == Reason::found ? "with the solution set aside, " + back : back;
}

std::string restart(const Told&) {
  return "a fresh start: the guesses are taken back, what was learned stays";
}

std::string undo(const Told& t) {
  if (!t.event.cell || !t.event.digit) return "the last move is taken back";
  std::string back = fmt::format("the guess of {} in {} is taken back", t.digit(), t.cell());
  if (t.event.because.reason != Reason::found) return back;
  return fmt::format("the solution found is set aside: {}, to see whether there is another", back);
}

std::string solution(const Told& t) {
  const bool first = t.event.count <= 1;
  std::string found = first ? "solved: every row, column and box holds each digit once"
                            : fmt::format("solution {} is found", t.event.count);
  if (t.event.because.reason != Reason::goes_on) return found;
  return fmt::format("{}; now {} is looked for", found, first ? "a second solution" : "another");
}

std::string truncated(const Told& t) {
  return counted(t.event.count, "event is", "events are") + " left out here";
}

std::string effort(const Told& t) {
  const Statistics& done = *t.event.statistics;
  if (done.decisions == 0) return "without a guess";
  const std::string dead_ends =
      done.conflicts == 0 ? "no dead end" : counted(done.conflicts, "dead end", "dead ends");
  return fmt::format("with {} and {}", counted(done.decisions, "guess", "guesses"), dead_ends);
}

// What a search that guessed knows when it is through.
std::string no_other(const Told& t) {
  if (t.event.because.reason != Reason::exhausted || t.event.statistics->decisions == 0) return {};
  return t.event.count > 1 ? ": there are no more" : ": there is no second solution";
}

std::string end(const Told& t) {
  const bool known = t.event.statistics.has_value();
  switch (t.event.verdict.value_or(Verdict::gave_up)) {
    case Verdict::solved: {
      const std::string found =
          t.event.count > 1 ? fmt::format("{} solutions found", t.event.count) : "solved";
      return known ? found + ' ' + effort(t) + no_other(t) : found;
    }
    case Verdict::unsolvable:
      return known ? "there is no solution: proven " + effort(t) : "there is no solution";
    case Verdict::gave_up:
      break;
  }
  if (t.event.because.reason == Reason::exhausted) return "nothing more follows without a guess";
  return known ? "gave up at the limit, " + effort(t) : "gave up at the limit";
}

std::string note(const Told& t) {
  return fmt::format("the pencilmark {} in {} is switched", t.digit(), t.cell());
}

std::string colour(const Told& t) {
  if (t.event.count == 0) return fmt::format("{} loses its colour", t.cell());
  return fmt::format("{} gets colour {}", t.cell(), t.event.count);
}

std::string hint(const Told& t) {
  return t.event.cell ? fmt::format("a hint is given about {}", t.cell()) : "a hint is given";
}

std::string pause(const Told&) { return "the game is paused"; }
std::string resume(const Told&) { return "the game goes on"; }

// Why a cell must hold its digit, in the order of Reason.
constexpr std::array<Phrase, 9> kWhyImplied{
    +[](const Told&) { return std::string{}; },
    +[](const Told&) { return std::string{": no other digit is left for it"}; },
    +[](const Told& t) {
      return fmt::format(": it is the only place left for {} in {}", t.digit(), t.house());
    },
    +[](const Told&) { return std::string{": any other digit would repeat one"}; },
    +[](const Told& t) { return fmt::format(": {} leaves no other choice", t.clause()); },
    +[](const Told&) { return std::string{": every other guess failed"}; },
    +[](const Told&) { return std::string{}; },
    +[](const Told&) { return std::string{}; },
    +[](const Told&) { return std::string{": anything else gives the solution found before"}; },
};

// Why a candidate goes.
constexpr std::array<Phrase, 9> kWhyEliminated{
    +[](const Told&) { return std::string{}; },
    +[](const Told& t) { return fmt::format(": {} must be {}", t.other(), t.digit()); },
    +[](const Told& t) { return fmt::format(": {} needs {} elsewhere", t.house(), t.digit()); },
    +[](const Told& t) { return fmt::format(": {} already stands in {}", t.digit(), t.house()); },
    +[](const Told& t) { return fmt::format(": {} rules it out", t.clause()); },
    +[](const Told&) { return std::string{": that guess failed"}; },
    +[](const Told&) { return std::string{}; },
    +[](const Told&) { return std::string{}; },
    +[](const Told&) { return std::string{": it gives the solution found before"}; },
};

// What is broken.
constexpr std::array<Phrase, 9> kConflicts{
    +[](const Told& t) {
      return t.event.cell ? fmt::format("conflict at {}", t.cell())
                          : std::string{"conflict: this cannot go on"};
    },
    +[](const Told& t) {
      return fmt::format("conflict: no digit is left for {}{}", t.cell(), t.taken_behind());
    },
    +[](const Told& t) {
      return fmt::format("conflict: {} has no place left in {}{}", t.digit(), t.house(),
                         t.taken_behind());
    },
    +[](const Told& t) {
      return fmt::format("conflict: {} stands twice in {}, at {} and at {}", t.digit(), t.house(),
                         t.cell(), t.other());
    },
    +[](const Told& t) {
      return fmt::format("conflict: {} is broken{}", t.clause(), t.literals_behind());
    },
    +[](const Told&) { return std::string{"conflict: every guess failed"}; },
    +[](const Told&) { return std::string{"conflict: this cannot go on"}; },
    +[](const Told&) { return std::string{"conflict: this cannot go on"}; },
    +[](const Told& t) {
      return std::string{
          t.event.level == 0
              ? "nothing but the solution found already is left: there is no other"
              : "this is the solution found already: it is set aside, to see whether "
                "there is another"};
    },
};
static_assert(static_cast<int>(Reason::found) == 8, "a new reason needs its words");

template <const std::array<Phrase, 9>& kTable>
std::string by_reason(const Told& t) {
  return kTable[static_cast<std::size_t>(t.event.because.reason)](t);
}

std::string imply(const Told& t) {
  return fmt::format("{} must be {}{}", t.cell(), t.digit(), by_reason<kWhyImplied>(t));
}

std::string eliminate(const Told& t) {
  if (t.event.because.reason == Reason::none)
    return fmt::format("{} is crossed out in {}", t.digit(), t.cell());
  return fmt::format("{} cannot be {}{}", t.cell(), t.digit(), by_reason<kWhyEliminated>(t));
}

// In the order of Kind.
constexpr std::array<Phrase, 21> kSentences{
    start,     place, eliminate, step,     decide,  imply, by_reason<kConflicts>,
    resolve,   learn, forget,    backjump, restart, undo,  solution,
    truncated, end,   note,      colour,   hint,    pause, resume,
};
static_assert(static_cast<int>(Kind::resume) == 20, "a new kind needs its sentence");

}  // namespace

std::string sentence(Shape shape, const Event& event) {
  if (!event.text.empty()) return event.text;
  std::string text = kSentences[static_cast<std::size_t>(event.kind)](Told{shape, event});
  if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text + '.';
}

}  // namespace nonet::trace
