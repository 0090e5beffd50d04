// A program for the tests of several programs at once, and of programs that die.
//   store_child open URL           makes the tables if they are missing
//   store_child write URL SEED     plays games for ever and tells every move that is stored
#include <cstdio>
#include <string>

#include <unistd.h>

#include "store/games/games.h"
#include "store/players/players.h"
#include "store/puzzles/puzzles.h"

namespace nonet::store {
namespace {

int complain(const StoreError& error) {
  std::fprintf(stderr, "%s\n", error.sentence.c_str());
  return 1;
}

// Unbuffered: what is told has been stored, and what is stored is told at once.
void tell(const std::string& line) {
  if (::write(STDOUT_FILENO, line.data(), line.size()) < 0) ::_exit(2);
}

// One game after the other, each of some moves; every acknowledged move is one line.
int write_games(Database& db, int seed) {
  const auto puzzles = all_puzzles(db, 0, 1);
  if (!puzzles) return complain(puzzles.error());
  const auto player = add_anonymous(db, now());
  if (!player) return complain(player.error());
  for (;;) {
    auto game = start_game(db, player->id, puzzles->front().id, now());
    if (!game) return complain(game.error());
    tell("game " + game->id + " 0\n");
    for (int move = 1; move <= 20; ++move) {
      GameChange change;
      const Cell cell = kAllCells[static_cast<std::size_t>((move * 7 + seed) % kCells)];
      change.moves.push_back(
          {.kind = trace::Kind::place, .cell = wide(cell), .digit = digit_of(1 + move % 9)});
      change.state = move == 20 ? GameState::solved : GameState::running;
      change.clock.elapsed = std::chrono::milliseconds{move * 1000};
      game = change_game(db, game->id, game->version, change, now());
      if (!game) return complain(game.error());
      tell("game " + game->id + " " + std::to_string(move) + "\n");
    }
  }
}

int run(int argc, char** argv) {
  if (argc < 3) return 2;
  const std::string verb = argv[1];
  const auto db = Database::open(argv[2]);
  if (!db) return complain(db.error());
  if (verb == "open") {
    tell("ready\n");
    return 0;
  }
  return write_games(**db, argc > 3 ? std::stoi(argv[3]) : 0);
}

}  // namespace
}  // namespace nonet::store

int main(int argc, char** argv) { return nonet::store::run(argc, argv); }
