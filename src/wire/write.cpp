#include "wire/write.h"

#include <utility>

#include "board/notation.h"
#include "formats/format.h"
#include "trace/names.h"

namespace nonet::wire {

namespace {

// "[a,b,c]" of what `each` hands to the given function.
template <class Each>
void add_list(std::string& out, Each each) {
  out += '[';
  bool first = true;
  each([&](auto item) {
    if (!first) out += ',';
    first = false;
    write(out, item);
  });
  out += ']';
}

}  // namespace

void write(std::string& out, Cell cell) { add_text(out, name_of(cell)); }
void write(std::string& out, House house) { add_text(out, name_of(house)); }
void write(std::string& out, Digit digit) { add_number(out, number(digit)); }

void write(std::string& out, Digits digits) {
  add_list(out, [&](auto add) {
    for (const Digit d : digits) add(d);
  });
}

void write(std::string& out, const CellSet& cells) {
  add_list(out, [&](auto add) {
    for (const Cell c : cells) add(c);
  });
}

void write(std::string& out, const Filling& filling) {
  (out += '"').append(formats::write_line(filling)) += '"';
}

// An empty board, into which the digits are written: every solve is answered through here.
void write(std::string& out, const Rows& rows) {
  static constexpr std::string_view kEmptyRow = "[0,0,0,0,0,0,0,0,0]";
  const std::size_t begin = out.size() + 1;
  for (int row = 0; row < 9; ++row) (out += row == 0 ? '[' : ',') += kEmptyRow;
  out += ']';
  for (const Cell c : kAllCells) {
    const auto digit = rows.filling.at(c);
    if (!digit) continue;
    const int place = (static_cast<int>(kEmptyRow.size()) + 1) * row_of(c) + 2 * column_of(c) + 1;
    out[begin + static_cast<std::size_t>(place)] = static_cast<char>('0' + number(*digit));
  }
}

void write(std::string& out, const trace::Statistics& statistics) {
  char before = '{';
  for (const trace::StatisticRow& row : trace::kStatistics) {
    ((out += std::exchange(before, ',')) += '"') += row.name;
    add_number(out += "\":", statistics.*row.member);
  }
  out += '}';
}

void write(std::string& out, const WideFilling& board) {
  const Shape shape = board.shape();
  if (shape.standard()) return write(out, board.standard());
  for (int row = 0; row < shape.size(); ++row) {
    out += row == 0 ? '[' : ',';
    for (int column = 0; column < shape.size(); ++column) {
      out += column == 0 ? '[' : ',';
      const auto digit = board.at(shape.cell(row, column));
      add_number(out, digit ? number(*digit) : 0);
    }
    out += ']';
  }
  out += ']';
}

void write(std::string& out, Thousandths number) {
  constexpr std::int64_t kWhole = 1000;
  add_number(out, number.count / kWhole);
  out += '.';
  std::int64_t rest = number.count % kWhole;
  std::int64_t place = kWhole / 10;
  do {
    out += static_cast<char>('0' + rest / place);
    rest %= place;
    place /= 10;
  } while (rest > 0);
}

}  // namespace nonet::wire
