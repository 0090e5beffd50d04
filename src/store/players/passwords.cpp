#include "store/players/passwords.h"

#include <array>

#include <sodium.h>

#include "store/base/ids.h"

namespace nonet::store {

class PasswordHasher::Turn {
 public:
  explicit Turn(PasswordHasher& hasher) : hasher_{hasher} {
    std::unique_lock lock{hasher_.mutex_};
    hasher_.free_.wait(lock, [&] { return hasher_.turns_left_ > 0; });
    --hasher_.turns_left_;
  }
  ~Turn() {
    {
      const std::scoped_lock lock{hasher_.mutex_};
      ++hasher_.turns_left_;
    }
    hasher_.free_.notify_one();
  }
  Turn(const Turn&) = delete;
  Turn& operator=(const Turn&) = delete;

 private:
  PasswordHasher& hasher_;
};

PasswordHasher::PasswordHasher(std::size_t at_once, Cost cost) : turns_left_{at_once}, cost_{cost} {
  (void)random_bits();  // makes libsodium ready
}

Result<std::string> PasswordHasher::hash(std::string_view password) {
  const bool least = cost_ == Cost::least;
  const Turn turn{*this};
  std::array<char, crypto_pwhash_STRBYTES> text{};
  if (crypto_pwhash_str(text.data(), password.data(), password.size(),
                        least ? crypto_pwhash_OPSLIMIT_MIN : crypto_pwhash_OPSLIMIT_INTERACTIVE,
                        least ? crypto_pwhash_MEMLIMIT_MIN : crypto_pwhash_MEMLIMIT_INTERACTIVE) !=
      0)
    return tl::unexpected{
        StoreError{StoreFault::failed, "there is not enough memory to hash a password"}};
  return std::string{text.data()};
}

bool PasswordHasher::matches(std::string_view hash, std::string_view password) {
  const Turn turn{*this};
  const std::string text{hash};  // with its end
  return crypto_pwhash_str_verify(text.c_str(), password.data(), password.size()) == 0;
}

const std::string& PasswordHasher::nobody() {
  std::call_once(nobody_made_, [&] { nobody_ = hash(random_token()).value_or(std::string{}); });
  return nobody_;
}

}  // namespace nonet::store
