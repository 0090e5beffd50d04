#include "store/puzzles/recognise.h"

#include "board/canonical.h"
#include "formats/format.h"

namespace nonet::store {

Result<std::optional<Recognised>> recognise(Database& db, const Filling& puzzle) {
  const Canonical brought = canonical(puzzle);
  auto found = puzzle_by_canonical(db, formats::write_line(brought.form));
  if (!found) return tl::unexpected{found.error()};
  if (!*found) return std::nullopt;
  const auto shown = formats::read_line((*found)->puzzle);
  const auto solution = formats::read_line((*found)->solution);
  if (!shown || !solution)
    return tl::unexpected{
        StoreError{StoreFault::damaged, "puzzle " + (*found)->id + " is stored damaged"}};
  // From the stored dress to the canonical form, and from there to the dress that was brought.
  const Isomorphism map = compose(canonical(*shown).map, brought.map.inverse());
  return Recognised{std::move(**found), map.apply(*solution)};
}

}  // namespace nonet::store
