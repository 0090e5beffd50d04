#include "wire/puzzle.h"

namespace nonet::wire {

std::string with_known(std::string object, std::string_view known) {
  object.pop_back();  // the brace: the object goes on
  return ((object += ",\"known\":") += known) += '}';
}

}  // namespace nonet::wire
