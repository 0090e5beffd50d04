// What several routes say alike in the API's document: why one does not answer, and an example.
#pragma once

#include "wire/openapi.h"

// The puzzle of the examples.
#define NONET_EXAMPLE \
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

namespace nonet::server::troubles {

using wire::Trouble;

inline constexpr Trouble kBadRequest{400, "BadRequest",
                                     "The request cannot be meant so: reason and place"};
inline constexpr Trouble kTooLarge{413, "TooLarge", "The body has more than 64 KiB"};
inline constexpr Trouble kImportTooLarge{413, "ImportTooLarge", "The document has more than 1 MiB"};
inline constexpr Trouble kOutOfTime{503, "OutOfTime", "Not finished within the time of a request"};
inline constexpr Trouble kNoSession{404, "NoSession", "Call initialize first"};
inline constexpr Trouble kUnknownId{404, "UnknownId",
                                    "There is no such puzzle, level or technique"};
inline constexpr Trouble kNoSuchDay{404, "NoSuchDay",
                                    "The day has not come yet, or is too long ago"};
inline constexpr Trouble kNoPlayer{401, "NoPlayer", "Nobody is signed in, and no game was started"};
inline constexpr Trouble kUnknownGame{404, "UnknownGame", "The caller has no such game"};
inline constexpr Trouble kConflict{409, "Conflict",
                                   "It cannot be done now: the name is taken, the game is over"};
inline constexpr Trouble kOtherDress{409, "OtherDress",
                                     "The puzzle is stored turned, mirrored or with its digits "
                                     "exchanged; the sentence names its id"};
inline constexpr Trouble kWrongLogin{
    401, "WrongLogin", "The name or the secret is not right; which of them is not told"};
inline constexpr Trouble kWrongPassword{403, "WrongPassword", "The password is not right"};
inline constexpr Trouble kTooManyAttempts{
    429, "TooManyAttempts", "Too many failed attempts; Retry-After says how long to wait"};

}  // namespace nonet::server::troubles
