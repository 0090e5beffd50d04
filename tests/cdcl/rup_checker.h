// A forward checker for DRAT proofs whose additions are all RUP (as those of clause learning are):
// a clause may be added when assuming it false leads, by unit propagation alone, to a conflict
// (Goldberg and Novikov, DATE 2003). Reads only the text of a CNF and of a proof; shares nothing
// with the solver.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace nonet::testing {

class RupChecker {
 public:
  explicit RupChecker(const std::string& dimacs) {
    std::istringstream in{dimacs};
    for (std::string line; std::getline(in, line);) {
      if (line.empty() || line[0] == 'c') continue;
      if (line[0] == 'p') {
        std::istringstream header{line.substr(5)};
        int vars = 0;
        header >> vars;
        value_.assign(static_cast<std::size_t>(vars) + 1, 0);
        watching_.resize(2 * value_.size());
      } else {
        keep(clause_of(line));
      }
    }
  }

  // Empty when the proof refutes the CNF; else what is wrong with it.
  std::string complaint_about(const std::string& proof) {
    std::istringstream in{proof};
    int number = 0;
    for (std::string line; std::getline(in, line);) {
      ++number;
      if (line.empty()) continue;
      if (line[0] == 'd') {
        remove(clause_of(line.substr(1)));
        continue;
      }
      const Clause clause = clause_of(line);
      if (!follows(clause)) return "line " + std::to_string(number) + " does not follow: " + line;
      if (clause.empty()) return {};
      ids_[clause].push_back(keep(clause));
    }
    return "the proof ends without the empty clause";
  }

 private:
  using Clause = std::vector<int>;

  static Clause clause_of(const std::string& line) {
    std::istringstream in{line};
    Clause clause;
    for (int l = 0; in >> l && l != 0;) clause.push_back(l);
    std::sort(clause.begin(), clause.end());
    clause.erase(std::unique(clause.begin(), clause.end()), clause.end());
    return clause;
  }
  static std::size_t var(int l) { return static_cast<std::size_t>(std::abs(l)); }
  static std::size_t slot(int l) { return 2 * var(l) + (l < 0 ? 1U : 0U); }
  int value(int l) const { return l > 0 ? value_[var(l)] : -value_[var(l)]; }

  void set(int l) {
    value_[var(l)] = static_cast<signed char>(l > 0 ? 1 : -1);
    trail_.push_back(l);
  }

  // Holds for ever. Literals that are not false come first, to be watched.
  std::size_t keep(const Clause& sorted) {
    const std::size_t id = clauses_.size();
    clauses_.push_back(sorted);
    Clause& clause = clauses_.back();
    std::partition(clause.begin(), clause.end(), [&](int l) { return value(l) >= 0; });
    for (std::size_t i = 0; i < std::min<std::size_t>(2, clause.size()); ++i)
      watching_[slot(clause[i])].push_back(id);
    if (clause.empty() || value(clause[0]) < 0) {
      refuted_ = true;
    } else if (clause.size() == 1 || value(clause[1]) < 0) {
      if (value(clause[0]) == 0) set(clause[0]);
      if (!propagate()) refuted_ = true;
    }
    return id;
  }

  // Clauses that are units now stay: removing what has propagated for good would not undo it
  // (drat-trim does the same). Clauses of the CNF itself stay as well: to remove less than the
  // proof says is sound, since every step is still checked against clauses that follow.
  void remove(const Clause& sorted) {
    const auto found = ids_.find(sorted);
    if (found == ids_.end() || found->second.empty()) return;
    Clause& clause = clauses_[found->second.back()];
    if (std::count_if(clause.begin(), clause.end(), [&](int l) { return value(l) >= 0; }) <= 1)
      return;
    clause.clear();
    found->second.pop_back();
  }

  bool follows(const Clause& clause) {
    if (refuted_) return true;
    const std::size_t before = trail_.size();
    bool conflict = false;
    for (int l : clause) {
      conflict = conflict || value(l) > 0;
      if (value(l) == 0) set(-l);
    }
    conflict = conflict || !propagate();
    for (; trail_.size() > before; trail_.pop_back()) value_[var(trail_.back())] = 0;
    done_ = before;
    return conflict;
  }

  // False on a conflict.
  bool propagate() {
    while (done_ < trail_.size()) {
      const int gone = -trail_[done_++];
      std::vector<std::size_t>& list = watching_[slot(gone)];
      for (std::size_t i = 0; i < list.size();) {
        switch (visit(clauses_[list[i]], gone, list[i])) {
          case Visit::kept:
            ++i;
            break;
          case Visit::left:
            list[i] = list.back();
            list.pop_back();
            break;
          case Visit::broken:
            return false;
        }
      }
    }
    return true;
  }

  enum class Visit { kept, left, broken };
  Visit visit(Clause& clause, int gone, std::size_t id) {
    if (clause.empty()) return Visit::left;  // removed
    if (clause.size() == 1) return value(clause[0]) < 0 ? Visit::broken : Visit::kept;
    if (clause[0] == gone) std::swap(clause[0], clause[1]);
    if (value(clause[0]) > 0) return Visit::kept;
    for (std::size_t k = 2; k < clause.size(); ++k) {
      if (value(clause[k]) < 0) continue;
      std::swap(clause[1], clause[k]);
      watching_[slot(clause[1])].push_back(id);
      return Visit::left;
    }
    if (value(clause[0]) < 0) return Visit::broken;
    set(clause[0]);
    return Visit::kept;
  }

  std::vector<Clause> clauses_;
  std::map<Clause, std::vector<std::size_t>> ids_;  // added by the proof, by sorted literals
  std::vector<std::vector<std::size_t>> watching_;  // by literal
  std::vector<signed char> value_;                  // by variable: 1 true, -1 false, 0 open
  std::vector<int> trail_;
  std::size_t done_ = 0;
  bool refuted_ = false;  // by unit propagation
};

}  // namespace nonet::testing
