// Positions as CNF in DIMACS format, for other solvers and for proof checkers.
//
// The full CNF. On a board of n×n, "row r, column c is d" (all from 1) is variable
//     ((r − 1)·n + (c − 1))·n + d.
// Clauses: at least one digit per cell, at most one (pairs); for each house and digit at least one
// place, at most one (pairs; a pair of a box that shares a line stands with the line); a unit
// clause per given or placed digit, a negative one per crossed-out candidate; and one clause per
// blocked solution, which says that some cell that was open differs.
//
// The simplified CNF has only the candidates that the board leaves, numbered from 1 in the order
// of encoding.h, with a comment "c v r c d" for each; no units, no blocked solutions. It is
// satisfiable exactly when the position can be completed.
#pragma once

#include <span>

#include "board/shape.h"
#include "cdcl/encoding.h"
#include "cdcl/proof.h"

namespace nonet::cdcl {

constexpr int dimacs_variable(Shape shape, WideCell cell, Digit digit) {
  return index(cell) * shape.size() + number(digit);
}

void write_dimacs(const Position& position, std::span<const WideFilling> blocked,
                  const TextSink& sink);
void write_simplified_dimacs(const Encoding& encoding, const TextSink& sink);

}  // namespace nonet::cdcl
