// Nonet as a library: everything at once. Reading order: board, solve, check, rate, hint, generate,
// convert, canon, trace, lines.
//
// All arguments and answers are values. Nothing throws, prints, starts a thread, looks at a clock
// or opens a file. Any function may be called from any number of threads at once, as long as no two
// of them share an object that one of them changes.
#pragma once

#include <nonet/board.h>
#include <nonet/canon.h>
#include <nonet/cell.h>
#include <nonet/check.h>
#include <nonet/convert.h>
#include <nonet/error.h>
#include <nonet/generate.h>
#include <nonet/hint.h>
#include <nonet/lines.h>
#include <nonet/rate.h>
#include <nonet/solve.h>
#include <nonet/techniques.h>
#include <nonet/trace.h>
#include <nonet/version.h>
