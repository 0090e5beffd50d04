// Whether a puzzle could do with fewer givens.
#pragma once

#include <functional>

#include "board/filling.h"

namespace nonet::search {

// No given can be taken away without a second solution appearing. `solution` must be the only one.
// When `stop` became true on the way (and stays so), the answer means nothing.
bool is_minimal(const Filling& puzzle, const Filling& solution,
                const std::function<bool()>& stop = {});

}  // namespace nonet::search
