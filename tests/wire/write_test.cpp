#include "wire/write.h"

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "formats/format.h"
#include "wire/schema.h"

namespace nonet::wire {

namespace fruit {

enum class Colour : std::uint8_t { red, dark_green };
std::string_view name_of(Colour colour) { return colour == Colour::red ? "red" : "dark-green"; }
BOOST_DESCRIBE_ENUM(Colour, red, dark_green)

struct Named {
  std::string name;
};
BOOST_DESCRIBE_STRUCT(Named, (), (name))

struct Basket : Named {
  Cell cell{};
  Digit digit{};
  std::optional<int> weight;
  OrNull<int> price;
  std::vector<Colour> colours;
  bool delete_ = false;
  Keyed<Digits> notes;
  std::vector<Basket> inside;
};
BOOST_DESCRIBE_STRUCT(Basket, (Named),
                      (cell, digit, weight, price, colours, delete_, notes, inside))
constexpr Meaning kBasketMeanings[]{{"weight", "in \"grams\""}};

}  // namespace fruit

template <>
inline constexpr About about<fruit::Basket>{"Basket", "What is carried", fruit::kBasketMeanings};

namespace {

namespace json = boost::json;
using fruit::Basket;
using fruit::Colour;

Basket basket() {
  Basket basket;
  basket.name = "a";
  basket.cell = cell_at(3, 4);
  basket.digit = digit_of(7);
  return basket;
}

TEST(Write, ABareStructHasItsFieldsInOrderBasesFirst) {
  EXPECT_EQ(to_json(basket()),
            R"({"name":"a","cell":"r4c5","digit":7,"price":null,"colours":[],"delete":false,)"
            R"("notes":{},"inside":[]})");
}

TEST(Write, WhatIsThereIsWritten) {
  Basket full = basket();
  full.weight = -12;
  full.price = 3;
  full.colours = {Colour::dark_green, Colour::red};
  full.notes = {{"r1c1", Digits{digit_of(1)} | Digits{digit_of(9)}}};
  full.inside = {basket()};
  const json::value read = json::parse(to_json(full));
  EXPECT_EQ(read.at("weight"), -12);
  EXPECT_EQ(read.at("price"), 3);
  EXPECT_EQ(json::serialize(read.at("colours")), R"(["dark-green","red"])");
  EXPECT_EQ(json::serialize(read.at("notes")), R"({"r1c1":[1,9]})");
  EXPECT_EQ(json::serialize(read.at("inside").at(0)), to_json(basket()));
}

// Every byte that UTF-8 text may hold comes back as it was.
TEST(Write, TextIsEscapedAsALibraryReadsIt) {
  std::string text;
  for (int c = 0; c < 128; ++c) text += static_cast<char>(c);
  text += "\xc3\xa4\xe2\x9c\x93";
  EXPECT_EQ(json::parse(to_json(text)).as_string(), text);
  EXPECT_EQ(to_json(std::string_view{"\"\\\n\x01"}), R"("\"\\\n\u0001")");
}

TEST(Write, SecondsAreDecimals) {
  EXPECT_EQ(to_json(Seconds{61'000}), "61.0");
  EXPECT_EQ(to_json(Seconds{12'500}), "12.5");
  EXPECT_EQ(to_json(Seconds{1'050}), "1.05");
  EXPECT_EQ(to_json(Seconds{7}), "0.007");
  EXPECT_EQ(to_json(Seconds{0}), "0.0");
}

TEST(Write, ABoardIsALineOrNineRows) {
  const std::string line =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const Filling filling = formats::read(line)->grid.filling();
  EXPECT_EQ(to_json(filling), '"' + line + '"');
  std::string digits;
  const json::value rows = json::parse(to_json(Rows{filling}));
  for (const json::value& row : rows.as_array())
    for (const json::value& cell : row.as_array())
      digits += cell.as_int64() == 0 ? '.' : static_cast<char>('0' + cell.as_int64());
  EXPECT_EQ(digits, line);
}

TEST(Schema, SaysOfEachFieldWhatItIsAndWhetherItMayBeMissing) {
  SchemaBook book;
  EXPECT_EQ(schema_of<std::vector<Basket>>(book),
            R"({"type":"array","items":{"$ref":"#/components/schemas/Basket"}})");
  const json::value schema = json::parse(book.at("Basket"));
  EXPECT_EQ(schema.at("description"), "What is carried");
  EXPECT_EQ(schema.at("properties").at("weight").at("description"), "in \"grams\"");
  EXPECT_EQ(json::serialize(schema.at("properties").at("colours").at("items").at("enum")),
            R"(["red","dark-green"])");
  EXPECT_EQ(json::serialize(schema.at("required")),
            R"(["name","cell","digit","price","colours","delete","notes","inside"])");
  EXPECT_EQ(schema.at("properties").as_object().size(), 9U);
}

}  // namespace
}  // namespace nonet::wire
