// Options that several commands have: the same name means the same everywhere.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/args/spec.h"

namespace nonet::cli {

using Options = std::vector<Option>;

// A puzzle of the kind that examples show.
inline constexpr const char* kExamplePuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

// One puzzle or many: the input and its format.
void add_puzzle_options(Options& options, InputOptions& input);
// The same with everything for a file of many.
void add_input_options(Options& options, InputOptions& input);
// For work that can be interrupted and go on.
Option after_line_option(InputOptions& input);
void add_jobs_option(Options& options, InputOptions& input);

void add_engine_options(Options& options, service::Engine& engine,
                        std::optional<service::Decide>& decide, std::vector<std::string> offered);
void add_budget_option(Options& options, std::uint64_t& budget);
void add_size_option(Options& options, std::optional<Shape>& shape);
void add_profile_option(Options& options, std::string& profile);

// --to, with line as default.
Option format_option(formats::Format& target);
Option db_option(std::string& url);
std::vector<std::string> technique_keys();

}  // namespace nonet::cli
