// The way back into an account whose password is lost, without e-mail: codes that are given out
// once and work once each. Only hashes of them are stored.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "store/base/database.h"
#include "store/base/error.h"
#include "store/players/passwords.h"
#include "store/players/players.h"

namespace nonet::store {

inline constexpr int kRecoveryCodes = 8;

// New codes, "4kq7-x2mn-09vb-hr3d"; those from before end.
Result<std::vector<std::string>> renew_recovery_codes(Database& db, std::string_view player);

// Spends the code, sets the password and ends every session of the player. not_found for an unknown
// name and for a wrong code alike. Case, spaces and hyphens of the code do not matter.
Result<Player> recover(Database& db, PasswordHasher& hasher, std::string_view name,
                       std::string_view code, std::string_view new_password);

}  // namespace nonet::store
