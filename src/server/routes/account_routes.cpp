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
#include "service/request.h"
#include "store/players/erase.h"
#include "store/players/recovery.h"
#include "store/players/sessions.h"
#include "store/players/takeover.h"

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

Response AccountRoutes::welcome(const Request& request, const store::Player& player, bool bearer,
                                const std::vector<std::string>& codes) const {
  const std::string token = visitors_.open_session(player);
  wire::Welcome document{.player = player_document(player), .recovery_codes = {}, .token = {}};
  if (!codes.empty()) document.recovery_codes = codes;
  if (bearer) document.token = token;
  Response response = answer(document);
  if (!bearer) hand_over(response, request, token);
  return response;
}

// Whoever has played without an account keeps what they did.
Response AccountRoutes::register_account(const Request& request) const {
  service::RequestReader reader{request.body, {"name", "password", "email", "bearer"}};
  reader.require("name");
  reader.require("password");
  const store::NewAccount account{reader.text("name").value_or(""),
                                  reader.is_null("email") ? std::nullopt : reader.text("email"),
                                  reader.text("password").value_or("")};
  const bool bearer = reader.flag("bearer").value_or(false);
  if (reader.error()) return refusal(*reader.error());
  const auto visitor = visitors_.find(request);
  const bool anonymous = visitor && !visitor->name;
  const auto made = anonymous ? store::claim_account(*database_, *hasher_, visitor->id, account)
                              : store::add_account(*database_, *hasher_, account, store::now());
  const store::Player player = need(made);
  Response response =
      welcome(request, player, bearer, need(store::renew_recovery_codes(*database_, player.id)));
  response.status = Status::created;
  return response;
}

Response AccountRoutes::login(const Request& request) const {
  service::RequestReader reader{request.body, {"name", "password", "bearer"}};
  reader.require("name");
  reader.require("password");
  const std::string name = reader.text("name").value_or("");
  const std::string password = reader.text("password").value_or("");
  const bool bearer = reader.flag("bearer").value_or(false);
  if (reader.error()) return refusal(*reader.error());
  const std::string who = store::folded_name(name);
  if (auto wait = must_wait(request, who)) return *std::move(wait);
  const auto player = store::sign_in(*database_, *hasher_, name, password);
  if (is_missing(player)) {
    note_failure(request, who);
    return wrong_login("password");
  }
  const store::Player account = need(player);
  attempts_->succeeded(who);
  if (const auto visitor = visitors_.find(request); visitor && !visitor->name)
    need(store::take_over(*database_, visitor->id, account.id));
  return welcome(request, account, bearer);
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
  service::RequestReader reader{request.body, {"old", "new", "bearer"}};
  reader.require("old");
  reader.require("new");
  const std::string before = reader.text("old").value_or("");
  const std::string after = reader.text("new").value_or("");
  const bool bearer = reader.flag("bearer").value_or(false);
  if (reader.error()) return refusal(*reader.error());
  const auto visitor = visitors_.find(request);
  if (!visitor || !visitor->name) return no_account();
  if (auto no = refuse_password(request, *visitor, before)) return *std::move(no);
  need(store::change_password(*database_, *hasher_, visitor->id, before, after));
  need(store::revoke_sessions(*database_, visitor->id));
  return welcome(request, *visitor, bearer);
}

Response AccountRoutes::recover(const Request& request) const {
  service::RequestReader reader{request.body, {"name", "code", "new", "bearer"}};
  for (const char* field : {"name", "code", "new"}) reader.require(field);
  const std::string name = reader.text("name").value_or("");
  const std::string code = reader.text("code").value_or("");
  const std::string password = reader.text("new").value_or("");
  const bool bearer = reader.flag("bearer").value_or(false);
  if (reader.error()) return refusal(*reader.error());
  const std::string who = store::folded_name(name);
  if (auto wait = must_wait(request, who)) return *std::move(wait);
  const auto player = store::recover(*database_, *hasher_, name, code, password);
  if (is_missing(player)) {
    note_failure(request, who);
    return wrong_login("code");
  }
  attempts_->succeeded(who);
  return welcome(request, need(player), bearer);
}

Response AccountRoutes::recovery_codes(const Request& request) const {
  service::RequestReader reader{request.body, {"password"}};
  reader.require("password");
  const std::string password = reader.text("password").value_or("");
  if (reader.error()) return refusal(*reader.error());
  const auto visitor = visitors_.find(request);
  if (!visitor || !visitor->name) return no_account();
  if (auto no = refuse_password(request, *visitor, password)) return *std::move(no);
  return answer(wire::RecoveryCodes{need(store::renew_recovery_codes(*database_, visitor->id))});
}

// An account asks for its password once more: an open page alone must not be enough.
Response AccountRoutes::erase(const Request& request) const {
  service::RequestReader reader{request.body, {"password"}};
  const auto password = reader.text("password");
  if (reader.error()) return refusal(*reader.error());
  const auto visitor = visitors_.find(request);
  if (!visitor) return no_player();
  if (visitor->name)
    if (auto no = refuse_password(request, *visitor, password.value_or(""))) return *std::move(no);
  need(store::erase_player(*database_, visitor->id));
  Response response = nothing_to_say();
  take_back(response, request);
  return response;
}

}  // namespace nonet::server
