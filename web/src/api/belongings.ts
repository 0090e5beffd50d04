// What the server keeps of a player: games with every move, statistics, saved puzzles, all as one
// document.
import type { Digits } from '../model/board/board';
import type { GameEvent, PastGame } from '../model/me/history';
import type { Standing } from '../model/me/statistics';
import { nextLink, type Caller } from './http';
import { boardOf, levelOf, type WirePuzzle } from './puzzle';

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

const FIRST = '/api/games?limit=200';

interface WireGame {
  readonly id: string;
  readonly state: PastGame['state'];
  readonly moves: number;
  readonly elapsed_ms: number;
  readonly hints: readonly number[]; // by stage
  readonly mistakes: number;
  readonly started: string;
  readonly updated: string;
  readonly puzzle: WirePuzzle;
  readonly score: { readonly total: number } | null;
}
interface WireStreak {
  readonly current: number;
  readonly longest: number;
}
interface WireStanding {
  readonly solved: number;
  readonly total_score: number;
  readonly streak: WireStreak;
  readonly levels: readonly {
    readonly level: string | null;
    readonly solved: number;
    readonly without_hints: number;
    readonly best_seconds: number | null;
    readonly average_seconds: number | null;
    readonly streak: WireStreak;
  }[];
}

export function belongings(call: Caller): { readonly belongings: Belongings } {
  const get = async <T>(path: string, signal?: AbortSignal): Promise<T> =>
    (await (await call(path, { signal, own: true })).json()) as T;
  return {
    belongings: {
      async games(signal, at = FIRST) {
        const answer = await call(at, { signal, own: true });
        const games = ((await answer.json()) as WireGame[]).map(toGame);
        return { games, next: nextLink(answer.headers.get('Link')) };
      },
      async game(id, signal) {
        const path = `/api/games/${encodeURIComponent(id)}`;
        const game = toGame(await get<WireGame>(path, signal));
        const events: GameEvent[] = [];
        for (let next: string | null = `${path}/moves?limit=5000`; next !== null;) {
          const answer: Response = await call(next, { signal, own: true });
          events.push(...((await answer.json()) as GameEvent[]));
          next = nextLink(answer.headers.get('Link'));
        }
        return { game, events };
      },
      async standing(signal) {
        const { solved, total_score, streak, levels } = await get<WireStanding>(
          '/api/me/statistics',
          signal,
        );
        return {
          solved,
          score: total_score,
          streak,
          levels: levels.map((of) => ({
            level: levelOf(of),
            solved: of.solved,
            unaided: of.without_hints,
            best: milliseconds(of.best_seconds),
            average: milliseconds(of.average_seconds),
          })),
        };
      },
      async saved(signal) {
        const list = await get<{ title: string; puzzle: WirePuzzle }[]>('/api/me/saved', signal);
        return list.map(({ title, puzzle }) => ({
          id: puzzle.id,
          title: title || puzzle.title,
          level: levelOf(puzzle),
          board: boardOf(puzzle),
        }));
      },
      async save(puzzle, title) {
        await call('/api/me/saved', { body: { puzzle, title }, own: true });
      },
      async unsave(id) {
        const path = `/api/me/saved/${encodeURIComponent(id)}`;
        await call(path, { method: 'DELETE', own: true });
      },
      exported: async () => (await call('/api/me/export', { own: true })).text(),
      async imported(document) {
        let sum: Imported = { games: 0, saved: 0, known: 0 };
        for (const body of portions(document)) {
          const answer = await call('/api/me/import', { body, own: true });
          const { games, saved, known } = (await answer.json()) as Imported;
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
  const { games, ...rest } = document as { games?: unknown };
  if (!Array.isArray(games)) return [document];
  const lots: unknown[][] = [[]];
  let size = 0;
  for (const game of games as unknown[]) {
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
