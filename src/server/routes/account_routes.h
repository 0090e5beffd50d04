// Accounts: made, entered, left, and found again with a code when the password is lost.
#pragma once

#include <memory>

#include "server/guard/attempts.h"
#include "server/guard/visitors.h"
#include "server/message/http.h"
#include "server/routes/routes.h"
#include "server/routes/row.h"
#include "store/base/database.h"
#include "store/players/passwords.h"
#include "wire/fields.h"

namespace nonet::server {

class AccountRoutes {
 public:
  AccountRoutes(std::shared_ptr<store::Database> database, const AttemptLimits& limits,
                store::PasswordHasher::Cost cost);
  static Rows rows(const SiteOptions& site);

  Response register_account(const Request& request) const;
  Response login(const Request& request) const;
  Response logout(const Request& request) const;
  Response logout_everywhere(const Request& request) const;
  Response password(const Request& request) const;
  Response recover(const Request& request) const;
  Response recovery_codes(const Request& request) const;
  Response erase(const Request& request) const;  // DELETE /api/me

 private:
  // The answer to somebody who tries too often.
  std::optional<Response> must_wait(const Request& request, const std::string& who) const;
  void note_failure(const Request& request, const std::string& who) const;
  // Opens a session; the document tells who it is for, and its token if that was asked for.
  template <class Document>
  Response welcome(const Request& request, const store::Player& player, wire::Flag bearer,
                   Document document) const;
  // The right password of the player, or the answer that says no.
  std::optional<Response> refuse_password(const Request& request, const store::Player& player,
                                          const std::string& password) const;

  std::shared_ptr<store::Database> database_;
  Visitors visitors_;
  std::unique_ptr<store::PasswordHasher> hasher_;
  std::unique_ptr<Attempts> attempts_;          // by name
  std::unique_ptr<Attempts> address_attempts_;  // by group of addresses: many people may share one
};

}  // namespace nonet::server
