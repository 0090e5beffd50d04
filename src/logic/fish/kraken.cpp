// Kraken fish: fish of lines with fins, where chains do what the fins cannot see.
//
// Either no fin is the digit: then the fish is plain and clears its cover; or a fin is. Type 1
// takes a place of the cover that every fin sees or makes false along a chain. Type 2 takes any
// candidate that each fin makes false and each place of the fish in one cover line as well: if no
// fin is the digit, one of these is.
#include <algorithm>
#include <tuple>
#include <vector>

#include "logic/finders.h"
#include "logic/fish/consequences.h"
#include "logic/fish/fish_lines.h"

namespace nonet::logic {
namespace {

// Larger ones, and ones with more fins, nobody would follow.
constexpr int kLargest = 4;
constexpr int kMostFins = 2;
constexpr int kMostStarts = 5;  // type 2: chains

// The best way found so far to remove a candidate.
struct Way {
  FishLines lines;
  Fish fish;
  std::optional<House> from = {};
  int links = 0;
  int size = 0;
  auto rank() const { return std::tuple{links, size}; }
};

class KrakenSearch {
 public:
  KrakenSearch(const Grid& grid, const Technique& t)
      : grid_{grid}, technique_{t}, consequences_{grid}, best_(kNodes) {}

  bool run(StepSink emit) {
    for (int size = 2; size <= kLargest; ++size)
      in_every_view(grid_, size, [&](const FishLines& lines) {
        choose_base(lines, lines.open, size, {});
        return true;
      });
    return tell(emit);
  }

 private:
  void choose_base(const FishLines& lines, LineMask rest, int missing, Fish fish) {
    if (missing == 0) return choose_cover(lines, fish);
    for (; lines_in(rest) >= missing; rest &= rest - 1) {
      const int line = std::countr_zero(rest);
      choose_base(lines, rest & (rest - 1), missing - 1,
                  {fish.base | line_bit(line), fish.cover | lines.at(line)});
    }
  }

  // fish.cover: all lines that the base touches. As many as base lines are the cover, the places in
  // the others the fins.
  void choose_cover(const FishLines& lines, Fish fish) {
    const LineMask all = fish.cover;
    const int size = lines_in(fish.base);
    if (lines_in(all) - size > kMostFins) return;
    for (LineMask left_out = all; left_out != 0; left_out = (left_out - 1) & all) {
      fish.cover = all & ~left_out;
      if (lines_in(fish.cover) == size && is_fish(lines, fish)) look_at(lines, fish);
    }
  }

  // Few fins, and no base line of fins only.
  static bool is_fish(const FishLines& lines, Fish fish) {
    int fins = 0;
    for (LineMask rest = fish.base; rest != 0; rest &= rest - 1) {
      const LineMask places = lines.at(std::countr_zero(rest));
      fins += lines_in(places & ~fish.cover);
      if ((places & fish.cover) == 0) return false;
    }
    return fins <= kMostFins;
  }

  void look_at(const FishLines& lines, Fish fish) {
    const FishEvidence evidence = evidence_of(grid_, lines, fish);
    if (technique_.type == 1)
      look_in_cover(lines, fish, evidence);
    else
      look_from_cover(lines, fish, evidence);
  }

  // Type 1. What all fins see is left to finned fish.
  void look_in_cover(const FishLines& lines, Fish fish, const FishEvidence& evidence) {
    FishEvidence plain = evidence;
    plain.fins = {};
    const CellSet seen = removed_by(grid_, evidence);
    CandidateSet gone{removed_by(grid_, plain) - seen, lines.digit};
    for (Cell fin : evidence.fins) gone &= consequences_.false_by(Node{fin, lines.digit});
    for_each(gone, [&](Cell c, Digit d) {
      const Node target{c, d};
      int links = 0;
      for (Cell fin : evidence.fins)
        if (!are_peers(fin, c)) links += links_between(Node{fin, d}, target);
      offer(target, {lines, fish, {}, links, lines_in(fish.base)});
    });
  }

  // Type 2, from each cover line that has other places too: otherwise the fish would not matter.
  void look_from_cover(const FishLines& lines, Fish fish, const FishEvidence& evidence) {
    const CellSet places = grid_.cells_with(lines.digit);
    for (House house : evidence.cover) {
      const CellSet starts = (evidence.body & members_of(house)) | evidence.fins;
      const CellSet others = (places & members_of(house)) - starts;
      if (others.empty() || starts.size() > kMostStarts) continue;
      CandidateSet gone = consequences_.false_by(Node{starts.first(), lines.digit});
      for (Cell c : starts) gone &= consequences_.false_by(Node{c, lines.digit});
      if (technique_.leaves(TechniqueId::kraken_fish_1))
        for (Cell c : others) gone.erase(c, lines.digit);
      for_each(gone, [&](Cell c, Digit d) {
        int links = 0;
        for (Cell start : starts) links += links_between(Node{start, lines.digit}, Node{c, d});
        offer(Node{c, d}, {lines, fish, house, links, lines_in(fish.base)});
      });
    }
  }

  int links_between(Node from, Node to) { return consequences_.links_from(from)[to.slot()]; }

  void offer(Node target, const Way& way) {
    std::optional<Way>& best = best_[target.slot()];
    if (!best || way.rank() < best->rank()) best = way;
  }

  bool tell(StepSink emit) {
    for (Digit d : kAllDigits)
      for (Cell c : grid_.cells_with(d))
        if (const auto& way = best_[Node{c, d}.slot()])
          if (auto evidence = evidence_for(*way, Node{c, d}))
            if (!emit(removing(technique_.id, CandidateSet{c, d}, std::move(*evidence))))
              return false;
    return true;
  }

  std::optional<KrakenEvidence> evidence_for(const Way& way, Node target) {
    KrakenEvidence evidence{evidence_of(grid_, way.lines, way.fish), {}, way.from};
    CellSet starts = evidence.fish.fins;
    if (way.from)
      starts |= evidence.fish.body & members_of(*way.from);
    else
      starts -= peers_of(target.cell());
    for (Cell c : starts) {
      std::optional<Chain> chain = consequences_.chain(Node{c, way.lines.digit}, target);
      if (!chain) return std::nullopt;
      evidence.chains.push_back(std::move(*chain));
    }
    return evidence;
  }

  const Grid& grid_;
  const Technique& technique_;
  Consequences consequences_;
  std::vector<std::optional<Way>> best_;  // by slot of the target
};

}  // namespace

bool find_kraken_fish(const Grid& grid, const Technique& t, SearchMemo&, StepSink emit) {
  return KrakenSearch{grid, t}.run(emit);
}

}  // namespace nonet::logic
