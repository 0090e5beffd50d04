#include "cli/args/table.h"

namespace nonet::cli {

std::vector<Spec> all_commands() {
  return {solve_spec(), check_spec(), hint_spec(),     explain_spec(),
          steps_spec(), rate_spec(),  generate_spec(), convert_spec(),
          canon_spec(), watch_spec(), serve_spec(),    db_spec(),
          bench_spec(), cases_spec(), man_spec(),      completions_spec()};
}

}  // namespace nonet::cli
