// Games on the server (docs/api.md, Games): cells by name there, by number here.
import { cellName, parseCell, parseLine, type Digits } from '../model/board/board';
import { isSent, type Logged, type LogMove } from '../model/game/log';
import type { Source } from '../model/puzzle/puzzle';
import { levelOf } from './puzzle';
import type { Answer, Body, Call, Caller, Reply } from './routes';

/** A game as lists show it. */
export interface GameHead {
  readonly id: string;
  readonly puzzle: string; // its id
  readonly level: string;
  readonly over: boolean;
  readonly moves: number;
  readonly elapsed: number; // milliseconds
  readonly updated: number; // milliseconds since 1970
}
export interface ServerGame extends GameHead {
  readonly solved: boolean;
  readonly givens: Digits | null;
  readonly digits: Digits;
  readonly clocks: Readonly<Record<string, number>>; // by device; elapsed is the sum
  readonly hints: number; // taken, whatever was told later of the same one
  readonly page: unknown;
  readonly replaced: readonly number[]; // by what was just sent
}
export interface Batch {
  readonly name: string;
  readonly after: number; // moves of the log that were known
  readonly moves: readonly LogMove[];
  readonly device: string;
  readonly elapsed: number; // on this device, in all
  readonly page?: object | undefined;
}
export interface Games {
  /** Those of this player, the last played first; refused with 401 where nobody is known. */
  list(signal?: AbortSignal): Promise<readonly GameHead[]>;
  withPuzzle(puzzle: string): Promise<readonly GameHead[]>;
  start(source: Source): Promise<ServerGame>;
  game(id: string): Promise<ServerGame>;
  log(id: string): Promise<readonly Logged[]>;
  send(id: string, batch: Batch): Promise<ServerGame>;
}

type WireHead = Answer<'get', '/api/games'>[number];
type WireGame = Answer<'get', '/api/games/{id}'>;
type WireEvents = Answer<'get', '/api/games/{id}/moves'>;
type WireMove = NonNullable<Body<'post', '/api/games/{id}/moves'>['moves']>[number];

const PAGE = 10_000; // events

export function games(call: Caller): { readonly games: Games } {
  const own = true;
  const heads = async (
    query: NonNullable<Call<'get', '/api/games'>['query']>,
    signal?: AbortSignal,
  ): Promise<GameHead[]> =>
    (await call('get', '/api/games', { query, own, signal })).body.map(toHead);
  return {
    games: {
      list: (signal) => heads({ limit: 20 }, signal),
      withPuzzle: (puzzle) => heads({ limit: 5, puzzle }),
      start: async (source) =>
        toGame((await call('post', '/api/games', { body: source, own })).body),
      game: async (id) => toGame((await call('get', '/api/games/{id}', { in: { id }, own })).body),
      async log(id) {
        const all: Logged[] = [];
        let at: string | undefined;
        do {
          const page: Reply<WireEvents> = await call('get', '/api/games/{id}/moves', {
            in: { id },
            query: { limit: PAGE },
            at,
            own,
          });
          all.push(...page.body.map(toLogged));
          at = page.next ?? undefined;
        } while (at !== undefined);
        return all;
      },
      async send(id, { name, after, moves, device, elapsed, page }) {
        const body = {
          batch: name,
          after,
          device,
          elapsed_ms: Math.round(elapsed),
          moves: moves.filter(isSent).map(toWire),
          ...(page && { page }),
        };
        // It may be the last thing that a closing tab does.
        const answer = await call('post', '/api/games/{id}/moves', {
          in: { id },
          body,
          own,
          keepalive: true,
        });
        return toGame(answer.body);
      },
    },
  };
}

function toWire(move: LogMove): WireMove {
  switch (move.kind) {
    case 'place':
    case 'note':
      return { kind: move.kind, cell: cellName(move.cell), digit: move.digit || null };
    case 'colour':
      return { kind: move.kind, cell: cellName(move.cell), colour: move.colour };
    case 'hint':
      return move;
    default:
      return { kind: move.kind };
  }
}

const KINDS = ['place', 'note', 'colour', 'undo'] as const;
function toLogged({ kind, cell, digit, count }: WireEvents[number]): Logged {
  const known = KINDS.find((name) => name === kind) ?? 'other';
  const at = parseCell(cell ?? '');
  if (at === null && known !== 'undo') return { kind: 'other', cell: 0, value: 0 };
  return { kind: known, cell: at ?? 0, value: (known === 'colour' ? count : digit) ?? 0 };
}

const toHead = (wire: WireHead): GameHead => ({
  id: wire.id,
  puzzle: wire.puzzle.id,
  level: levelOf(wire.puzzle),
  over: wire.state === 'solved' || wire.state === 'given-up',
  moves: wire.moves,
  elapsed: wire.elapsed_ms,
  updated: Date.parse(wire.updated),
});

const toGame = (wire: WireGame): ServerGame => ({
  ...toHead(wire),
  solved: wire.state === 'solved',
  givens: parseLine(wire.puzzle.preview),
  digits: wire.board.board.flat(),
  clocks: wire.clocks,
  hints: wire.hints[0] ?? 0,
  page: wire.page,
  replaced: (wire.replaced ?? []).flatMap((name) => parseCell(name) ?? []),
});
