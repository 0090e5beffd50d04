// Building blocks of sentences about boards. English lives in logic/explain only.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "board/candidate_set.h"
#include "board/house_set.h"
#include "logic/must.h"
#include "logic/step.h"

namespace nonet::logic {

// "a", "a and b", "a, b and c".
std::string listed(const std::vector<std::string>& words, std::string_view conjunction = "and");
std::string listed(Digits digits, std::string_view conjunction = "and");  // "3 and 7"
std::string listed(CellSet cells, std::string_view conjunction = "and");  // "r1c2 and r1c8"
std::string listed(HouseSet houses);  // "row 4", "rows 4 and 9", "row 4 and box 5"

// Cells of a house as one says it standing there: "columns 2 and 8" of a row, "rows 2 and 8" of a
// column, "r1c2 and r2c3" of a box.
std::string places_in(House house, CellSet cells);

std::string counted(int n);                 // "two" … "nine", else figures
std::string capital(std::string sentence);  // but r4c5 stays as it is
// "cell" or "cells".
std::string plural(int n, std::string_view one, std::string_view many);
std::string with_article(std::string_view name);  // "an X-Wing"

// "row 4, column 5 is 7" / "3 and 7 can be crossed out in r1c5 and r1c6". No capital, no full stop.
std::string effect_words(const Effect& effect);
// "r4c5=7, r1c6≠3", for lists.
std::string effect_short(const Effect& effect);
// What is without a way to fulfil it: "nothing fits in r4c5", "there is no place for 7 in row 4".
std::string broken_words(const Must& must);

}  // namespace nonet::logic
