#include "logic/path.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <tuple>

#include "logic/common/siblings.h"
#include "logic/technique.h"

namespace nonet::logic {
namespace {

struct LinksOf {
  // A loop is as long as the chain that it closes.
  int operator()(const ChainEvidence& e) const {
    std::size_t links = 0;
    for (const Chain& chain : e.chains) links += chain.links.size() - (chain.is_loop() ? 1 : 0);
    return static_cast<int>(links);
  }
  int operator()(const AlsEvidence& e) const { return static_cast<int>(e.joints.size()); }
  int operator()(const KrakenEvidence& e) const { return (*this)(ChainEvidence{e.chains}); }
  int operator()(const ForkEvidence& e) const {
    std::size_t rounds = 0;
    for (const ForkBranch& branch : e.branches) rounds = std::max(rounds, branch.rounds.size());
    return static_cast<int>(rounds);
  }
  int operator()(const ForcingEvidence& e) const {
    std::size_t links = 0;
    for (const Chain& chain : e.chains) links += chain.links.size();
    return static_cast<int>(links);
  }
  int operator()(const NetEvidence& e) const {
    std::size_t rounds = 0;
    for (const NetBranch& branch : e.branches) rounds = std::max(rounds, branch.rounds.size());
    return static_cast<int>(rounds);
  }
  template <class Other>
  int operator()(const Other&) const {
    return 0;
  }
};

struct SizeOf {
  int operator()(const LockedEvidence& e) const { return e.cells.size(); }
  int operator()(const SetEvidence& e) const { return e.cells.size(); }
  int operator()(const FishEvidence& e) const { return (e.body | e.fins).size(); }
  int operator()(const KrakenEvidence& e) const { return (*this)(e.fish); }
  int operator()(const ColourEvidence& e) const {
    int cells = 0;
    for (const auto& pair : e.pairs) cells += (pair[0] | pair[1]).size();
    return cells;
  }
  int operator()(const AlsEvidence& e) const { return e.cells().size(); }
  int operator()(const SueDeCoqEvidence& e) const { return e.cells().size(); }
  int operator()(const AlignedEvidence& e) const { return (e.cells | e.witnesses).size(); }
  int operator()(const MedusaEvidence& e) const { return static_cast<int>(e.links.size()); }
  int operator()(const RectangleEvidence& e) const { return 4 + (e.set ? e.set->cells.size() : 0); }
  int operator()(const LoopEvidence& e) const {
    return static_cast<int>(e.cells.size()) + (e.set ? e.set->cells.size() : 0);
  }
  int operator()(const BugEvidence& e) const {
    return e.extras.size() + (e.set ? e.set->cells.size() : 0);
  }
  int operator()(const ForkEvidence& e) const {
    std::size_t steps = 0;
    for (const ForkBranch& branch : e.branches)
      for (const auto& round : branch.rounds) steps += round.size();
    return static_cast<int>(steps);
  }
  int operator()(const NetEvidence& e) const {
    std::size_t steps = 0;
    for (const NetBranch& branch : e.branches)
      for (const auto& round : branch.rounds) steps += round.size();
    return static_cast<int>(steps);
  }
  template <class Other>
  int operator()(const Other& e) const {
    return LinksOf{}(e);
  }
};

// Smaller is better; only steps of one technique are compared by it.
auto merit(const Step& step) {
  return std::tuple{links_of(step), -step.effect.size(), size_of(step)};
}

bool touches(const Effect& effect, CellSet cells) {
  return (effect.placements.cells() | effect.eliminations.cells()).intersects(cells);
}

// Their finders give the steps with the fewest links or rounds first: once these are through,
// nothing better can come.
bool shortest_first(TechniqueId id) {
  return id == TechniqueId::fork_chain || id == TechniqueId::als_chain;
}

// The rows from the first on that are one choice: the forms of a family at one price. Their finder
// gives the best step of all forms first.
std::size_t choice_size(std::span<const Profile::Row> rows) {
  std::size_t size = 1;
  while (size < rows.size() && rows[size].points == rows[0].points &&
         are_siblings(technique(rows[0].technique), technique(rows[size].technique)))
    ++size;
  return size;
}

// Goes through the profile, choice by choice; finders are told what came before.
class Choices {
 public:
  Choices(const Search& search, SearchMemo& memo)
      : search_{search},
        memo_{memo},
        rest_{search.profile.rows},
        asked_{.inner = &search.profile.inner, .stop = &search.stop} {}

  // The rows of the next choice; none at the end, or where the search was stopped.
  std::span<const Profile::Row> next() {
    for (const Profile::Row& row : rows_) asked_.before.insert(row.technique);
    rest_ = rest_.subspan(rows_.size());
    rows_ =
        rest_.empty() || search_.is_stopped() ? rest_.first(0) : rest_.first(choice_size(rest_));
    return rows_;
  }
  std::span<const Profile::Row> rows() const { return rows_; }

  // Gives the technique's steps that the search allows to the sink; false if it stopped. `t` is
  // one of the rows, or stands for all of them.
  bool search(const Grid& grid, Technique t, StepSink emit) const {
    if (t.assumes_unique && !search_.proven_unique) return true;
    t.asked = &asked_;
    if (!search_.within) return t.find(grid, t, memo_, emit);
    return t.find(grid, t, memo_, [&](Step&& step) {
      return !touches(step.effect, *search_.within) || emit(std::move(step));
    });
  }

 private:
  const Search& search_;
  SearchMemo& memo_;
  std::span<const Profile::Row> rest_;
  std::span<const Profile::Row> rows_;
  Asked asked_;
};

bool find_first(const Grid& grid, const Choices& choice, Step& best) {
  const std::span<const Profile::Row> rows = choice.rows();
  Technique family = technique(rows[0].technique);
  if (rows.size() > 1) family.form = Form::plain;
  const auto wanted = [&](TechniqueId id) {
    return std::any_of(rows.begin(), rows.end(),
                       [id](const Profile::Row& row) { return row.technique == id; });
  };
  return !choice.search(grid, family, [&](Step&& step) {
    if (!wanted(step.technique)) return true;
    best = std::move(step);
    return false;
  });
}

// Into `best`, so that the large steps are moved once as a rule. False if there is none.
bool find_best(const Grid& grid, const Choices& choice, Step& best) {
  const Technique& t = technique(choice.rows()[0].technique);
  if (is_of_long_chains(t.form)) return find_first(grid, choice, best);
  bool found = false;
  choice.search(grid, t, [&](Step&& step) {
    if (found && shortest_first(t.id) && links_of(step) > links_of(best)) return false;
    if (!found || merit(step) < merit(best)) best = std::move(step);
    found = true;
    return !is_single(t.id);  // all are equally good: the first will do
  });
  return found;
}

bool find_best(const Grid& grid, const Search& search, SearchMemo& memo, Step& best) {
  Choices choices{search, memo};
  while (!choices.next().empty())
    if (find_best(grid, choices, best)) return true;
  return false;
}

// Best first; steps of equal merit stay in the order in which they were found.
std::vector<Step> ranked(std::vector<Step> steps) {
  std::vector<std::size_t> order(steps.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return std::tuple{merit(steps[a]), a} < std::tuple{merit(steps[b]), b};
  });
  std::vector<Step> result;
  result.reserve(steps.size());
  for (std::size_t i : order) result.push_back(std::move(steps[i]));
  return result;
}

}  // namespace

int links_of(const Step& step) { return std::visit(LinksOf{}, step.evidence); }
int size_of(const Step& step) { return std::visit(SizeOf{}, step.evidence); }

std::vector<Step> find_steps(const Grid& grid, const Search& search, std::size_t most) {
  SearchMemo memo;
  return find_steps(grid, search, memo, most);
}

std::vector<Step> find_steps(const Grid& grid, const Search& search, SearchMemo& memo,
                             std::size_t most) {
  std::vector<Step> all;
  Choices choices{search, memo};
  while (!choices.next().empty()) {
    std::vector<Step> found;
    for (const Profile::Row& row : choices.rows()) {
      const std::size_t before = found.size();
      choices.search(grid, technique(row.technique), [&](Step&& step) {
        found.push_back(std::move(step));
        return found.size() - before < most && !search.is_stopped();
      });
    }
    for (Step& step : ranked(std::move(found))) all.push_back(std::move(step));
  }
  return all;
}

std::optional<Step> best_step(const Grid& grid, const Search& search) {
  SearchMemo memo;
  return best_step(grid, search, memo);
}

std::optional<Step> best_step(const Grid& grid, const Search& search, SearchMemo& memo) {
  std::optional<Step> best{std::in_place};
  if (!find_best(grid, search, memo, *best)) best.reset();
  return best;
}

std::vector<Step> best_group(const Grid& grid, const Search& search, SearchMemo& memo) {
  std::vector<Step> group;
  Choices choices{search, memo};
  while (group.empty() && !choices.next().empty()) {
    const Technique& t = technique(choices.rows()[0].technique);
    CellSet taken;
    if (is_single(t.id)) {
      choices.search(grid, t, [&](Step&& step) {
        const CellSet cells = step.effect.placements.cells();
        if (!taken.intersects(cells)) group.push_back(std::move(step));
        taken |= cells;
        return true;
      });
    } else if (!find_best(grid, choices, group.emplace_back())) {
      group.clear();
    }
  }
  return group;
}

Grid Path::before(std::size_t i) const {
  Grid grid = start;
  for (std::size_t k = 0; k < i; ++k) apply_to(grid, steps[k].effect);
  return grid;
}

std::span<const Step> Path::turn(std::size_t i) const {
  const std::size_t next = i + 1 < turns.size() ? turns[i + 1] : steps.size();
  return std::span{steps}.subspan(turns[i], next - turns[i]);
}

namespace {

bool take_step(const Search& search, SearchMemo& memo, Path& path) {
  Step& step = path.steps.emplace_back();
  if (!find_best(path.end, search, memo, step)) {
    path.steps.pop_back();
    return false;
  }
  apply_to(path.end, step.effect);
  return true;
}

// On a board without a solution singles of a group may exclude each other: the first one counts.
bool take_group(const Search& search, SearchMemo& memo, std::size_t most, Path& path) {
  std::vector<Step> group = best_group(path.end, search, memo);
  const bool some = !group.empty();
  for (Step& step : group) {
    bool possible = path.steps.size() < most;
    for_each(step.effect.placements,
             [&](Cell c, Digit d) { possible = possible && path.end.candidates(c).contains(d); });
    if (!possible) continue;
    apply_to(path.end, step.effect);
    path.steps.push_back(std::move(step));
  }
  return some;
}

}  // namespace

Path solve(const Grid& grid, const Search& search, std::size_t most) {
  Path path{grid, {}, grid};
  SearchMemo memo;
  path.steps.reserve(static_cast<std::size_t>(grid.open_cells().size()) + 8);
  while (!path.end.full() && path.steps.size() < most && !search.is_stopped()) {
    const std::size_t first = path.steps.size();
    if (!(search.group ? take_group(search, memo, most, path) : take_step(search, memo, path)))
      break;
    path.turns.push_back(first);
  }
  return path;
}

}  // namespace nonet::logic
