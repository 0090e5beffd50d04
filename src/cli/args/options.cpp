#include "cli/args/options.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

template <class Target>
Option text_row(std::string names, std::string value, Target& target, std::string meaning,
                Offer offer) {
  Option row{std::move(names), std::move(value), std::move(meaning),
             [&target](const std::string& typed) -> std::string {
               target = typed;
               return {};
             }};
  row.offer = offer;
  return row;
}

using Take = std::function<std::string(const std::string&)>;
Take unless_empty(Take take) {
  return [take = std::move(take)](const std::string& typed) -> std::string {
    return typed.empty() ? "the name of the file is empty" : take(typed);
  };
}

// A list may be written as a person would: "x-wing, swordfish".
std::string without_blanks(const std::string& word) {
  const std::size_t begin = std::min(word.find_first_not_of(' '), word.size());
  return word.substr(begin, word.find_last_not_of(' ') + 1 - begin);
}

}  // namespace

std::vector<std::string> Option::all_names() const {
  std::vector<std::string> all;
  for (std::size_t begin = 0; begin <= names.size();) {
    const std::size_t end = std::min(names.find(',', begin), names.size());
    all.push_back(names.substr(begin, end - begin));
    begin = end + 1;
  }
  return all;
}

Option flag(std::string names, bool& target, std::string meaning) {
  return setting_flag(std::move(names), target, true, std::move(meaning));
}

Option text(std::string names, std::string value, std::string& target, std::string meaning,
            Offer offer) {
  Option row = text_row(std::move(names), std::move(value), target, std::move(meaning), offer);
  row.standard = target;
  // An empty argument is one that was left out; an option is not given for nothing.
  if (offer != Offer::nothing && !row.is_argument()) row.take = unless_empty(std::move(row.take));
  return row;
}

Option text(std::string names, std::string value, std::optional<std::string>& target,
            std::string meaning, Offer offer) {
  return text_row(std::move(names), std::move(value), target, std::move(meaning), offer);
}

Option words(std::string names, std::string value, std::vector<std::string>& target,
             std::string meaning) {
  Option row{std::move(names), std::move(value), std::move(meaning),
             [&target](const std::string& typed) -> std::string {
               target.push_back(without_blanks(typed));
               return {};
             }};
  row.list = true;
  return row;
}

tl::expected<std::uint64_t, std::string> whole_number(const std::string& text, std::uint64_t least,
                                                      std::uint64_t most) {
  std::uint64_t number = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = problem == std::errc{} && end == text.data() + text.size();
  if (whole && least <= number && number <= most) return number;
  const bool bounded = most < std::numeric_limits<std::uint64_t>::max();
  return tl::unexpected{fmt::format("'{}' is no whole number from {} {}", text, least,
                                    bounded ? fmt::format("to {}", most) : "on")};
}

std::string joined(const std::vector<std::string>& words) {
  return fmt::format("{}", fmt::join(words, ", "));
}

}  // namespace nonet::cli
