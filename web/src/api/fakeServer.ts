// A server of a few lines: it keeps logs and clocks, knows batches, and can be out of reach. That the
// real one answers like this is what e2e/sync.test.ts is about.
import type { Batch, Games, ServerGame } from './games';
import type { PuzzleInfo } from '../model/puzzle/puzzle';
import { Problem } from './port';
import { EMPTY, type Digits } from '../model/board/board';
import { NO_EXTRAS } from '../model/game/extras';
import { gameOf, isSent, type Logged } from '../model/game/log';

export const BOARD: Digits = [5, ...EMPTY.slice(1)];
export const SOLUTION = // one of that board
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
export const PUZZLE: PuzzleInfo = {
  id: 'p',
  title: 'One',
  level: 'easy',
  difficulty: 40,
  givens: 1,
  board: BOARD,
};

/** Only places: the rest of the log is the model's affair. */
export class Server implements Games {
  readonly logs = new Map<string, Logged[]>();
  readonly clocks = new Map<string, Record<string, number>>();
  readonly batches: string[] = [];
  over = false;
  last = false; // the next batch solves it
  trouble: Problem | null = null; // before anything is done
  silent = false; // does it, and the answer is lost

  private async heard<T>(work: () => T): Promise<T> {
    await Promise.resolve();
    if (this.trouble) throw this.trouble;
    return work();
  }
  private of(id: string): Logged[] {
    const log = this.logs.get(id);
    if (!log) throw new Problem('You have no game with this id.', 404, 'unknown-game');
    return log;
  }
  private told(id: string): ServerGame {
    const log = this.of(id);
    const clocks = this.clocks.get(id) ?? {};
    return {
      id,
      puzzle: 'p',
      level: 'easy',
      over: this.over,
      solved: this.over,
      moves: log.length,
      elapsed: Object.values(clocks).reduce((a, b) => a + b, 0),
      clocks,
      updated: 0,
      givens: BOARD,
      digits: gameOf(BOARD, log, NO_EXTRAS).marks.map(({ digit }) => digit),
      hints: 0,
      page: null,
      replaced: [],
    };
  }
  list = () => this.heard(() => [...this.logs.keys()].map((id) => this.told(id)));
  withPuzzle = () => this.list();
  start = () =>
    this.heard(() => {
      const id = `g${this.logs.size + 1}`;
      this.logs.set(id, []);
      return this.told(id);
    });
  game = (id: string) => this.heard(() => this.told(id));
  log = (id: string) => this.heard(() => [...this.of(id)]);
  send = (id: string, batch: Batch) =>
    this.heard(() => {
      const log = this.of(id);
      if (this.over) throw new Problem('This game is over.', 409, 'game-over');
      if (batch.after > log.length) throw new Problem('after is wrong', 400, 'out-of-range');
      const unseen = log.slice(batch.after).map(({ cell }) => cell);
      const replaced = batch.moves.flatMap((move) =>
        move.kind === 'place' && unseen.includes(move.cell) ? [move.cell] : [],
      );
      if (!this.batches.includes(batch.name))
        for (const move of batch.moves.filter(isSent))
          log.push(
            move.kind === 'place'
              ? { kind: 'place', cell: move.cell, value: move.digit }
              : { kind: 'other', cell: 0, value: 0 },
          );
      this.batches.push(batch.name);
      const { [batch.device]: before = 0, ...rest } = this.clocks.get(id) ?? {};
      this.clocks.set(id, { ...rest, [batch.device]: Math.max(before, batch.elapsed) });
      this.over = this.last;
      if (this.silent) throw new Problem('Nonet cannot be reached.', 0);
      return { ...this.told(id), replaced };
    });
}
