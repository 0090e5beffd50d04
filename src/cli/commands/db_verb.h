// What the verbs of `nonet db` share.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "board/filling.h"
#include "cli/commands/commands.h"
#include "store/base/database.h"
#include "store/puzzles/puzzles.h"

namespace nonet::cli {

// The open database with its tables up to date; else the exit code, and the reason has been told.
// The first makes one where there is none; the other is for those that only use what is there.
tl::expected<std::unique_ptr<store::Database>, int> open_database(const DbPlace& place);
tl::expected<std::unique_ptr<store::Database>, int> open_existing_database(const DbPlace& place);
// Tells the reason, and answers the exit code for it.
int report_fault(const store::StoreError& error);

// Exactly one solution, or none.
std::optional<Filling> only_solution(const Filling& puzzle);

// How puzzles are rated when they are stored or rated again. The puzzle must have one solution.
store::RateFn rating_function();
// Why a rating that comes from elsewhere is none. Its profile may be anybody's own, so that name
// says nothing.
std::optional<std::string> nonsense_in(const store::Rating& rating);
// What a rating says of its maker.
std::string rating_version();

}  // namespace nonet::cli
