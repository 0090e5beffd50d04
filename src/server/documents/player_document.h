// Players, what they have reached and what they keep, as documents of the API.
#pragma once

#include <string>

#include "play/stored/own_data.h"
#include "store/base/clock.h"
#include "store/players/players.h"
#include "store/players/progress.h"
#include "store/players/saved.h"
#include "store/players/statistics.h"
#include "wire/player.h"

namespace nonet::server {

// "2026-11-30T12:00:00Z"
std::string time_text(store::Moment moment);

wire::Player player_document(const store::Player& player);
wire::Statistics statistics_document(const store::Statistics& statistics);
wire::SavedPuzzle saved_document(const store::SavedPuzzle& saved);
wire::Progress progress_document(const store::TechniqueProgress& progress);
wire::Export export_document(const store::Player& player, const play::OwnData& data);

}  // namespace nonet::server
