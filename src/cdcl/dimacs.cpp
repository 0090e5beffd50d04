#include "cdcl/dimacs.h"

#include <cstddef>
#include <string>
#include <vector>

namespace nonet::cdcl {
namespace {

// Clauses as lists of DIMACS literals, first counted (the header needs it), then written.
class Counter {
 public:
  void clause(std::span<const int>) { ++count_; }
  std::size_t count() const { return count_; }

 private:
  std::size_t count_ = 0;
};

class Writer {
 public:
  explicit Writer(const TextSink& sink) : sink_{sink} {}
  ~Writer() { flush(); }
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  void text(std::string_view text) { buffer_ += text; }
  void clause(std::span<const int> literals) {
    for (int l : literals) {
      buffer_ += std::to_string(l);
      buffer_ += ' ';
    }
    buffer_ += "0\n";
    if (buffer_.size() > kChunk) flush();
  }

 private:
  static constexpr std::size_t kChunk = std::size_t{1} << 16;
  void flush() {
    if (!buffer_.empty()) sink_(buffer_);
    buffer_.clear();
  }

  const TextSink& sink_;
  std::string buffer_;
};

template <class Out>
void at_most_one(std::span<const int> literals, Out& out) {
  for (std::size_t i = 0; i < literals.size(); ++i)
    for (std::size_t j = i + 1; j < literals.size(); ++j)
      out.clause(std::vector{-literals[i], -literals[j]});
}

template <class Out>
void cell_clauses(Shape shape, Out& out) {
  std::vector<int> digits;
  for (int i = 0; i < shape.cells(); ++i) {
    digits.clear();
    for (int d = 1; d <= shape.size(); ++d)
      digits.push_back(dimacs_variable(shape, static_cast<WideCell>(i), digit_of(d)));
    out.clause(digits);
    at_most_one<Out>(digits, out);
  }
}

template <class Out>
void box_pairs(Shape shape, WideHouse box, Digit digit, Out& out) {
  for (int i = 0; i < shape.size(); ++i) {
    for (int j = i + 1; j < shape.size(); ++j) {
      const WideCell a = shape.cell_in(box, i);
      const WideCell b = shape.cell_in(box, j);
      if (shape.row_of(a) != shape.row_of(b) && shape.column_of(a) != shape.column_of(b))
        out.clause(
            std::vector{-dimacs_variable(shape, a, digit), -dimacs_variable(shape, b, digit)});
    }
  }
}

template <class Out>
void house_clauses(Shape shape, Out& out) {
  std::vector<int> places;
  for (int h = 0; h < shape.houses(); ++h) {
    const auto house = static_cast<WideHouse>(h);
    for (int d = 1; d <= shape.size(); ++d) {
      places.clear();
      for (int i = 0; i < shape.size(); ++i)
        places.push_back(dimacs_variable(shape, shape.cell_in(house, i), digit_of(d)));
      out.clause(places);
      if (shape.kind_of(house) == HouseKind::box)
        box_pairs(shape, house, digit_of(d), out);
      else
        at_most_one<Out>(places, out);
    }
  }
}

template <class Out>
void position_clauses(const Position& position, std::span<const WideFilling> blocked, Out& out) {
  const WideFilling filling = position.filling();
  const Shape shape = filling.shape();
  for (int i = 0; i < shape.cells(); ++i)
    if (const auto d = filling.at(static_cast<WideCell>(i)))
      out.clause(std::vector{dimacs_variable(shape, static_cast<WideCell>(i), *d)});
  for (const auto& [cell, digit] : position.crossed_out)
    out.clause(std::vector{-dimacs_variable(shape, cell, digit)});
  for (const WideFilling& solution : blocked) {
    std::vector<int> differs;
    for (int i = 0; i < shape.cells(); ++i) {
      const auto cell = static_cast<WideCell>(i);
      if (const auto d = solution.at(cell); d && !filling.at(cell))
        differs.push_back(-dimacs_variable(shape, cell, *d));
    }
    out.clause(differs);
  }
}

template <class Out>
void full_cnf(const Position& position, std::span<const WideFilling> blocked, Out& out) {
  cell_clauses(position.givens.shape(), out);
  house_clauses(position.givens.shape(), out);
  position_clauses(position, blocked, out);
}

template <class Out>
void simplified_cnf(const Encoding& encoding, Out& out) {
  const auto literal = [](Var v) { return static_cast<int>(slot(v)) + 1; };
  std::vector<int> clause;
  for (std::size_t g = 0; g < encoding.groups(); ++g) {
    clause.clear();
    for (Var v : encoding.members(group_at(g))) clause.push_back(literal(v));
    out.clause(clause);
  }
  if (encoding.repeat()) out.clause({});
  for (std::size_t i = 0; i < encoding.vars(); ++i) {
    const auto& own = encoding.groups_of(var_at(i));
    for (std::size_t k = 0; k < own.size(); ++k) {
      for (Var other : encoding.members(own[k])) {
        // A pair of a box that shares a line stands with the line.
        const auto& theirs = encoding.groups_of(other);
        const bool again = k == 3 && (theirs[1] == own[1] || theirs[2] == own[2]);
        if (slot(other) > i && !again)
          out.clause(std::vector{-literal(var_at(i)), -literal(other)});
      }
    }
  }
}

std::string header(int vars, std::size_t clauses) {
  return "p cnf " + std::to_string(vars) + ' ' + std::to_string(clauses) + '\n';
}

}  // namespace

void write_dimacs(const Position& position, std::span<const WideFilling> blocked,
                  const TextSink& sink) {
  const Shape shape = position.givens.shape();
  Counter counter;
  full_cnf(position, blocked, counter);
  Writer writer{sink};
  writer.text("c Sudoku " + std::to_string(shape.size()) + "x" + std::to_string(shape.size()) +
              ", boxes of " + std::to_string(shape.box_rows()) + " rows and " +
              std::to_string(shape.box_columns()) +
              " columns\nc row r, column c is d: variable ((r-1)*n + (c-1))*n + d\n");
  writer.text(header(shape.cells() * shape.size(), counter.count()));
  full_cnf(position, blocked, writer);
}

void write_simplified_dimacs(const Encoding& encoding, const TextSink& sink) {
  const Shape shape = encoding.shape();
  Counter counter;
  simplified_cnf(encoding, counter);
  Writer writer{sink};
  for (std::size_t i = 0; i < encoding.vars(); ++i) {
    const auto& [cell, digit] = encoding.candidate(var_at(i));
    writer.text("c " + std::to_string(i + 1) + ' ' + std::to_string(shape.row_of(cell) + 1) + ' ' +
                std::to_string(shape.column_of(cell) + 1) + ' ' + std::to_string(number(digit)) +
                '\n');
  }
  writer.text(header(static_cast<int>(encoding.vars()), counter.count()));
  simplified_cnf(encoding, writer);
}

}  // namespace nonet::cdcl
