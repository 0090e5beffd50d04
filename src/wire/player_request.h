// Requests about accounts and what a player keeps.
#pragma once

#include <optional>
#include <string>

#include "wire/fields.h"
#include "wire/game_request.h"

namespace nonet::wire {

struct RegisterRequest {
  std::string name = {};
  std::string password = {};
  std::optional<OrNull<std::string>> email = {};
  Flag bearer = {};
};
BOOST_DESCRIBE_STRUCT(RegisterRequest, (), (name, password, email, bearer))

struct LoginRequest {
  std::string name = {};
  std::string password = {};
  Flag bearer = {};
};
BOOST_DESCRIBE_STRUCT(LoginRequest, (), (name, password, bearer))

struct PasswordRequest {
  std::string old = {};
  std::string new_ = {};
  Flag bearer = {};
};
BOOST_DESCRIBE_STRUCT(PasswordRequest, (), (old, new_, bearer))

struct RecoverRequest {
  std::string name = {};
  std::string code = {};
  std::string new_ = {};
  Flag bearer = {};
};
BOOST_DESCRIBE_STRUCT(RecoverRequest, (), (name, code, new_, bearer))

struct RecoveryCodesRequest {
  std::string password = {};
};
BOOST_DESCRIBE_STRUCT(RecoveryCodesRequest, (), (password))

struct EraseRequest {
  std::optional<std::string> password = {};
};
BOOST_DESCRIBE_STRUCT(EraseRequest, (), (password))

struct SettingsRequest {
  SentObject settings = {};
};
BOOST_DESCRIBE_STRUCT(SettingsRequest, (), (settings))

// One of the first two.
struct SaveRequest {
  std::optional<std::string> id = {};
  std::optional<PuzzleText> puzzle = {};
  std::optional<std::string> title = {};
};
BOOST_DESCRIBE_STRUCT(SaveRequest, (), (id, puzzle, title))

// How it went with a position of a technique.
struct AttemptRequest {
  std::string id = {};
  bool correct = false;
  Flag hinted = {};
  Flag passed = {};
  Flag bearer = {};
};
BOOST_DESCRIBE_STRUCT(AttemptRequest, (), (id, correct, hinted, passed, bearer))

inline constexpr Meaning kBearerMeaning[]{{"bearer", kBearerWords}};
template <>
inline constexpr About about<RegisterRequest>{{}, {}, kBearerMeaning};
template <>
inline constexpr About about<LoginRequest>{{}, {}, kBearerMeaning};
template <>
inline constexpr About about<PasswordRequest>{{}, {}, kBearerMeaning};
template <>
inline constexpr About about<RecoverRequest>{{}, {}, kBearerMeaning};
inline constexpr Meaning kEraseMeanings[]{{"password", "of an account"}};
template <>
inline constexpr About about<EraseRequest>{{}, {}, kEraseMeanings};
template <>
inline constexpr About about<SaveRequest>{{}, "one of id and puzzle"};
inline constexpr Meaning kAttemptMeanings[]{
    {"id", "of the position"},
    {"passed", "a test of the technique was passed with this attempt: it counts as cleared"},
    {"bearer", kBearerWords},
};
template <>
inline constexpr About about<AttemptRequest>{{}, {}, kAttemptMeanings};

}  // namespace nonet::wire
