#include "cli/commands/db_verb.h"

#include "cli/exit_code.h"
#include "cli/screen/terminal.h"
#include "service/solve.h"
#include "store/base/maintenance.h"

namespace nonet::cli {

tl::expected<std::unique_ptr<store::Database>, int> open_database(const DbPlace& place) {
  auto database = store::Database::open(place.url);
  if (!database) return tl::unexpected{report_fault(database.error())};
  return std::move(*database);
}

tl::expected<std::unique_ptr<store::Database>, int> open_existing_database(const DbPlace& place) {
  const auto status = store::schema_status(place.url);
  if (!status) return tl::unexpected{report_fault(status.error())};
  if (status->found > 0) return open_database(place);
  complain("there are no tables in the database yet: run nonet db migrate");
  return tl::unexpected<int>{kIoError};
}

int report_fault(const store::StoreError& error) {
  complain(error.sentence);
  return error.fault == store::StoreFault::refused ? kWrongUsage : kIoError;
}

std::optional<Filling> only_solution(const Filling& puzzle) {
  return service::only_solution(Grid{puzzle});
}

}  // namespace nonet::cli
