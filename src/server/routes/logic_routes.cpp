#include "server/routes/logic_routes.h"

#include <memory>
#include <utility>

#include "server/message/answer.h"
#include "server/message/problem.h"
#include "server/routes/troubles.h"
#include "server/sessions/solving.h"
#include "service/hint.h"
#include "wire/position_request.h"
#include "wire/read.h"
#include "wire/teach.h"

namespace nonet::server {

Response LogicRoutes::hint(const Request& request) const {
  const auto sent = wire::read<wire::HintRequest>(request.body);
  if (!sent) return refusal(sent.error());
  auto position = wire::position_of(*sent);
  if (!position) return refusal(position.error());
  auto options = wire::reasoning_of(*sent);
  if (!options) return refusal(options.error());
  options->history = std::move(position->history);
  options->notes = position->notes;
  options->stop = stop_after(solve_time_);
  const auto stage = sent->stage ? std::optional<std::size_t>{sent->stage->value} : std::nullopt;
  return answer(
      wire::hint_document(service::hint(position->board, *options), options->profile, stage));
}

Response LogicRoutes::steps(const Request& request) const {
  const auto sent = wire::read<wire::StepsRequest>(request.body);
  if (!sent) return refusal(sent.error());
  const auto position = wire::position_of(*sent);
  if (!position) return refusal(position.error());
  auto options = wire::reasoning_of(*sent);
  if (!options) return refusal(options.error());
  options->stop = stop_after(solve_time_);
  const Grid board = logic::as_noted(position->board, position->notes);
  auto steps = service::steps(board, *options);
  if (steps.size() > options->most) steps.resize(options->most);
  return answer(wire::steps_document(board, steps, options->profile));
}

Response LogicRoutes::why_not(const Request& request) const {
  const auto sent = wire::read<wire::WhyNotRequest>(request.body);
  if (!sent) return refusal(sent.error());
  const auto position = wire::position_of(*sent);
  if (!position) return refusal(position.error());
  auto options = wire::reasoning_of(*sent);
  if (!options) return refusal(options.error());
  if (options->known) options->profile = options->profile.only(*options->known);
  options->stop = stop_after(solve_time_);
  options->notes = position->notes;
  const Candidate asked{sent->cell, sent->digit};
  return answer(wire::why_not_document(
      asked, service::why_not(position->board, asked.cell, asked.digit, *options),
      options->profile));
}

Response LogicRoutes::techniques(const Request&) const {
  return answer(wire::techniques_document());
}

Rows LogicRoutes::rows(const SiteOptions& site) {
  using namespace wire;
  using namespace troubles;
  using enum Method;
  using enum Work;
  const auto self = std::make_shared<const LogicRoutes>(site.solve_time);
  return {
      {{post, "/api/hint", heavy, on(self, &LogicRoutes::hint)},
       [] {
         return Operation{
             .id = "hint",
             .tag = "teaching",
             .summary = "The next help for this very position, mistakes included",
             .body = body<HintRequest>(
                 R"({"puzzle":")" NONET_EXAMPLE
                 R"(","entries":[{"cell":"r1c3","digit":4},{"cell":"r1c4","digit":6}],"notes":{"r1c6":[2,6,8]},"stage":3})"),
             .success = answers<Hint>(
                 "The stages up to the one asked for; the pattern from 3 on, the effect at 4"),
             .troubles = {kBadRequest, kTooLarge}};
       }},
      {{post, "/api/steps", heavy, on(self, &LogicRoutes::steps)},
       [] {
         return Operation{.id = "steps",
                          .tag = "teaching",
                          .summary = "All steps that apply to a position, easiest first",
                          .body = body<StepsRequest>(R"({"puzzle":")" NONET_EXAMPLE
                                                     R"(","in":"b5","limit":10})"),
                          .success = answers<Steps>("The steps"),
                          .troubles = {kBadRequest, kTooLarge}};
       }},
      {{post, "/api/why-not", heavy, on(self, &LogicRoutes::why_not)},
       [] {
         return Operation{.id = "whyNot",
                          .tag = "teaching",
                          .summary = "Why a digit does not go into a cell",
                          .body = body<WhyNotRequest>(R"({"puzzle":")" NONET_EXAMPLE
                                                      R"(","cell":"r1c3","digit":1})"),
                          .success = answers<WhyNot>("The reason, with the steps that lead to it"),
                          .troubles = {kBadRequest, kTooLarge}};
       }},
      {{get, "/api/techniques", light, on(self, &LogicRoutes::techniques)},
       [] {
         return Operation{.id = "techniques",
                          .tag = "teaching",
                          .summary = "Every technique, and the profiles that order them",
                          .success = answers<Techniques>("Techniques and profiles")};
       }},
  };
}

}  // namespace nonet::server
