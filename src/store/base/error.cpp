#include "store/base/error.h"

#include <array>
#include <cstddef>

namespace nonet::store {

namespace {

// In the order of the enumerators.
constexpr std::array<std::string_view, 11> kNames{
    "refused",         "not-found",    "conflict",    "busy",    "disk-full", "read-only",
    "lost-connection", "newer-schema", "cannot-open", "damaged", "failed"};
static_assert(kNames.size() == static_cast<std::size_t>(StoreFault::failed) + 1);

}  // namespace

std::string_view name_of(StoreFault fault) { return kNames[static_cast<std::size_t>(fault)]; }

}  // namespace nonet::store
