// Every address the site answers, in one table.
#pragma once

#include "server/route_table.h"

namespace nonet::server {

RouteTable make_routes();

}  // namespace nonet::server
