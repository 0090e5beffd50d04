#include "store/address.h"

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

std::string Address::shown() const {
  const std::size_t user = target.find("://");
  const std::size_t at = target.find('@');
  if (dialect == Dialect::sqlite || user == std::string::npos || at == std::string::npos)
    return target;
  const std::size_t colon = target.find(':', user + 3);
  if (colon == std::string::npos || colon > at) return target;
  return target.substr(0, colon) + target.substr(at);
}

}  // namespace nonet::store
