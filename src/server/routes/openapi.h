// What the API offers, for programs. routes/openapi.json is this document, written by
// tools/openapi: for those who make clients from it.
#pragma once

#include <string>

#include "server/routes/row.h"

namespace nonet::server {

std::string openapi_of(const Rows& rows);

// GET /api/openapi.json; the document of these rows and its own is made when it is first asked for.
Row openapi_row(Rows rows);

}  // namespace nonet::server
