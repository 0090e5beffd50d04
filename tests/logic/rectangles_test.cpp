// Each kind of rectangle on a board that shows nothing else, and boards that miss it by a little.
#include <algorithm>

#include <gtest/gtest.h>

#include "logic/sketch_table.h"

namespace nonet::logic {
namespace {

using nonet::testing::check;
using Row = nonet::testing::SketchRow;

TEST(Rectangles, Uniqueness) {
  const Row table[] = {
      {"1", "uniqueness-1", "r1c1=12 r1c4=12 r2c1=12 r2c4=125", {"r2c4<>1 r2c4<>2"}},
      {"1, standing", "uniqueness-1", "r1c1=12 r4c1=12 r1c2=12 r4c2=1259", {"r4c2<>1 r4c2<>2"}},
      {"1, a digit missing", "uniqueness-1", "r1c1=12 r1c4=12 r2c1=12 r2c4=259", {"r2c4<>2"}},
      {"1, both missing", "uniqueness-1", "r1c1=12 r1c4=12 r2c1=12 r2c4=59", {}},
      {"1, four boxes", "uniqueness-1", "r1c1=12 r1c4=12 r4c1=12 r4c4=125", {}},
      {"1, one box", "uniqueness-1", "r1c1=12 r1c2=12 r2c1=12 r2c2=125", {}},
      {"1, a placed corner", "uniqueness-1", "r1c1=12 r1c4=12 r2c4=125 r2c1:1", {}},
      {"2",
       "uniqueness-2",
       "r1c1=12 r1c2=12 r4c1=125 r4c2=125 5/r4:r4c1,r4c2,r4c9",
       {"r4c9<>5 r5c1<>5 r5c2<>5 r5c3<>5 r6c1<>5 r6c2<>5 r6c3<>5"}},
      {"2, a digit missing",
       "uniqueness-2",
       "r1c1=12 r1c4=12 r2c1=15 r2c4=125 5/r2:r2c1,r2c4,r2c9",
       {"r2c9<>5"}},
      {"2, two extra digits", "uniqueness-2", "r1c1=12 r1c4=12 r2c1=125 r2c4=126", {}},
      {"2, across", "uniqueness-2", "r1c1=12 r1c4=125 r2c1=125 r2c4=12", {}},
      {"5, across",
       "uniqueness-5",
       "r1c1=12 r1c4=125 r2c1=125 r2c4=12",
       {"r1c2<>5 r1c3<>5 r2c5<>5 r2c6<>5"}},
      {"5, three", "uniqueness-5", "r1c1=125 r1c4=125 r2c1=125 r2c4=12", {"r1c2<>5 r1c3<>5"}},
      {"5, in line", "uniqueness-5", "r1c1=12 r1c4=12 r2c1=125 r2c4=125", {}},
      {"3",
       "uniqueness-3",
       "r1c1=12 r1c4=12 r2c1=125 r2c4=126 r2c9=56 5/r2:r2c1,r2c9,r2c2 6/r2:r2c4,r2c9,r2c3",
       {"r2c2<>5 r2c3<>6"}},
      {"3, the set too large",
       "uniqueness-3",
       "r1c1=12 r1c4=12 r2c1=125 r2c4=126 r2c9=567 5/r2:r2c1,r2c9,r2c2",
       {}},
      {"3, the set elsewhere", "uniqueness-3", "r1c1=12 r1c4=12 r2c1=125 r2c4=126 r3c1=56", {}},
      {"4",
       "uniqueness-4",
       "r1c1=12 r1c4=12 r2c1=1257 r2c4=1268 1/r2:r2c1,r2c4",
       {"r2c1<>2 r2c4<>2"}},
      {"4, by the box",
       "uniqueness-4",
       "r1c1=12 r1c2=12 r4c1=1257 r4c2=1268 1/b4:r4c1,r4c2",
       {"r4c1<>2 r4c2<>2"}},
      {"4, a third place",
       "uniqueness-4",
       "r1c1=12 r1c4=12 r2c1=1257 r2c4=1268 1/r2:r2c1,r2c4,r2c9",
       {}},
      {"6",
       "uniqueness-6",
       "r1c1=12 r1c4=1257 r2c1=1268 r2c4=12 1/r1:r1c1,r1c4 1/r2:r2c1,r2c4",
       {"r1c4<>1 r2c1<>1"}},
      {"6, by columns",
       "uniqueness-6",
       "r1c1=12 r1c4=1257 r2c1=1268 r2c4=12 1/c1:r1c1,r2c1 1/c4:r1c4,r2c4",
       {"r1c4<>1 r2c1<>1"}},
      {"6, one line only",
       "uniqueness-6",
       "r1c1=12 r1c4=1257 r2c1=1268 r2c4=12 1/r1:r1c1,r1c4",
       {}},
  };
  check(table);
}

TEST(Rectangles, Hidden) {
  const Row table[] = {
      {"from one corner",
       "hidden-rectangle",
       "r1c1=12 r1c4=1257 r2c1=1268 r2c4=1259 1/r2:r2c1,r2c4 1/c4:r1c4,r2c4",
       {"r2c4<>2"}},
      {"a digit missing",
       "hidden-rectangle",
       "r1c1=12 r1c4=157 r2c1=1268 r2c4=1259 1/r2:r2c1,r2c4 1/c4:r1c4,r2c4",
       {"r2c4<>2"}},
      {"from either of two across",
       "hidden-rectangle",
       "r1c1=12 r1c4=1257 r2c1=1268 r2c4=12 1/r2:r2c1,r2c4 1/c4:r1c4,r2c4",
       {"r2c4<>2"}},
      {"row only", "hidden-rectangle", "r1c1=12 r1c4=1257 r2c1=1268 r2c4=1259 1/r2:r2c1,r2c4", {}},
      {"the lines of the wrong corner",
       "hidden-rectangle",
       "r1c1=12 r1c4=1257 r2c1=1268 r2c4=1259 1/r1:r1c1,r1c4 1/c1:r1c1,r2c1",
       {}},
      {"two in line are type 4",
       "hidden-rectangle",
       "r1c1=12 r1c4=12 r2c1=1268 r2c4=1259 1/r2:r2c1,r2c4 1/c4:r1c4,r2c4",
       {}},
  };
  check(table);
}

TEST(Rectangles, Avoidable) {
  const Row table[] = {
      {"1", "avoidable-rectangle-1", "r1c1:1 r1c4:2 r2c1:2 r2c4=179", {"r2c4<>1"}},
      {"1, a given", "avoidable-rectangle-1", "r1c1:1 r1c4!2 r2c1:2 r2c4=179", {}},
      {"1, the others differ", "avoidable-rectangle-1", "r1c1:1 r1c4:2 r2c1:3 r2c4=179", {}},
      {"1, not a candidate", "avoidable-rectangle-1", "r1c1:1 r1c4:2 r2c1:2 r2c4=79", {}},
      {"1, four boxes", "avoidable-rectangle-1", "r1c1:1 r1c4:2 r4c1:2 r4c4=179", {}},
      {"2",
       "avoidable-rectangle-2",
       "r1c1:1 r1c4:2 r2c1=29 r2c4=19 9/r2:r2c1,r2c4,r2c2,r2c7",
       {"r2c2<>9 r2c7<>9"}},
      {"2, either digit where the placed ones are across",
       "avoidable-rectangle-2",
       "r1c1:1 r2c4:1 r1c4=29 r2c1=29 2/b1:r2c1,r1c2 9/b1:r2c1,r1c3 2/b2:r1c4 9/b2:r1c4",
       {"r1c3<>9", "r1c2<>2"}},
      {"2, extra digits differ", "avoidable-rectangle-2", "r1c1:1 r1c4:2 r2c1=29 r2c4=18", {}},
      {"2, two extra digits", "avoidable-rectangle-2", "r1c1:1 r1c4:2 r2c1=289 r2c4=19", {}},
      {"2, a given", "avoidable-rectangle-2", "r1c1!1 r1c4:2 r2c1=29 r2c4=19", {}},
  };
  check(table);
}

}  // namespace
}  // namespace nonet::logic
