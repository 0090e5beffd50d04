#include "store/base/ids.h"

#include <array>
#include <cstddef>
#include <span>
#include <stdexcept>

#include <fmt/format.h>
#include <sodium.h>

namespace nonet::store {

namespace {

constexpr std::string_view kLetters = "0123456789abcdefghjkmnpqrstvwxyz";  // in text order
constexpr std::size_t kIdLength = 13;

// Every function that uses libsodium passes here first.
void prepare() {
  static const bool ready = sodium_init() >= 0;
  if (!ready) throw std::runtime_error{"libsodium cannot be used on this machine"};
}

using Bytes = std::array<unsigned char, 32>;

Bytes hash_of(std::string_view text) {
  prepare();
  Bytes hash{};
  crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(text.data()),
                     text.size(), nullptr, 0);
  return hash;
}

// Five bits a letter, from the front.
std::string letters_of(std::span<const unsigned char> bytes) {
  std::string id;
  for (std::size_t i = 0; i < kIdLength; ++i) {
    const std::size_t bit = 5 * i;
    const unsigned pair = static_cast<unsigned>(bytes[bit / 8] << 8U) | bytes[bit / 8 + 1];
    id += kLetters[pair >> (11 - bit % 8) & 31U];
  }
  return id;
}

std::string hexadecimal(std::span<const unsigned char> bytes) {
  std::string text;
  for (const unsigned char byte : bytes) text += fmt::format("{:02x}", byte);
  return text;
}

}  // namespace

std::string puzzle_id(std::string_view canonical) { return letters_of(hash_of(canonical)); }

std::string random_id() {
  prepare();
  Bytes bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return letters_of(bytes);
}

std::string id_at(std::uint64_t place) {
  std::array<unsigned char, 10> bytes{};
  for (std::size_t i = 0; i < 8; ++i) bytes[i] = static_cast<unsigned char>(place >> (56 - 8 * i));
  return letters_of(bytes);
}

std::uint64_t random_bits() {
  prepare();
  std::uint64_t bits = 0;
  randombytes_buf(&bits, sizeof bits);
  return bits;
}

std::string random_token() {
  prepare();
  Bytes bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return hexadecimal(bytes);
}

std::string hash_of_token(std::string_view token) { return hexadecimal(hash_of(token)); }

std::string fingerprint(std::string_view text) {
  const Bytes hash = hash_of(text);
  return hexadecimal(std::span{hash}.first(16));
}

}  // namespace nonet::store
