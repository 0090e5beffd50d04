// The place where rating meets the database.
#include "cli/db_verb.h"

namespace nonet::cli {

store::RateFn rating_function() { return {}; }

std::string_view rating_version() { return NONET_VERSION; }

}  // namespace nonet::cli
