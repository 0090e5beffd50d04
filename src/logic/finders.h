// The finders, by family; each family is a file of its name.
#pragma once

#include "logic/search_memo.h"
#include "logic/technique.h"

namespace nonet::logic {

using FinderFunction = bool(const Grid&, const Technique&, SearchMemo&, StepSink);

FinderFunction find_full_houses, find_naked_singles, find_hidden_singles;  // singles.cpp
FinderFunction find_pointing, find_claiming;                               // locked.cpp
FinderFunction find_naked_sets, find_hidden_sets;                          // sets.cpp
FinderFunction find_direct_locked, find_direct_hidden_sets;                // direct.cpp
FinderFunction find_fish;                                                  // fish.cpp
FinderFunction find_kraken_fish;                                           // kraken.cpp
FinderFunction find_template_sets, find_template_deletions;                // templates.cpp
FinderFunction find_unique_loops;                                          // loops.cpp
FinderFunction find_skyscrapers, find_kites, find_turbot_fish;             // turbot.cpp
FinderFunction find_empty_rectangles;                                      // empty_rectangle.cpp
FinderFunction find_xy_wings, find_xyz_wings, find_w_wings;                // wings.cpp
FinderFunction find_als_xz;                                                // als_xz.cpp
FinderFunction find_als_xy_wings, find_als_chains;                         // als_chains.cpp
FinderFunction find_death_blossoms;                                        // death_blossom.cpp
FinderFunction find_sue_de_coq;                                            // sue_de_coq.cpp
FinderFunction find_wxyz_wings;                                            // wxyz_wing.cpp
FinderFunction find_aligned_exclusion;                                     // aligned.cpp
FinderFunction find_medusa;                                                // medusa.cpp
FinderFunction find_remote_pairs;                                          // remote_pairs.cpp
FinderFunction find_simple_colours, find_multi_colours;                    // colours.cpp
FinderFunction find_uniqueness, find_hidden_rectangles;                    // rectangles.cpp
FinderFunction find_avoidable_rectangles;                                  // avoidable.cpp
FinderFunction find_bug;                                                   // bug.cpp
FinderFunction find_x_chains, find_xy_chains;                              // chains.cpp
FinderFunction find_fork_chains;                                           // fork.cpp
FinderFunction find_nice_loops;                                            // nice_loops.cpp
FinderFunction find_nishio;                                                // nishio.cpp
FinderFunction find_forcing_chains;                                        // forcing_chains.cpp
FinderFunction find_forcing_nets;                                          // forcing_nets.cpp
FinderFunction find_guess;                                                 // guess.cpp

}  // namespace nonet::logic
