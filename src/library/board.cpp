#include <nonet/board.h>

#include "formats/format.h"
#include "library/translate.h"

namespace nonet::v0 {

struct BoardAccess {
  static auto& digits(auto& board) { return board.digits_; }
  static auto& given(auto& board) { return board.given_; }
  static auto& crossed_out(auto& board) { return board.crossed_out_; }
};

namespace {

std::size_t place_of(Cell cell) { return static_cast<std::size_t>(cell.index()); }
std::size_t place_of(nonet::Cell cell) { return static_cast<std::size_t>(index(cell)); }
std::uint16_t bit_of(int digit) { return static_cast<std::uint16_t>(1U << (digit - 1)); }

}  // namespace

Grid engine_grid(const Board& board) {
  Filling givens;
  for (nonet::Cell c : kAllCells)
    if (BoardAccess::given(board)[place_of(c)])
      givens.set(c, digit_of(BoardAccess::digits(board)[place_of(c)]));
  Grid grid{givens};
  for (nonet::Cell c : kAllCells) {
    const int digit = BoardAccess::digits(board)[place_of(c)];
    if (digit != 0 && grid.open(c)) grid.place(c, digit_of(digit));
  }
  for (nonet::Cell c : grid.open_cells())
    for (Digit d : Digits::from_bits(BoardAccess::crossed_out(board)[place_of(c)]))
      grid.eliminate(c, d);
  return grid;
}

Board public_board(const Grid& grid) {
  const Grid plain{grid.filling()};
  Board board;
  for (nonet::Cell c : kAllCells) {
    if (const auto d = grid.at(c)) {
      BoardAccess::digits(board)[place_of(c)] = static_cast<std::uint8_t>(number(*d));
      BoardAccess::given(board)[place_of(c)] = grid.given(c);
    } else {
      BoardAccess::crossed_out(board)[place_of(c)] =
          static_cast<std::uint16_t>((plain.candidates(c) - grid.candidates(c)).bits());
    }
  }
  return board;
}

Board public_board(const Filling& filling) { return public_board(Grid{filling}); }

Board solved_board(const Board& board, const Filling& solution) {
  Board solved = board;
  for (nonet::Cell c : kAllCells)
    if (const auto d = solution.at(c)) solved.enter(public_cell(c), number(*d));
  return solved;
}

Result<Board> Board::parse(std::string_view text) { return public_board(formats::read(text)); }

int Board::digit(Cell cell) const { return cell.on_board() ? digits_[place_of(cell)] : 0; }
bool Board::is_given(Cell cell) const { return cell.on_board() && given_[place_of(cell)]; }

std::vector<int> Board::candidates(Cell cell) const {
  std::vector<int> digits;
  if (!cell.on_board()) return digits;
  for (Digit d : engine_grid(*this).candidates(engine_cell(cell))) digits.push_back(number(d));
  return digits;
}

int Board::givens() const {
  int count = 0;
  for (const bool given : given_) count += given ? 1 : 0;
  return count;
}

int Board::open() const {
  int count = 0;
  for (const std::uint8_t digit : digits_) count += digit == 0 ? 1 : 0;
  return count;
}

Board Board::puzzle() const { return public_board(engine_grid(*this).puzzle()); }

std::string Board::line() const {
  std::string text(digits_.size(), '.');
  for (std::size_t i = 0; i < digits_.size(); ++i)
    if (digits_[i] != 0) text[i] = static_cast<char>('0' + digits_[i]);
  return text;
}

bool Board::give(Cell cell, int digit) {
  if (!cell.on_board() || !is_digit(digit)) return false;
  digits_[place_of(cell)] = static_cast<std::uint8_t>(digit);
  given_[place_of(cell)] = true;
  crossed_out_[place_of(cell)] = 0;
  return true;
}

bool Board::enter(Cell cell, int digit) {
  if (is_given(cell) || !give(cell, digit)) return false;
  given_[place_of(cell)] = false;
  return true;
}

bool Board::erase(Cell cell) {
  if (digit(cell) == 0 || is_given(cell)) return false;
  digits_[place_of(cell)] = 0;
  return true;
}

bool Board::cross_out(Cell cell, int digit) {
  if (!cell.on_board() || !is_digit(digit) || this->digit(cell) != 0) return false;
  crossed_out_[place_of(cell)] |= bit_of(digit);
  return true;
}

bool Board::put_back(Cell cell, int digit) {
  if (!cell.on_board() || !is_digit(digit)) return false;
  if ((crossed_out_[place_of(cell)] & bit_of(digit)) == 0) return false;
  crossed_out_[place_of(cell)] ^= bit_of(digit);
  return true;
}

}  // namespace nonet::v0
