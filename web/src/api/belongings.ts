// What the server keeps of a player: games with every move, statistics, saved puzzles, all as one
// document.
import type { Digits } from '../model/board/board';
import type { GameEvent, PastGame } from '../model/me/history';
import type { Standing } from '../model/me/statistics';
import { boardOf, levelOf } from './puzzle';
import type { Answer, Caller, Reply } from './routes';

export interface SavedPuzzle {
  readonly id: string;
  readonly title: string;
  readonly level: string;
  readonly board: Digits;
}
export interface Imported {
  readonly games: number; // that were new
  readonly saved: number;
  readonly known: number; // that were there already
}
export interface Belongings {
  /** The games of the player, the last played first; `next` leads to older ones. */
  games(signal?: AbortSignal, at?: string): Promise<{ games: PastGame[]; next: string | null }>;
  game(id: string, signal?: AbortSignal): Promise<{ game: PastGame; events: GameEvent[] }>;
  standing(signal?: AbortSignal): Promise<Standing>;
  saved(signal?: AbortSignal): Promise<readonly SavedPuzzle[]>;
  save(puzzle: string, title: string): Promise<void>;
  unsave(id: string): Promise<void>;
  exported(): Promise<string>;
  imported(document: object): Promise<Imported>;
}

type WireGame = Answer<'get', '/api/games'>[number];

const PAGE = { games: 200, moves: 5000 };

export function belongings(call: Caller): { readonly belongings: Belongings } {
  const own = true;
  return {
    belongings: {
      async games(signal, at) {
        const query = { limit: PAGE.games };
        const { body, next } = await call('get', '/api/games', { query, at, signal, own });
        return { games: body.map(toGame), next };
      },
      async game(id, signal) {
        const asked = { in: { id }, signal, own };
        const game = toGame((await call('get', '/api/games/{id}', asked)).body);
        const events: GameEvent[] = [];
        let at: string | undefined;
        do {
          const page: Reply<Answer<'get', '/api/games/{id}/moves'>> = await call(
            'get',
            '/api/games/{id}/moves',
            { ...asked, query: { limit: PAGE.moves }, at },
          );
          events.push(...page.body);
          at = page.next ?? undefined;
        } while (at !== undefined);
        return { game, events };
      },
      async standing(signal) {
        const { body } = await call('get', '/api/me/statistics', { signal, own });
        return {
          solved: body.solved,
          score: body.total_score,
          streak: body.streak,
          levels: body.levels.map((of) => ({
            level: levelOf(of),
            solved: of.solved,
            unaided: of.without_hints,
            best: milliseconds(of.best_seconds),
            average: milliseconds(of.average_seconds),
          })),
        };
      },
      async saved(signal) {
        const { body } = await call('get', '/api/me/saved', { signal, own });
        return body.map(({ title, puzzle }) => ({
          id: puzzle.id,
          title: title || puzzle.title,
          level: levelOf(puzzle),
          board: boardOf(puzzle),
        }));
      },
      async save(puzzle, title) {
        await call('post', '/api/me/saved', { body: { puzzle, title }, own });
      },
      async unsave(id) {
        await call('delete', '/api/me/saved/{id}', { in: { id }, own });
      },
      exported: async () => (await call('get', '/api/me/export', { own })).text,
      async imported(document) {
        let sum: Imported = { games: 0, saved: 0, known: 0 };
        for (const body of portions(document)) {
          const answer = await call('post', '/api/me/import', { body, own });
          const { games, saved, known } = answer.body;
          sum = { games: sum.games + games, saved: sum.saved + saved, known: sum.known + known };
        }
        return sum;
      },
    },
  };
}

const milliseconds = (seconds: number | null): number | null =>
  seconds === null ? null : 1000 * seconds;

// A server takes a megabyte at once; many games are more. What is known already is brought in once.
const PORTION = 400_000; // characters of games

function portions(document: object): object[] {
  if (!('games' in document) || !Array.isArray(document.games)) return [document];
  const { games, ...rest }: { games: unknown[] } = { ...document, games: document.games };
  const lots: unknown[][] = [[]];
  let size = 0;
  for (const game of games) {
    const length = JSON.stringify(game).length;
    if (size > 0 && size + length > PORTION) {
      lots.push([]);
      size = 0;
    }
    lots.at(-1)!.push(game);
    size += length;
  }
  return lots.map((lot, i) =>
    i === 0 ? { ...rest, games: lot } : { ...rest, games: lot, saved: [] },
  );
}

const toGame = (wire: WireGame): PastGame => ({
  id: wire.id,
  state: wire.state,
  moves: wire.moves,
  time: wire.elapsed_ms,
  // A hint counts once at each stage that was opened: the stage opened most tells how many there were.
  hints: Math.max(0, ...wire.hints),
  mistakes: wire.mistakes,
  score: wire.score?.total ?? null,
  started: wire.started,
  updated: wire.updated,
  puzzle: {
    id: wire.puzzle.id,
    title: wire.puzzle.title,
    level: levelOf(wire.puzzle),
    board: boardOf(wire.puzzle),
  },
});
