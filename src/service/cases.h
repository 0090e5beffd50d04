// Technique cases: positions with the exact effect that a named technique has there.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "logic/technique.h"

namespace nonet::service {

enum class CaseResult : std::uint8_t {
  passed,
  states_too_little,  // a step does what is stated and more, and the solution agrees with all of it
  failed,
  unknown_technique,
  not_a_case
};

struct CaseReport {
  CaseResult result;
  std::string technique;  // as the line names it
  std::string sentence;   // why it failed or could not be run: what was expected, what is there
};

// One library line. A case passes when a step of exactly the stated effect is among the steps of
// that technique there; one with variant `x` when the technique has none there. `number`: where the
// line stands, for the sentence.
CaseReport run_case(std::string_view line, std::uint64_t number = 1);

// How library lines name a technique: its code, or its key with _ for -.
std::string library_code(const logic::Technique& technique);

}  // namespace nonet::service
