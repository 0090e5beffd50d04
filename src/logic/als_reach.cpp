#include "logic/als_reach.h"

#include <algorithm>
#include <utility>

namespace nonet::logic {
namespace {

void join(BitRow into, ConstBitRow from) {
  for (std::size_t w = 0; w < into.size(); ++w) into[w] |= from[w];
}

// The commons of all sets, numbered: set by set, the digits ascending.
class Numbers {
 public:
  explicit Numbers(const AlsTables& tables) : digits_(tables.sets.size()) {
    for (std::size_t set = 0; set < digits_.size(); ++set) {
      for (const AlsGraph::Neighbour& n : tables.graph.of(set)) digits_[set] |= n.restricted;
      first_.push_back(all_.size());
      for (Digit d : digits_[set]) all_.push_back({static_cast<std::uint16_t>(set), d});
    }
    first_.push_back(all_.size());
  }

  std::size_t size() const { return all_.size(); }
  const AlsCommon& operator[](std::size_t i) const { return all_[i]; }
  Digits of(std::size_t set) const { return digits_[set]; }
  std::size_t first(std::size_t set) const { return first_[set]; }
  std::size_t number(std::size_t set, Digit d) const {
    std::size_t i = first_[set];
    while (all_[i].digit != d) ++i;
    return i;
  }

 private:
  std::vector<Digits> digits_;
  std::vector<AlsCommon> all_;
  std::vector<std::size_t> first_;
};

// By a common that the first set holds: the losses of other sets at the end of a chain with which
// something would go. The digit that goes is neither that common nor the one that the end has lost.
class Ends {
 public:
  Ends(const AlmostLockedSets& sets, const Numbers& numbers) {
    BitRows by_seen;  // by candidate: the losses of sets that see it and have not lost its digit
    by_seen.reset(std::size_t{kDigits} * kCells, numbers.size());
    for (std::size_t i = 0; i < numbers.size(); ++i)
      for (Digit z : sets[numbers[i].set].useful - Digits{numbers[i].digit})
        for (Cell c : sets[numbers[i].set].seen(z)) set_bit(by_seen[candidate(c, z)], i);
    rows_.reset(numbers.size(), numbers.size());
    BitRows shared;  // a single row
    for (std::size_t set = 0; set < sets.size(); ++set) {
      if (numbers.of(set).empty()) continue;
      for (Digit z : sets[set].useful) {
        shared.reset(1, numbers.size());
        for (Cell c : sets[set].seen(z)) join(shared[0], by_seen[candidate(c, z)]);
        for (std::size_t i = numbers.first(set); i < numbers.first(set + 1); ++i)
          if (numbers[i].digit != z) join(rows_[i], shared[0]);
      }
    }
  }

  ConstBitRow of(std::size_t common) const { return rows_[common]; }

 private:
  static std::size_t candidate(Cell c, Digit d) {
    return static_cast<std::size_t>(index(d)) * kCells + static_cast<std::size_t>(index(c));
  }

  BitRows rows_;
};

// Link by link: by a common that a set holds, the losses that follow within so many links.
class Reach {
 public:
  Reach(const AlsGraph& graph, const Numbers& numbers) : numbers_{numbers} {
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      begin_.push_back(next_.size());
      for (const AlsGraph::Neighbour& n : graph.of(numbers[i].set))
        if (n.restricted.contains(numbers[i].digit))
          next_.push_back(static_cast<std::uint16_t>(numbers.number(n.set, numbers[i].digit)));
    }
    begin_.push_back(next_.size());
    now_.reset(numbers.size(), numbers.size());
    before_.reset(numbers.size(), numbers.size());
    lost_.reset(numbers.size(), numbers.size());
    grown_.assign(numbers.size(), 1);
    lost_grown_.assign(numbers.size(), 1);
  }

  // One link more; false when nothing new was reached.
  bool extend() {
    std::swap(now_, before_);
    for (std::size_t i = 0; i < numbers_.size(); ++i) follow_loss(i);
    bool more = false;
    for (std::size_t i = 0; i < numbers_.size(); ++i) {
      const BitRow row = now_[i];
      const ConstBitRow old = before_[i];
      std::copy(old.begin(), old.end(), row.begin());
      for (std::size_t k = begin_[i]; k < begin_[i + 1]; ++k)
        if (lost_grown_[next_[k]] != 0) join(row, lost_[next_[k]]);
      grown_[i] = std::equal(old.begin(), old.end(), row.begin()) ? 0 : 1;
      more |= grown_[i] != 0;
    }
    return more;
  }

  // Whether the last link reached one of these, from place `from` on, that was not reached before.
  bool newly_reaches(std::size_t common, ConstBitRow wanted, std::size_t from) const {
    const ConstBitRow now = now_[common];
    const ConstBitRow before = before_[common];
    for (std::size_t w = from / 64; w < wanted.size(); ++w) {
      std::uint64_t word = now[w] & ~before[w] & wanted[w];
      if (w == from / 64) word = word >> from % 64 << from % 64;
      if (word != 0) return true;
    }
    return false;
  }

 private:
  // The loss itself and, by all other commons of its set, what was reached before.
  void follow_loss(std::size_t i) {
    const BitRow row = lost_[i];
    lost_grown_[i] = has_bit(row, i) ? 0 : 1;
    set_bit(row, i);
    const std::size_t set = numbers_[i].set;
    for (std::size_t other = numbers_.first(set); other < numbers_.first(set + 1); ++other) {
      if (other == i || grown_[other] == 0) continue;
      join(row, before_[other]);
      lost_grown_[i] = 1;
    }
  }

  const Numbers& numbers_;
  std::vector<std::uint16_t> next_;  // by common that is held: the losses of the neighbours
  std::vector<std::size_t> begin_;
  BitRows now_;
  BitRows before_;
  BitRows lost_;  // by common that is lost
  // What has not grown with the last link need not be joined again.
  std::vector<std::uint8_t> grown_;
  std::vector<std::uint8_t> lost_grown_;
};

}  // namespace

std::vector<AlsStart> worthy_starts(const AlsTables& tables) {
  const Numbers numbers{tables};
  const Ends ends{tables.sets, numbers};
  Reach reach{tables.graph, numbers};
  std::vector<std::size_t> fewest(numbers.size(), 0);
  for (std::size_t links = 1; links <= kMostAlsLinks && reach.extend(); ++links) {
    if (links < 3) continue;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      const std::size_t later = numbers.first(numbers[i].set + std::size_t{1});
      if (fewest[i] == 0 && reach.newly_reaches(i, ends.of(i), later)) fewest[i] = links;
    }
  }
  std::vector<AlsStart> starts;
  for (std::size_t i = 0; i < numbers.size(); ++i)
    if (fewest[i] != 0) starts.push_back({numbers[i], fewest[i]});
  return starts;
}

}  // namespace nonet::logic
