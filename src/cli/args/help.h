// The table of commands in words for a terminal, no line longer than 80 characters.
#pragma once

#include <string>
#include <vector>

#include "cli/args/spec.h"

namespace nonet::cli {

// What `nonet` alone says: where to begin.
std::string overview();
std::string help_for_all(const std::vector<Spec>& commands);
// `path` is what is typed to reach it: "nonet db import".
std::string help_for(const Spec& spec, const std::string& path);

// Parts of it that the other forms of the manual use too.
std::string usage_of(const Spec& spec, const std::string& path);  // "nonet solve [OPTIONS] …"
std::string meaning_of(const Option& option);                     // with its default
std::string exit_codes_of(const Spec& spec);

}  // namespace nonet::cli
