// Collections that come with the program: files of data/collections, which are built into it,
// loaded at the first start and again when one has changed.
#pragma once

#include <functional>
#include <istream>
#include <optional>
#include <string>
#include <vector>

#include "board/filling.h"
#include "store/puzzles/puzzles.h"

namespace nonet::store {

// The only solution, if there is one. Passed in: this room does not solve.
using SolveFn = std::function<std::optional<Filling>(const Filling&)>;

struct LoadedCollection {
  std::string name;
  std::size_t added = 0;
  std::size_t known = 0;
  std::vector<std::string> problems;  // "easy, line 7: …"
};
// A collection by its text; nothing when just this text has been loaded before. Puzzles of an
// earlier text that this one leaves out stay where they are, but are no longer handed out; those
// that come back, or move here from another shipped collection, are. What an operator has put into
// a collection of this name stays as it is.
Result<std::optional<LoadedCollection>> load_collection(Database& db, const std::string& name,
                                                        const std::string& text,
                                                        const SolveFn& solve, Moment now);

// One table, read line by line as it comes; `name` is the collection of puzzles that name none and
// stands before each problem. Asked now and then: true ends it after what was read.
Result<LoadedCollection> load_table(Database& db, std::istream& table, const std::string& name,
                                    const SolveFn& solve, Moment now,
                                    const std::function<bool()>& stop = {});

// What a line leaves out is worked out: canonical form, givens and solution. Nothing: the text is
// no puzzle, or it has not exactly one solution.
std::optional<StoredPuzzle> completed(StoredPuzzle puzzle, const SolveFn& solve);

}  // namespace nonet::store
