// What a true candidate makes false along chains:
//
//   true ── off ══ on ── off ══ on ── false        ══ strong, ── weak
//
// Weak links: the same digit in two cells that see each other, two digits of one cell.
#pragma once

#include <limits>
#include <optional>
#include <vector>

#include "logic/chains/chain_search.h"

namespace nonet::logic {

class Consequences {
 public:
  explicit Consequences(const Grid& grid);

  // How many links lead from `from` to each candidate that it makes false; kNone where none do.
  using Links = std::vector<std::uint16_t>;  // by slot
  static constexpr std::uint16_t kNone = std::numeric_limits<std::uint16_t>::max();

  const Links& links_from(Node from);
  // The candidates that it makes false.
  const CandidateSet& false_by(Node from);
  // One of the shortest chains. `to` must be made false by `from`. Nothing when the chain would
  // meet one of its ends on the way: there is a shorter argument then.
  std::optional<Chain> chain(Node from, Node to);

 private:
  struct Reach {
    Links links;
    CandidateSet gone;
  };

  // What `n` excludes directly.
  CandidateSet weakly_linked(Node n) const;
  // What follows from a candidate that is false: links from it to each loss.
  const Links& links_from_false(Node start);
  void find_reach(Node from, Reach& reach);

  const Grid& grid_;
  LinkGraph graph_;
  ChainSearch search_;
  std::vector<Reach> by_true_;
  std::vector<Links> by_false_;
};

}  // namespace nonet::logic
