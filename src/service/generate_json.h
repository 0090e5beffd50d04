// Generated puzzles as JSON: what the command line prints with --json and what the server sends.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "generate/workshop.h"
#include "service/generate_request.h"

namespace nonet::service {

// {"puzzle":…,"solution":…,"seed":…,"attempt":…,"rating":card}, the card by the whole profile of
// the order; where positions for a technique were asked for, also "practice": the library line.
// Nothing when `stop` said yes before the rating was done.
std::optional<std::string> to_json(const generate::Made& made, const generate::Order& order,
                                   const std::function<bool()>& stop = {});

// Makes the puzzles of a request on one thread:
// {"puzzles":[…],"attempts":…,"repeated":…,"seed":…,"ended":"complete"|"budget"|"time"}. When
// `stop` says yes, what was made until then, and "time".
std::string generate_json(const GenerateRequest& request, const std::function<bool()>& stop);

// The same as lines while they are made: {"kind":"progress","made":…,"attempts":…,"repeated":…}
// whenever `progress_due` says so, {"kind":"puzzle",…} for each, and at the end
// {"kind":"end","ended":…,"attempts":…,"repeated":…,"seed":…}. `write` gets them with their line
// end; false ends the run.
void generate_lines(const GenerateRequest& request, const std::function<bool()>& stop,
                    const std::function<bool()>& progress_due,
                    const std::function<bool(std::string_view)>& write);

}  // namespace nonet::service
