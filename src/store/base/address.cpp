#include "store/base/address.h"

#include <algorithm>
#include <string_view>

namespace nonet::store {

Result<Address> parse_address(const std::string& text) {
  const auto refused = [](std::string sentence) {
    return tl::unexpected{StoreError{StoreFault::refused, std::move(sentence)}};
  };
  if (text.starts_with("postgresql://") || text.starts_with("postgres://"))
    return Address{Dialect::postgresql, text};
  const std::string path = text.starts_with("sqlite:") ? text.substr(7) : text;
  if (path.empty()) return refused("the name of the database is empty");
  if (path.find("://") != std::string::npos)
    return refused("'" + path.substr(0, path.find("://")) +
                   "' is no kind of database: give a file, or postgresql://user@host/name");
  if (path.find_first_of("\"\n") != std::string::npos)
    return refused("the name of a database file may not contain quotes or line ends");
  return Address{Dialect::sqlite, path};
}

std::string without_passwords(std::string url) {
  constexpr std::string_view kHidden = "***";
  const std::size_t scheme = url.find("://");
  if (scheme == std::string::npos) return url;
  const std::size_t colon = url.find(':', scheme + 3);
  const std::size_t at = url.rfind('@');
  if (at != std::string::npos && colon < at) url.replace(colon + 1, at - colon - 1, kHidden);
  constexpr std::string_view kField = "password=";
  for (std::size_t field = 0; (field = url.find(kField, field)) != std::string::npos;) {
    field += kField.size();
    const std::size_t end = std::min(url.find('&', field), url.size());
    url.replace(field, end - field, kHidden);
  }
  return url;
}

std::string Address::shown() const {
  return dialect == Dialect::sqlite ? target : without_passwords(target);
}

}  // namespace nonet::store
