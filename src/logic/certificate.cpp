#include "logic/certificate.h"

#include <algorithm>

namespace nonet::logic {
namespace {

// Collects what each family's evidence rests on.
class Collector {
 public:
  Certificate take() && { return std::move(certificate_); }

  void operator()(const SingleEvidence& e) {
    e.house ? need(Must::place(*e.house, e.digit)) : need(Must::fill(e.cell));
  }
  void operator()(const LockedEvidence& e) { need(Must::place(e.base, e.digit)); }
  void operator()(const SetEvidence& e) {
    if (!e.hidden) return need_filled(e.cells);
    for (Digit d : e.digits) need(Must::place(e.house, d));
  }
  void operator()(const FishEvidence& e) {
    for (House h : e.base) need(Must::place(h, e.digit));
  }
  void operator()(const KrakenEvidence& e) {
    (*this)(e.fish);
    for (const Chain& chain : e.chains) need_links(chain);
  }
  void operator()(const TemplateEvidence& e) {
    for (Digit d : e.others | Digits{e.digit})
      for (House h : kAllHouses) need(Must::place(h, d));
  }
  void operator()(const ChainEvidence& e) {
    for (const Chain& chain : e.chains) need_links(chain);
  }
  void operator()(const ColourEvidence& e) {
    for (const Chain& link : e.links) need_links(link);
  }
  void operator()(const WingEvidence& e) {
    need_filled(CellSet{e.pivot, e.pincers[0], e.pincers[1]});
  }
  void operator()(const AlsEvidence& e) { need_filled(e.cells()); }
  void operator()(const SueDeCoqEvidence& e) { need_filled(e.cells()); }
  void operator()(const BentSetEvidence& e) { need_filled(e.cells); }
  void operator()(const AlignedEvidence& e) { need_filled(e.cells | e.witnesses); }
  void operator()(const MedusaEvidence& e) {
    for (const Chain& link : e.links) need_links(link);
    if (e.fault == MedusaEvidence::Fault::empties_cell) need(Must::fill(e.cell));
  }
  void operator()(const RectangleEvidence& e) {
    const auto& at = e.corners;
    certificate_.loop = DeadlyLoop{{at[0], at[1], at[3], at[2]}, e.digits};
    for (Cell c : e.corners)
      if (!e.placed.contains(c)) need(Must::fill(c));
    if (e.set) (*this)(*e.set);
    for (House h : e.strong) need(Must::place(h, *e.strong_digit));
  }
  void operator()(const LoopEvidence& e) {
    certificate_.loop = DeadlyLoop{e.cells, e.digits};
    for (Cell c : e.cells) need(Must::fill(c));
    if (e.set) (*this)(*e.set);
    if (e.strong) need(Must::place(*e.strong, *e.strong_digit));
  }
  void operator()(const BugEvidence& e) {
    certificate_.grave = e.extras;
    need_filled(e.extras.cells());
    if (e.set) (*this)(*e.set);
    if (e.kept) need(Must::place(*e.house, *e.kept));
  }
  void operator()(const ForkEvidence& e) {
    need(Must::fill(e.root));
    for (const ForkBranch& branch : e.branches) {
      for (const auto& round : branch.rounds)
        for (const Step& step : round) std::visit(*this, step.evidence);
      if (branch.broken) need(*branch.broken);
    }
  }
  void operator()(const ForcingEvidence& e) {
    need(e.must);
    for (const Chain& chain : e.chains) need_links(chain);
  }
  void operator()(const NetEvidence& e) {
    if (e.root) need(*e.root);
    for (const NetBranch& branch : e.branches) {
      for (const auto& round : branch.rounds)
        for (const Step& step : round) std::visit(*this, step.evidence);
      if (branch.broken) need(*branch.broken);
    }
  }
  // Nothing less than the whole board will do.
  void operator()(const GuessEvidence&) { need_filled(CellSet::all()); }
  void operator()(const DirectEvidence& e) {
    std::visit(*this, e.removal->evidence);
    (*this)(e.single);
  }

 private:
  void need(const Must& must) {
    auto& musts = certificate_.musts;
    if (std::find(musts.begin(), musts.end(), must) == musts.end()) musts.push_back(must);
  }
  void need_filled(CellSet cells) {
    for (Cell c : cells) need(Must::fill(c));
  }
  void need_links(const Chain& chain) {
    for (std::size_t i = 0; i < chain.links.size(); ++i) {
      const ChainLink& link = chain.links[i];
      if (!link.strong) continue;
      if (!link.set.empty())
        need_filled(link.set);
      else
        link.house ? need(Must::place(*link.house, chain.nodes[i].digit))
                   : need(Must::fill(chain.nodes[i].cells.first()));
    }
  }

  Certificate certificate_;
};

}  // namespace

Certificate certificate(const Step& step) {
  Collector collector;
  std::visit(collector, step.evidence);
  return std::move(collector).take();
}

bool rests_on(const Certificate& certificate, const CandidateSet& gone) {
  if (certificate.grave && !gone.empty()) return true;  // it counts the candidates of every cell
  return std::ranges::any_of(certificate.musts, [&](const Must& must) {
    if (must.cell) return !gone.digits_in(*must.cell).empty();
    return !(gone.cells_with(must.digit) & members_of(must.house)).empty();
  });
}

}  // namespace nonet::logic
