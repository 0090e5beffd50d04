// Sentences about the nodes of chains.
#pragma once

#include <string>

#include "logic/chain.h"

namespace nonet::logic {

// "r1c2 is 7" or, of a group, "one of r1c2 and r1c3 is 7".
std::string says_true(const ChainNode& node);
std::string says_false(const ChainNode& node);

// The chain in Eureka notation: "(7)r1c2=(7)r1c8-(7=2)r5c8"; = strong, - weak, and both digits in
// one bracket where a link lies within a cell.
std::string eureka(const Chain& chain);

}  // namespace nonet::logic
