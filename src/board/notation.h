// How cells and houses are written and read: r4c5 and D5 for cells, r4, c5, b5 for houses,
// "row 4, column 5" for people.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/cell.h"
#include "board/cell_set.h"

namespace nonet {

std::string name_of(Cell c);  // r4c5
std::vector<std::string> names_of(CellSet cells);
std::string algebraic_name_of(Cell c);  // D5: row letter, column number
std::string words_for(Cell c);          // row 4, column 5
std::string name_of(House h);           // r4, c5, b5
std::string words_for(House h);         // row 4, column 5, box 5

// Reads r4c5 or D5, in upper or lower case; nothing else.
std::optional<Cell> parse_cell(std::string_view text);
// Reads r4, c5 or b5, in upper or lower case.
std::optional<House> parse_house(std::string_view text);

constexpr char char_of(Digit d) { return static_cast<char>('0' + number(d)); }

}  // namespace nonet
