// Players: anonymous ones, who play at once, and those with an account.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "store/base/clock.h"
#include "store/base/database.h"
#include "store/players/passwords.h"

namespace nonet::store {

struct Player {
  std::string id;
  std::optional<std::string> name;  // none: anonymous
  std::optional<std::string> email;
  std::string settings;  // JSON, the page's own business
  Moment created;
  friend bool operator==(const Player&, const Player&) = default;
};

struct NewAccount {
  std::string name;  // unique, upper and lower case of ASCII letters alike
  std::optional<std::string> email;
  std::string password;
};

// Names that differ only in this are the same.
std::string folded_name(std::string_view name);
// What is wrong with a password, as a sentence; empty: nothing.
std::string problem_of_password(std::string_view password);

Result<Player> add_anonymous(Database& db, Moment now);
Result<Player> player_by_id(Database& db, std::string_view id);

Result<Player> add_account(Database& db, PasswordHasher& hasher, const NewAccount& account,
                           Moment now);
// The anonymous player gets a name and a password; everything stays his, but his sessions end.
Result<Player> claim_account(Database& db, PasswordHasher& hasher, std::string_view anonymous,
                             const NewAccount& account);
// not_found for an unknown name and for a wrong password alike.
Result<Player> sign_in(Database& db, PasswordHasher& hasher, std::string_view name,
                       std::string_view password);
// All other sessions of the player should be ended after this: revoke_sessions.
Result<void> change_password(Database& db, PasswordHasher& hasher, std::string_view player,
                             std::string_view old_password, std::string_view new_password);
// For what must not be done by whoever finds an open page. not_found: it is not right.
Result<void> check_password(Database& db, PasswordHasher& hasher, std::string_view player,
                            std::string_view password);
Result<void> set_settings(Database& db, std::string_view player, std::string_view settings);

}  // namespace nonet::store
