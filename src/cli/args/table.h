// The list of all subcommands, in the order in which they are shown.
#pragma once

#include <memory>
#include <vector>

#include "cli/args/spec.h"

namespace nonet::cli {

// Each in a file of its own.
Spec solve_spec();
Spec check_spec();
Spec hint_spec();
Spec explain_spec();
Spec steps_spec();
Spec rate_spec();
Spec generate_spec();
Spec convert_spec();
Spec canon_spec();
Spec watch_spec();
Spec serve_spec();
Spec db_spec();
Spec bench_spec();
Spec cases_spec();
Spec man_spec();
Spec completions_spec();

// New ones at each call: what is typed is filled into them.
std::vector<Spec> all_commands();

}  // namespace nonet::cli
