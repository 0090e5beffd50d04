#include "server/routes/account_routes.h"

#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "server/documents/player_document.h"
#include "server/guard/client_address.h"
#include "server/message/answer.h"
#include "server/message/problem.h"
#include "server/message/store_problem.h"
#include "server/routes/troubles.h"
#include "store/players/erase.h"
#include "store/players/recovery.h"
#include "store/players/sessions.h"
#include "store/players/takeover.h"
#include "wire/player_request.h"
#include "wire/read.h"

namespace nonet::server {

namespace {

using Clock = std::chrono::steady_clock;
constexpr int kNamesOnAnAddress = 10;

// The same for an unknown name, a wrong password and a wrong code.
Response wrong_login(std::string_view what) {
  return problem(
      Status::unauthorized,
      service::RequestError{"wrong-login", fmt::format("The name or the {} is not right.", what)});
}

Response nothing_to_say() {
  Response response;
  response.status = Status::no_content;
  response.headers.add("Cache-Control", "no-store");
  return response;
}

bool is_missing(const auto& result) {
  return !result && result.error().fault == store::StoreFault::not_found;
}

}  // namespace

AccountRoutes::AccountRoutes(std::shared_ptr<store::Database> database, const AttemptLimits& limits,
                             store::PasswordHasher::Cost cost)
    : database_{std::move(database)},
      visitors_{database_},
      hasher_{std::make_unique<store::PasswordHasher>(2, cost)},
      attempts_{std::make_unique<Attempts>(limits)},
      address_attempts_{std::make_unique<Attempts>(
          AttemptLimits{kNamesOnAnAddress * limits.failures, limits.window, limits.keys})} {}

std::optional<Response> AccountRoutes::must_wait(const Request& request,
                                                 const std::string& who) const {
  auto wait = attempts_->wait(who, Clock::now());
  if (!wait) wait = address_attempts_->wait(group_of(request.client), Clock::now());
  if (!wait) return std::nullopt;
  Response response =
      problem(Status::too_many_requests,
              service::RequestError{
                  "too-many-attempts",
                  fmt::format("Too many attempts. Try again in {} seconds.", wait->count())});
  response.headers.add("Retry-After", std::to_string(wait->count()));
  return response;
}

void AccountRoutes::note_failure(const Request& request, const std::string& who) const {
  attempts_->failed(who, Clock::now());
  address_attempts_->failed(group_of(request.client), Clock::now());
}

template <class Document>
Response AccountRoutes::welcome(const Request& request, const store::Player& player,
                                wire::Flag bearer, Document document) const {
  const std::string token = visitors_.open_session(player);
  document.player = player_document(player);
  if (bearer.value) document.token = token;
  Response response = answer(document);
  if (!bearer.value) hand_over(response, request, token);
  return response;
}

// Whoever has played without an account keeps what they did.
Response AccountRoutes::register_account(const Request& request) const {
  const auto sent = wire::read<wire::RegisterRequest>(request.body);
  if (!sent) return refusal(sent.error());
  const store::NewAccount account{sent->name, sent->email ? sent->email->value : std::nullopt,
                                  sent->password};
  const auto visitor = visitors_.find(request);
  const bool anonymous = visitor && !visitor->name;
  const auto made = anonymous ? store::claim_account(*database_, *hasher_, visitor->id, account)
                              : store::add_account(*database_, *hasher_, account, store::now());
  const store::Player player = need(made);
  wire::NewAccount document{
      .player = {},
      .recovery_codes = need(store::renew_recovery_codes(*database_, player.id)),
      .token = {}};
  Response response = welcome(request, player, sent->bearer, std::move(document));
  response.status = Status::created;
  return response;
}

Response AccountRoutes::login(const Request& request) const {
  const auto sent = wire::read<wire::LoginRequest>(request.body);
  if (!sent) return refusal(sent.error());
  const std::string who = store::folded_name(sent->name);
  if (auto wait = must_wait(request, who)) return *std::move(wait);
  const auto player = store::sign_in(*database_, *hasher_, sent->name, sent->password);
  if (is_missing(player)) {
    note_failure(request, who);
    return wrong_login("password");
  }
  const store::Player account = need(player);
  attempts_->succeeded(who);
  if (const auto visitor = visitors_.find(request); visitor && !visitor->name)
    need(store::take_over(*database_, visitor->id, account.id));
  return welcome(request, account, sent->bearer, wire::Welcome{});
}

Response AccountRoutes::logout(const Request& request) const {
  visitors_.close_session(request);
  Response response = nothing_to_say();
  take_back(response, request);
  return response;
}

Response AccountRoutes::logout_everywhere(const Request& request) const {
  const auto visitor = visitors_.find(request);
  if (!visitor || !visitor->name) return no_account();
  need(store::revoke_sessions(*database_, visitor->id));
  Response response = nothing_to_say();
  take_back(response, request);
  return response;
}

std::optional<Response> AccountRoutes::refuse_password(const Request& request,
                                                       const store::Player& player,
                                                       const std::string& password) const {
  if (auto wait = must_wait(request, player.id)) return wait;
  const auto checked = store::check_password(*database_, *hasher_, player.id, password);
  if (is_missing(checked)) {
    note_failure(request, player.id);
    return problem(Status::forbidden,
                   service::RequestError{"wrong-password", "The password is not right."});
  }
  need(checked);
  return std::nullopt;
}

// Every other browser has to log in again.
Response AccountRoutes::password(const Request& request) const {
  const auto sent = wire::read<wire::PasswordRequest>(request.body);
  if (!sent) return refusal(sent.error());
  const auto visitor = visitors_.find(request);
  if (!visitor || !visitor->name) return no_account();
  if (auto no = refuse_password(request, *visitor, sent->old)) return *std::move(no);
  need(store::change_password(*database_, *hasher_, visitor->id, sent->old, sent->new_));
  need(store::revoke_sessions(*database_, visitor->id));
  return welcome(request, *visitor, sent->bearer, wire::Welcome{});
}

Response AccountRoutes::recover(const Request& request) const {
  const auto sent = wire::read<wire::RecoverRequest>(request.body);
  if (!sent) return refusal(sent.error());
  const std::string who = store::folded_name(sent->name);
  if (auto wait = must_wait(request, who)) return *std::move(wait);
  const auto player = store::recover(*database_, *hasher_, sent->name, sent->code, sent->new_);
  if (is_missing(player)) {
    note_failure(request, who);
    return wrong_login("code");
  }
  attempts_->succeeded(who);
  return welcome(request, need(player), sent->bearer, wire::Welcome{});
}

Response AccountRoutes::recovery_codes(const Request& request) const {
  const auto sent = wire::read<wire::RecoveryCodesRequest>(request.body);
  if (!sent) return refusal(sent.error());
  const auto visitor = visitors_.find(request);
  if (!visitor || !visitor->name) return no_account();
  if (auto no = refuse_password(request, *visitor, sent->password)) return *std::move(no);
  return answer(wire::RecoveryCodes{need(store::renew_recovery_codes(*database_, visitor->id))});
}

// An account asks for its password once more: an open page alone must not be enough.
Response AccountRoutes::erase(const Request& request) const {
  const auto sent = wire::read<wire::EraseRequest>(request.body);
  if (!sent) return refusal(sent.error());
  const auto visitor = visitors_.find(request);
  if (!visitor) return no_player();
  if (visitor->name)
    if (auto no = refuse_password(request, *visitor, sent->password.value_or("")))
      return *std::move(no);
  need(store::erase_player(*database_, visitor->id));
  Response response = nothing_to_say();
  take_back(response, request);
  return response;
}

Rows AccountRoutes::rows(const SiteOptions& site) {
  using namespace wire;
  using namespace troubles;
  using enum Method;
  using enum Work;
  const Known known{
      std::make_shared<const AccountRoutes>(site.database, site.attempts, site.password_cost),
      site.database};
  return {
      {{post, "/api/account/register", heavy, known(&AccountRoutes::register_account)},
       [] {
         return Operation{
             .id = "register",
             .tag = "account",
             .summary = "Make an account; what was played without one is kept",
             .body = body<RegisterRequest>(R"({"name":"Ada","password":"correct horse"})"),
             .success = answers<NewAccount>(
                 "The account, and codes that open it once each when the password is lost", 201),
             .troubles = {kBadRequest, kConflict, kTooLarge}};
       }},
      {{post, "/api/account/login", heavy, known(&AccountRoutes::login)},
       [] {
         return Operation{
             .id = "login",
             .tag = "account",
             .summary = "Log in",
             .body = body<LoginRequest>(R"({"name":"Ada","password":"correct horse"})"),
             .success = answers<Welcome>("Who it is"),
             .troubles = {kBadRequest, kWrongLogin, kTooLarge, kTooManyAttempts}};
       }},
      {{post, "/api/account/logout", heavy, known(&AccountRoutes::logout)},
       [] {
         return Operation{.id = "logout",
                          .tag = "account",
                          .summary = "Log out",
                          .body = optional_body<NothingSent>("{}"),
                          .success = {.words = "Done", .status = 204},
                          .troubles = {}};
       }},
      {{post, "/api/account/logout-everywhere", heavy, known(&AccountRoutes::logout_everywhere)},
       [] {
         return Operation{.id = "logoutEverywhere",
                          .tag = "account",
                          .summary = "End every session of the account",
                          .body = optional_body<NothingSent>("{}"),
                          .success = {.words = "Done", .status = 204},
                          .troubles = {kNoPlayer}};
       }},
      {{post, "/api/account/password", heavy, known(&AccountRoutes::password)},
       [] {
         return Operation{
             .id = "changePassword",
             .tag = "account",
             .summary = "Change the password; every other session ends",
             .body = body<PasswordRequest>(R"({"old":"correct horse","new":"correct horse"})"),
             .success = answers<Welcome>("Who it is"),
             .troubles = {kBadRequest, kNoPlayer, kWrongPassword, kTooLarge, kTooManyAttempts}};
       }},
      {{post, "/api/account/recover", heavy, known(&AccountRoutes::recover)},
       [] {
         return Operation{
             .id = "recover",
             .tag = "account",
             .summary = "Set a new password with one of the codes",
             .body = body<RecoverRequest>(R"({"name":"Ada","code":"CODE","new":"correct horse"})"),
             .success = answers<Welcome>("Who it is"),
             .troubles = {kBadRequest, kWrongLogin, kTooLarge, kTooManyAttempts}};
       }},
      {{post, "/api/account/recovery-codes", heavy, known(&AccountRoutes::recovery_codes)},
       [] {
         return Operation{
             .id = "recoveryCodes",
             .tag = "account",
             .summary = "New codes; those from before end",
             .body = body<RecoveryCodesRequest>(R"({"password":"correct horse"})"),
             .success = answers<RecoveryCodes>("Codes"),
             .troubles = {kBadRequest, kNoPlayer, kWrongPassword, kTooLarge, kTooManyAttempts}};
       }},
      {{delete_, "/api/me", heavy, known(&AccountRoutes::erase)},
       [] {
         return Operation{
             .id = "deleteMe",
             .tag = "me",
             .summary = "Delete the account and everything that belongs to it",
             .body = optional_body<EraseRequest>(R"({"password":"correct horse"})"),
             .success = {.words = "Done", .status = 204},
             .troubles = {kBadRequest, kNoPlayer, kWrongPassword, kTooLarge, kTooManyAttempts}};
       }},
  };
}

}  // namespace nonet::server
