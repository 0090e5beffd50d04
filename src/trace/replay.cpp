#include "trace/replay.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace nonet::trace {

namespace {

constexpr std::uint64_t bit(Digit d) { return std::uint64_t{1} << index(d); }

// What is known about one cell apart from its peers.
struct CellState {
  std::optional<Digit> digit;
  std::uint64_t crossed_out = 0;
  std::uint64_t notes = 0;
  std::uint64_t colour = 0;
  friend bool operator==(const CellState&, const CellState&) = default;
};

// The board in the making. Every change of a cell is written to a trail with what was there
// before, so that taking back is exact and costs no more than the doing did.
class Progress {
 public:
  explicit Progress(Shape shape)
      : shape_{shape},
        cells_(static_cast<std::size_t>(shape.cells())),
        given_(static_cast<std::size_t>(shape.cells()), false) {}

  void apply(const Event& event, std::size_t number);
  Moment moment() const;

 private:
  // How far everything had come at some point that can be gone back to.
  struct Mark {
    std::size_t trail = 0;
    std::size_t moves = 0;
    std::size_t conflicts = 0;
  };
  struct Change {
    WideCell cell;
    CellState before;
  };
  using Handler = void (Progress::*)(const Event&);

  void start(const Event& event);
  void place(const Event& event);
  void eliminate(const Event& event);
  void step(const Event& event);
  void decide(const Event& event);
  void imply(const Event& event);
  void conflict(const Event& event);
  void learn(const Event& event);
  void forget(const Event& event);
  void go_back(const Event& event);
  void undo(const Event& event);
  void solution(const Event& event);
  void truncated(const Event& event);
  void end(const Event& event);
  void note(const Event& event);
  void colour(const Event& event);
  void nothing(const Event&) {}

  bool names_cell(const Event& event) const {
    return event.cell && index(*event.cell) < shape_.cells();
  }
  bool names_candidate(const Event& event) const {
    return names_cell(event) && event.digit && on_board(*event.digit);
  }
  bool on_board(Digit d) const { return number(d) >= 1 && number(d) <= shape_.size(); }

  const CellState& at(WideCell c) const { return cells_[static_cast<std::size_t>(index(c))]; }
  void change(WideCell c, const CellState& after);
  void set_digit(WideCell c, std::optional<Digit> d);
  void set_all(const std::vector<Literal>& literals);
  Mark mark() const { return {trail_.size(), moves_.size(), conflicts_.size()}; }
  void return_to(const Mark& mark);
  void return_to_level(std::uint32_t level);
  void begin_move();
  std::size_t first_move_of_level() const { return levels_.empty() ? 0 : levels_.back().moves; }

  static const std::array<Handler, 21> kHandlers;

  Shape shape_;
  std::vector<CellState> cells_;
  std::vector<bool> given_;
  std::vector<Change> trail_;
  std::vector<Decision> decisions_;
  std::vector<Mark> levels_;   // before each decision
  std::vector<Mark> moves_;    // before each move
  std::uint64_t effects_ = 0;  // events to come that belong to the last step
  std::vector<std::size_t> conflicts_;
  struct Clause {
    std::uint32_t clause;
    std::size_t event;
  };
  std::vector<Clause> clauses_;
  std::optional<std::vector<std::optional<Digit>>> first_solution_;
  std::size_t number_ = 0;  // of the event being applied
};

// In the order of Kind.
const std::array<Progress::Handler, 21> Progress::kHandlers{
    &Progress::start,      // start
    &Progress::place,      // place
    &Progress::eliminate,  // eliminate
    &Progress::step,       // step
    &Progress::decide,     // decide
    &Progress::imply,      // imply
    &Progress::conflict,   // conflict
    &Progress::nothing,    // resolve
    &Progress::learn,      // learn
    &Progress::forget,     // forget
    &Progress::go_back,    // backjump
    &Progress::go_back,    // restart
    &Progress::undo,       // undo
    &Progress::solution,   // solution
    &Progress::truncated,  // truncated
    &Progress::end,        // end
    &Progress::note,       // note
    &Progress::colour,     // colour
    &Progress::nothing,    // hint
    &Progress::nothing,    // pause
    &Progress::nothing,    // resume
};
static_assert(static_cast<int>(Kind::resume) == 20, "a new kind needs its handler");

void Progress::apply(const Event& event, std::size_t number) {
  number_ = number;
  (this->*kHandlers[static_cast<std::size_t>(event.kind)])(event);
  if (effects_ > 0 && event.kind != Kind::step) --effects_;
}

void Progress::change(WideCell c, const CellState& after) {
  CellState& now = cells_[static_cast<std::size_t>(index(c))];
  if (now == after) return;
  trail_.push_back({c, now});
  now = after;
}

void Progress::set_digit(WideCell c, std::optional<Digit> d) {
  CellState after = at(c);
  after.digit = d;
  change(c, after);
}

void Progress::set_all(const std::vector<Literal>& literals) {
  for (const Literal& literal : literals)
    if (literal.positive && index(literal.cell) < shape_.cells() && on_board(literal.digit))
      set_digit(literal.cell, literal.digit);
}

void Progress::return_to(const Mark& mark) {
  for (; trail_.size() > mark.trail; trail_.pop_back())
    cells_[static_cast<std::size_t>(index(trail_.back().cell))] = trail_.back().before;
  moves_.resize(mark.moves);
  conflicts_.resize(mark.conflicts);
}

void Progress::return_to_level(std::uint32_t level) {
  while (!decisions_.empty() && decisions_.back().level > level) {
    return_to(levels_.back());
    levels_.pop_back();
    decisions_.pop_back();
  }
}

// The effects of a step are part of its move.
void Progress::begin_move() {
  if (effects_ == 0) moves_.push_back(mark());
}

void Progress::start(const Event& event) {
  *this = Progress{shape_};
  set_all(event.literals);
  for (std::size_t i = 0; i < cells_.size(); ++i) given_[i] = cells_[i].digit.has_value();
}

void Progress::place(const Event& event) {
  if (!names_cell(event) || (event.digit && !on_board(*event.digit))) return;
  begin_move();
  set_digit(*event.cell, event.digit);
}

void Progress::eliminate(const Event& event) {
  if (!names_candidate(event)) return;
  begin_move();
  CellState after = at(*event.cell);
  after.crossed_out |= bit(*event.digit);
  change(*event.cell, after);
}

void Progress::step(const Event& event) {
  effects_ = 0;
  begin_move();
  effects_ = event.count;
}

void Progress::decide(const Event& event) {
  if (!names_candidate(event)) return;
  levels_.push_back(mark());
  decisions_.push_back({event.level, *event.cell, *event.digit, number_});
  set_digit(*event.cell, event.digit);
}

void Progress::imply(const Event& event) {
  if (names_candidate(event)) set_digit(*event.cell, event.digit);
}

void Progress::conflict(const Event& event) {
  if (event.because.reason != Reason::found) conflicts_.push_back(number_);
}

void Progress::learn(const Event& event) { clauses_.push_back({event.clause, number_}); }

void Progress::forget(const Event& event) {
  const auto found = std::find_if(clauses_.begin(), clauses_.end(),
                                  [&](const Clause& c) { return c.clause == event.clause; });
  if (found != clauses_.end()) clauses_.erase(found);
}

void Progress::go_back(const Event& event) { return_to_level(event.level); }

void Progress::undo(const Event& event) {
  effects_ = 0;
  if (!decisions_.empty() && decisions_.back().level > event.level)
    return_to_level(event.level);
  else if (moves_.size() > first_move_of_level())
    return_to(Mark{moves_.back()});
}

void Progress::solution(const Event& event) {
  set_all(event.literals);
  if (first_solution_) return;
  first_solution_.emplace();
  for (const CellState& cell : cells_) first_solution_->push_back(cell.digit);
}

void Progress::truncated(const Event&) { return_to_level(0); }

void Progress::end(const Event&) {
  if (!first_solution_) return;
  return_to_level(0);
  conflicts_.clear();
  for (std::size_t i = 0; i < cells_.size(); ++i)
    set_digit(static_cast<WideCell>(i), (*first_solution_)[i]);
}

void Progress::note(const Event& event) {
  if (!names_candidate(event)) return;
  begin_move();
  CellState after = at(*event.cell);
  after.notes ^= bit(*event.digit);
  change(*event.cell, after);
}

void Progress::colour(const Event& event) {
  if (!names_cell(event)) return;
  begin_move();
  CellState after = at(*event.cell);
  after.colour = event.count;
  change(*event.cell, after);
}

Moment Progress::moment() const {
  Moment moment{.filling = WideFilling{shape_},
                .given = given_,
                .candidates = {},
                .notes = {},
                .colours = {},
                .decisions = decisions_,
                .conflicts = conflicts_,
                .clauses = {}};
  std::vector<std::uint64_t> standing(static_cast<std::size_t>(shape_.houses()), 0);
  for (int i = 0; i < shape_.cells(); ++i) {
    const auto c = static_cast<WideCell>(i);
    if (const auto d = at(c).digit) {
      moment.filling.set(c, *d);
      for (WideHouse h : shape_.houses_of(c))
        standing[static_cast<std::size_t>(index(h))] |= bit(*d);
    }
  }
  const std::uint64_t all = (std::uint64_t{1} << shape_.size()) - 1;
  for (int i = 0; i < shape_.cells(); ++i) {
    const auto c = static_cast<WideCell>(i);
    std::uint64_t gone = at(c).digit ? all : at(c).crossed_out;
    for (WideHouse h : shape_.houses_of(c)) gone |= standing[static_cast<std::size_t>(index(h))];
    moment.candidates.push_back(all & ~gone);
    moment.notes.push_back(at(c).notes);
    moment.colours.push_back(at(c).colour);
  }
  for (const Clause& clause : clauses_) moment.clauses.push_back(clause.event);
  return moment;
}

}  // namespace

struct Replay::State {
  const Trace* trace;
  Progress now;
  std::size_t position = 0;         // events applied to `now`
  std::vector<Progress> snapshots;  // number i stands after i·kStride events
  Moment moment;

  void forward_to(std::size_t events) {
    while (position < events) {
      now.apply(trace->events[position], position + 1);
      ++position;
      if (position == snapshots.size() * kStride) snapshots.push_back(now);
    }
  }
};

Replay::Replay(const Trace& trace)
    : state_{new State{&trace, Progress{trace.shape}, 0, {Progress{trace.shape}}, {}}} {
  state_->moment = state_->now.moment();
}
Replay::~Replay() = default;
Replay::Replay(Replay&&) noexcept = default;
Replay& Replay::operator=(Replay&&) noexcept = default;

std::size_t Replay::size() const { return state_->trace->events.size(); }

const Moment& Replay::at(std::size_t events) {
  State& state = *state_;
  events = std::min(events, size());
  const std::size_t nearest = std::min(events / kStride, state.snapshots.size() - 1);
  if (events < state.position || nearest * kStride > state.position) {
    state.now = state.snapshots[nearest];
    state.position = nearest * kStride;
  }
  state.forward_to(events);
  state.moment = state.now.moment();
  return state.moment;
}

Moment replay(const Trace& trace, std::size_t n) {
  Progress progress{trace.shape};
  n = std::min(n, trace.events.size());
  for (std::size_t i = 0; i < n; ++i) progress.apply(trace.events[i], i + 1);
  return progress.moment();
}

}  // namespace nonet::trace
