#include "store/players/recovery.h"

#include "store/base/fault.h"
#include "store/base/ids.h"
#include "store/base/transaction.h"

namespace nonet::store {

namespace {

constexpr std::size_t kCodeLength = 16;  // of 32 letters each: 80 random bits
constexpr std::size_t kGroup = 4;

std::string random_code() {
  const std::string letters = (random_id() + random_id()).substr(0, kCodeLength);
  std::string code;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    if (i > 0 && i % kGroup == 0) code += '-';
    code += letters[i];
  }
  return code;
}

std::string hash_of_code(std::string_view code) {
  std::string plain;
  for (const char c : code) {
    if (c >= 'A' && c <= 'Z')
      plain += static_cast<char>(c - 'A' + 'a');
    else if (c != '-' && c != ' ')
      plain += c;
  }
  return hash_of_token(plain);
}

}  // namespace

Result<std::vector<std::string>> renew_recovery_codes(Database& db, std::string_view player) {
  return db.write([&](Transaction& transaction) {
    transaction.run("DELETE FROM recovery_codes WHERE player = :player", player);
    std::vector<std::string> codes;
    for (int i = 0; i < kRecoveryCodes; ++i) {
      codes.push_back(random_code());
      transaction.run("INSERT INTO recovery_codes VALUES (:player, :code)", player,
                      hash_of_code(codes.back()));
    }
    return codes;
  });
}

Result<Player> recover(Database& db, PasswordHasher& hasher, std::string_view name,
                       std::string_view code, std::string_view new_password) {
  if (std::string problem = problem_of_password(new_password); !problem.empty())
    return tl::unexpected{StoreError{StoreFault::refused, std::move(problem)}};
  // Hashed before the code is looked at, so that time does not tell whether it was right.
  const auto hash = hasher.hash(new_password);
  if (!hash) return tl::unexpected{hash.error()};
  const auto player = db.write([&](Transaction& transaction) {
    const auto found = transaction.find<std::string>(
        "SELECT id FROM players WHERE folded_name = :name", folded_name(name));
    const std::string id = found ? std::get<0>(*found) : std::string{};
    if (transaction.run("DELETE FROM recovery_codes WHERE player = :player AND code = :code", id,
                        hash_of_code(code)) == 0)
      throw Fault{StoreFault::not_found, "the name or the code is not right"};
    transaction.run("UPDATE players SET password = :password WHERE id = :id", *hash, id);
    transaction.run("DELETE FROM sessions WHERE player = :player", id);
    return id;
  });
  if (!player) return tl::unexpected{player.error()};
  return player_by_id(db, *player);
}

}  // namespace nonet::store
