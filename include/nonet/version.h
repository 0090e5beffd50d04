// Which Nonet this is. Every other header includes this one.
#pragma once

#include <string_view>

// The engine's own sources see v0 as a plain namespace, since some of these words mean something
// else inside it. The names in the object files are the same either way.
#ifdef NONET_LIBRARY_SOURCE
#define NONET_V0 v0
#else
#define NONET_V0 inline v0
#endif

#define NONET_VERSION_MAJOR 0
#define NONET_VERSION_MINOR 1
#define NONET_VERSION_PATCH 0

namespace nonet::NONET_V0 {

// Of the library that is linked: "0.1.0".
std::string_view version();
// Raised whenever a rating of any puzzle changes: ratings of different versions must not be
// compared.
int engine_version();

}  // namespace nonet::NONET_V0
