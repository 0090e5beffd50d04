#include "store/players/players.h"

#include <algorithm>

#include <fmt/format.h>

#include "store/base/fault.h"
#include "store/base/ids.h"
#include "store/base/transaction.h"
#include "store/players/player_writes.h"

namespace nonet::store {

namespace {

constexpr std::size_t kLongestName = 40;
constexpr std::size_t kShortestPassword = 8;
constexpr std::size_t kLongestPassword = 1024;
constexpr std::size_t kLongestSettings = std::size_t{64} * 1024;

std::string problem_of(const NewAccount& account) {
  const std::string& name = account.name;
  if (name.empty() || name.size() > kLongestName)
    return fmt::format("a name has 1 to {} bytes", kLongestName);
  if (std::ranges::any_of(name, [](unsigned char c) { return c < ' ' || c == 0x7F; }) ||
      name.front() == ' ' || name.back() == ' ')
    return "a name has no control characters, and no spaces at its ends";
  if (account.email && account.email->find('@') == std::string::npos)
    return "an e-mail address has an @ in it";
  return problem_of_password(account.password);
}

auto refused(std::string sentence) {
  return tl::unexpected{StoreError{StoreFault::refused, std::move(sentence)}};
}

// The hash for a new account, after its name and password have been looked at.
Result<std::string> hash_for(PasswordHasher& hasher, const NewAccount& account) {
  if (std::string problem = problem_of(account); !problem.empty())
    return refused(std::move(problem));
  return hasher.hash(account.password);
}

Player find_player(Transaction& transaction, std::string_view id) {
  auto found = transaction.find<std::string, std::optional<std::string>, std::optional<std::string>,
                                std::string, std::int64_t>(
      "SELECT id, name, email, settings, created FROM players WHERE id = :id", id);
  if (!found) throw Fault{StoreFault::not_found, "there is no player " + std::string{id}};
  auto& [own_id, name, email, settings, created] = *found;
  return {std::move(own_id), std::move(name), std::move(email), std::move(settings),
          moment_at(created)};
}

void expect_free(Transaction& transaction, std::string_view name) {
  if (transaction.find<std::string>("SELECT id FROM players WHERE folded_name = :name",
                                    folded_name(name)))
    throw Fault{StoreFault::conflict, fmt::format("the name '{}' is taken", name)};
}

// Two who ask for the same name at the same moment: the database lets one of them through.
template <class Answer>
Result<Answer> name_conflict_worded(Result<Answer> result, std::string_view name) {
  if (!result && result.error().fault == StoreFault::conflict)
    result.error().sentence = fmt::format("the name '{}' is taken", name);
  return result;
}

// The hash of a password, by a column of its owner.
Result<std::optional<std::tuple<std::string, std::optional<std::string>>>> password_by_name(
    Database& db, std::string_view name) {
  return db.read([&](Transaction& transaction) {
    return transaction.find<std::string, std::optional<std::string>>(
        "SELECT id, password FROM players WHERE folded_name = :name", folded_name(name));
  });
}

// The stored hash of a player's password, if the password is his.
Result<std::string> checked_hash(Database& db, PasswordHasher& hasher, std::string_view player,
                                 std::string_view password) {
  const auto stored = db.read([&](Transaction& transaction) {
    return transaction.find<std::optional<std::string>>(
        "SELECT password FROM players WHERE id = :id", player);
  });
  if (!stored) return tl::unexpected{stored.error()};
  std::string hash = *stored ? std::get<0>(**stored).value_or(hasher.nobody()) : hasher.nobody();
  if (!hasher.matches(hash, password))
    return tl::unexpected{StoreError{StoreFault::not_found, "the password is not right"}};
  return hash;
}

}  // namespace

std::string folded_name(std::string_view name) {
  std::string lower{name};
  std::ranges::transform(lower, lower.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  return lower;
}

std::string problem_of_password(std::string_view password) {
  if (password.size() < kShortestPassword)
    return fmt::format("a password has at least {} characters", kShortestPassword);
  if (password.size() > kLongestPassword)
    return fmt::format("a password has at most {} bytes", kLongestPassword);
  return {};
}

Result<Player> add_anonymous(Database& db, Moment now) {
  return db.write([&](Transaction& transaction) {
    const std::string id = random_id();
    transaction.run("INSERT INTO players (id, settings, created) VALUES (:id, '{}', :created)", id,
                    seconds_of(now));
    return find_player(transaction, id);
  });
}

Result<Player> player_by_id(Database& db, std::string_view id) {
  return db.read([&](Transaction& transaction) { return find_player(transaction, id); });
}

Result<Player> add_account(Database& db, PasswordHasher& hasher, const NewAccount& account,
                           Moment now) {
  const auto hash = hash_for(hasher, account);
  if (!hash) return tl::unexpected{hash.error()};
  return name_conflict_worded(db.write([&](Transaction& transaction) {
    expect_free(transaction, account.name);
    const std::string id = random_id();
    transaction.run(
        "INSERT INTO players (id, name, folded_name, email, password, settings, created) "
        "VALUES (:id, :name, :folded, :email, :password, '{}', :created)",
        id, account.name, folded_name(account.name), account.email, *hash, seconds_of(now));
    return find_player(transaction, id);
  }),
                              account.name);
}

Result<Player> claim_account(Database& db, PasswordHasher& hasher, std::string_view anonymous,
                             const NewAccount& account) {
  const auto hash = hash_for(hasher, account);
  if (!hash) return tl::unexpected{hash.error()};
  return name_conflict_worded(db.write([&](Transaction& transaction) {
    expect_free(transaction, account.name);
    const std::int64_t changed = transaction.run(
        "UPDATE players SET name = :name, folded_name = :folded, email = :email, "
        "password = :password WHERE id = :id AND name IS NULL",
        account.name, folded_name(account.name), account.email, *hash, anonymous);
    if (changed == 0)
      throw Fault{StoreFault::not_found, "there is no anonymous player " + std::string{anonymous}};
    // Whoever knows a token from before must not be in the account by it.
    transaction.run("DELETE FROM sessions WHERE player = :player", anonymous);
    return find_player(transaction, anonymous);
  }),
                              account.name);
}

Result<Player> sign_in(Database& db, PasswordHasher& hasher, std::string_view name,
                       std::string_view password) {
  const auto found = password_by_name(db, name);
  if (!found) return tl::unexpected{found.error()};
  const std::string hash =
      *found ? std::get<1>(**found).value_or(hasher.nobody()) : hasher.nobody();
  if (!hasher.matches(hash, password))
    return tl::unexpected{
        StoreError{StoreFault::not_found, "the name or the password is not right"}};
  return player_by_id(db, std::get<0>(**found));
}

Result<void> check_password(Database& db, PasswordHasher& hasher, std::string_view player,
                            std::string_view password) {
  const auto checked = checked_hash(db, hasher, player, password);
  if (!checked) return tl::unexpected{checked.error()};
  return {};
}

Result<void> change_password(Database& db, PasswordHasher& hasher, std::string_view player,
                             std::string_view old_password, std::string_view new_password) {
  if (std::string problem = problem_of_password(new_password); !problem.empty())
    return refused(std::move(problem));
  const auto checked = checked_hash(db, hasher, player, old_password);
  if (!checked) return tl::unexpected{checked.error()};
  const std::string& before = *checked;
  const auto hash = hasher.hash(new_password);
  if (!hash) return tl::unexpected{hash.error()};
  return db.write([&](Transaction& transaction) {
    // Only over the one that was checked: of two changes at once the second must know the first.
    if (transaction.run("UPDATE players SET password = :new WHERE id = :id AND password = :old",
                        *hash, player, before) == 0)
      throw Fault{StoreFault::conflict, "the password has just been changed"};
  });
}

void set_settings(Transaction& transaction, std::string_view player, std::string_view settings) {
  if (settings.size() > kLongestSettings)
    throw Fault{StoreFault::refused,
                fmt::format("settings have at most {} bytes", kLongestSettings)};
  if (transaction.run("UPDATE players SET settings = :settings WHERE id = :id", settings, player) ==
      0)
    throw Fault{StoreFault::not_found, "there is no player " + std::string{player}};
}

Result<void> set_settings(Database& db, std::string_view player, std::string_view settings) {
  return db.write([&](Transaction& transaction) { set_settings(transaction, player, settings); });
}

}  // namespace nonet::store
