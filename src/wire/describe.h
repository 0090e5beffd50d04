// What a type that travels says of itself, once: BOOST_DESCRIBE_STRUCT lists its fields, `about`
// gives its name and what the fields mean. JSON (write.h) and schemas (schema.h) are made of that.
#pragma once

#include <span>
#include <string_view>
#include <type_traits>

#include <boost/describe.hpp>
#include <boost/mp11/algorithm.hpp>

namespace nonet::wire {

struct Meaning {
  std::string_view field;
  std::string_view words;
};

struct About {
  std::string_view name;  // in the API's documents; empty: the schema is written where it is used
  std::string_view words = {};
  std::span<const Meaning> meanings = {};
};

// To be specialised beside the struct.
template <class T>
inline constexpr About about{};

template <class T>
concept Described = std::is_class_v<T> && boost::describe::has_describe_members<T>::value;

template <Described T>
using FieldsOf = boost::describe::describe_members<T, boost::describe::mod_public |
                                                          boost::describe::mod_inherited>;

template <Described T>
using BasesOf = boost::describe::describe_bases<T, boost::describe::mod_public>;

// A field is called as its member; an underscore at the end only keeps a member from being a
// keyword.
constexpr std::string_view field_name(std::string_view member) {
  if (member.ends_with('_')) member.remove_suffix(1);
  return member;
}

// visit(name, pointer to the member), base classes first, in the order of description.
template <Described T, class Visit>
constexpr void for_each_field(Visit visit) {
  boost::mp11::mp_for_each<FieldsOf<T>>(
      [&](auto field) { visit(field_name(field.name), field.pointer); });
}

// What a field means: said of the struct, or of the base that it comes from.
template <Described T>
constexpr std::string_view meaning_of(std::string_view field) {
  for (const Meaning& meaning : about<T>.meanings)
    if (meaning.field == field) return meaning.words;
  std::string_view words;
  boost::mp11::mp_for_each<BasesOf<T>>([&](auto base) {
    if (words.empty()) words = meaning_of<typename decltype(base)::type>(field);
  });
  return words;
}

// Whether every meaning is that of a field: a static_assert beside `about` keeps them together.
template <Described T>
consteval bool means_only_fields() {
  for (const Meaning& meaning : about<T>.meanings) {
    bool found = false;
    for_each_field<T>([&](std::string_view name, auto) { found |= name == meaning.field; });
    if (!found) return false;
  }
  return true;
}

}  // namespace nonet::wire
