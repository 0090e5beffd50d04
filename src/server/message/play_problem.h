// Why the room of games and players refused something, as answers: one row for each reason.
#pragma once

#include "play/stored/error.h"
#include "server/message/http.h"

namespace nonet::server {

Response play_problem(const play::Error& error);

}  // namespace nonet::server
