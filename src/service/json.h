// The answers of the verbs as JSON, one object on one line: what the command line prints with
// --json and what the server sends.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "board/filling.h"
#include "service/check.h"
#include "service/solve.h"

namespace nonet::service {

std::string to_json(const CheckReport& report);
std::string to_json(const WideFilling& puzzle, const SolveAnswer& answer,
                    const SolveOptions& options);
// [{"code":…,"text":…,"place":…}], as in the report of a check.
std::string to_json(const std::vector<Finding>& findings);
// A reading problem alone: {"error":{"code":…,"line":…,"column":…,"text":…}}
std::string to_json(const formats::ReadError& error);

// "solved", "unsolvable", "gave-up"
std::string_view verdict_name(trace::Verdict verdict);

// The JSON text of a string, quotes included.
std::string json_string(std::string_view text);

}  // namespace nonet::service
