// From the words of the command line to what the verbs of teaching are told.
#pragma once

#include <string>

#include <tl/expected.hpp>

#include "cli/commands/commands.h"
#include "service/hint.h"

namespace nonet::cli {

// The built-in profile of that name, or the file; the sentence why neither.
tl::expected<logic::Profile, std::string> load_profile(const std::string& name_or_file);

tl::expected<service::LogicOptions, std::string> read_options(const LogicArguments& arguments);

// Why a key is none of a technique, with the one that may have been meant.
std::string no_technique(const std::string& key);

// "r4c5=7"
tl::expected<Candidate, std::string> read_candidate(const std::string& text);

}  // namespace nonet::cli
