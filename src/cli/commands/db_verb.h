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

namespace nonet::cli {

// The open database with its tables up to date; else the exit code, and the reason has been told.
// The first makes one where there is none; the other is for those that only use what is there.
tl::expected<std::unique_ptr<store::Database>, int> open_database(const DbPlace& place);
tl::expected<std::unique_ptr<store::Database>, int> open_existing_database(const DbPlace& place);
// Tells the reason, and answers the exit code for it.
int report_fault(const store::StoreError& error);

// Exactly one solution, or none.
std::optional<Filling> only_solution(const Filling& puzzle);

}  // namespace nonet::cli
