#include "cdcl/proof.h"

#include "cdcl/dimacs.h"

namespace nonet::cdcl {

void Proof::add(const Encoding& encoding, std::span<const Lit> clause) {
  line_.clear();
  write(encoding, clause);
}

void Proof::remove(const Encoding& encoding, std::span<const Lit> clause) {
  line_ = "d ";
  write(encoding, clause);
}

void Proof::write(const Encoding& encoding, std::span<const Lit> clause) {
  for (Lit l : clause) {
    const auto& [cell, digit] = encoding.candidate(l.var());
    if (!l.positive()) line_ += '-';
    line_ += std::to_string(dimacs_variable(encoding.shape(), cell, digit));
    line_ += ' ';
  }
  line_ += "0\n";
  sink_(line_);
}

}  // namespace nonet::cdcl
