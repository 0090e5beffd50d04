import { describe, expect, it } from 'vitest';
import { parseCell, parseLine } from '../board/board';
import { mistakesOf, movesBefore } from './check';
import { newGame, reduce, type Action, type Game } from './game';
import { boardsOf, cellOfMove } from './review';

const GIVENS = parseLine(
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
)!;
const SOLUTION = parseLine(
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179',
)!;
const at = (name: string): number => parseCell(name)!;
const play = (...moves: [string, number][]): Game =>
  moves
    .flatMap(([name, digit]): Action[] => [
      { type: 'select', cell: at(name) },
      { type: 'digit', digit },
    ])
    .reduce(reduce, newGame(GIVENS));

describe('checking', () => {
  it.each<[string, [string, number][], string[], number | null]>([
    ['nothing played', [], [], null],
    ['all right', [['r1c3', 4]], [], null],
    [
      'one wrong',
      [
        ['r1c3', 4],
        ['r1c4', 2],
        ['r1c6', 8],
      ],
      ['r1c4'],
      1,
    ],
    [
      'two wrong',
      [
        ['r1c4', 2],
        ['r1c3', 1],
      ],
      ['r1c3', 'r1c4'],
      0,
    ],
    [
      'put right again',
      [
        ['r1c3', 1],
        ['r1c3', 4],
      ],
      [],
      null,
    ],
    [
      'wrong after right',
      [
        ['r1c3', 4],
        ['r1c4', 6],
        ['r1c3', 1],
      ],
      ['r1c3'],
      2,
    ],
  ])('%s', (_, moves, wrong, before) => {
    const game = play(...moves);
    expect(mistakesOf(game, SOLUTION)).toEqual(wrong.map(at));
    expect(movesBefore(game, wrong.map(at))).toBe(before);
  });
  it('is followed by a rewind that leaves no mistake', () => {
    const game = play(['r1c3', 4], ['r1c4', 2], ['r1c6', 8]);
    const to = movesBefore(game, mistakesOf(game, SOLUTION))!;
    const back = reduce(game, { type: 'rewind', to });
    expect(mistakesOf(back, SOLUTION)).toEqual([]);
    expect(back.marks[at('r1c3')]!.digit).toBe(4);
  });
});

describe('looking at a game again', () => {
  const game = play(['r1c3', 4], ['r1c4', 2], ['r1c4', 6]);
  it('shows the board after each move', () => {
    const boards = boardsOf(game);
    expect(boards).toHaveLength(4);
    expect(boards[0]).toEqual(newGame(GIVENS).marks);
    expect(boards.map((marks) => marks[at('r1c4')]!.digit)).toEqual([0, 0, 2, 6]);
    expect(boards.at(-1)).toBe(game.marks);
  });
  it('knows where each move was', () => {
    expect([0, 1, 2].map((move) => cellOfMove(game, move))).toEqual([null, at('r1c3'), at('r1c4')]);
  });
});
