// The document of an export (wire::Export), read again.
#pragma once

#include <string_view>

#include "play/stored/own_data.h"

namespace nonet::server {

// The whole of it, or why no export wrote this.
play::Result<play::OwnData> read_own_data(std::string_view document);

}  // namespace nonet::server
