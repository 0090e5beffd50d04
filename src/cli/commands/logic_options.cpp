#include "cli/commands/logic_options.h"

#include <fmt/format.h>

#include "board/notation.h"
#include "cli/args/nearest.h"
#include "cli/args/shared.h"
#include "cli/screen/terminal.h"
#include "cli/text_file.h"
#include "logic/technique.h"

namespace nonet::cli {
namespace {

tl::expected<std::vector<logic::TechniqueId>, std::string> read_keys(
    const std::vector<std::string>& keys) {
  std::vector<logic::TechniqueId> ids;
  for (const std::string& key : keys) {
    const auto id = logic::parse_technique(key);
    if (!id) return tl::unexpected{no_technique(key)};
    ids.push_back(*id);
  }
  return ids;
}

}  // namespace

std::string no_technique(const std::string& key) {
  const auto near = nearest(key, technique_keys());
  return fmt::format("there is no technique '{}'{}", key,
                     near ? ": do you mean " + *near + "?" : " (nonet steps --help lists them)");
}

tl::expected<logic::Profile, std::string> load_profile(const std::string& name_or_file) {
  if (const logic::Profile* profile = logic::find_profile(name_or_file)) return *profile;
  const auto text = read_text_file(name_or_file);
  if (!text)
    return tl::unexpected{fmt::format(
        "'{}' is no profile (standard, classic, sudokio, all) and no file that can be read: {}",
        name_or_file, text.error())};
  auto profile = logic::parse_profile(name_or_file, *text);
  if (!profile)
    return tl::unexpected{
        fmt::format("{}, line {}: {}", name_or_file, profile.error().line, profile.error().reason)};
  return *profile;
}

tl::expected<service::LogicOptions, std::string> read_options(const LogicArguments& arguments) {
  service::LogicOptions options;
  auto profile = load_profile(arguments.profile);
  if (!profile) return tl::unexpected{profile.error()};
  options.profile = *std::move(profile);
  auto only = read_keys(arguments.techniques);
  if (!only) return tl::unexpected{only.error()};
  // A technique that is asked for by name is searched, whether the profile has it or not.
  if (!only->empty()) {
    logic::Inner inner = std::move(options.profile.inner);
    options.profile = logic::asked_for(*only);
    options.profile.inner = std::move(inner);
  }
  if (!arguments.inner.empty()) {
    auto inner = logic::parse_inner(arguments.inner);
    if (!inner) return tl::unexpected{"--inner: " + inner.error()};
    options.profile.inner = *std::move(inner);
  }
  auto known = read_keys(arguments.known);
  if (!known) return tl::unexpected{known.error()};
  if (!known->empty()) options.known = *std::move(known);
  if (!arguments.within.empty()) {
    options.within = service::parse_region(arguments.within);
    if (!options.within)
      return tl::unexpected{
          fmt::format("'{}' is no cell (r4c5, D5) and no house (r4, c5, b5)", arguments.within)};
  }
  for (const std::string& word : arguments.history) {
    const auto move = read_candidate(word);
    if (!move) return tl::unexpected{move.error()};
    options.history.push_back(*move);
  }
  options.notes.are = arguments.notes_are;
  options.most = arguments.limit;
  options.stop = [] { return interrupted().load(); };
  return options;
}

tl::expected<Candidate, std::string> read_candidate(const std::string& text) {
  const std::size_t equals = text.find('=');
  const auto cell = parse_cell(text.substr(0, equals));
  const std::string digit = equals == std::string::npos ? "" : text.substr(equals + 1);
  if (!cell || digit.size() != 1 || digit[0] < '1' || digit[0] > '9')
    return tl::unexpected{fmt::format("'{}' is not written like r4c5=7", text)};
  return Candidate{*cell, digit_of(digit[0] - '0')};
}

}  // namespace nonet::cli
