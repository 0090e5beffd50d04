// What the kernel tells of a running process.
#pragma once

#include <sys/types.h>

namespace nonet::testing {

bool catches_ctrl_c(pid_t pid);

// Time that the processor gave to it, in hundredths of a second.
long processor_time(pid_t pid);

// All its threads wait for something from outside. One that only waits for the processor, or for a
// disk, does not sleep.
bool sleeps(pid_t pid);

}  // namespace nonet::testing
