// What the panels beside a watched board show: counters, tree, trail, graph.
import { describe, expect, it } from 'vitest';
import { cellName, parseCell } from '../board/board';
import { aroundPoint, centred, fitted, moved } from './camera';
import { EventIndex } from './eventIndex';
import { CLASH, implicationAt } from './implication';
import { Progress } from './progress';
import { SearchTree, type TreeNode } from './searchTree';
import type { Because, Kind, TraceEvent } from './trace';
import { trailAt } from './trail';

interface Told {
  readonly cell?: string;
  readonly digit?: number;
  readonly because?: Because;
  readonly clause?: number;
  readonly literals?: readonly string[];
}
const trace = (...told: [Kind, number, Told?][]): TraceEvent[] =>
  told.map(([kind, level, more], i) => ({ n: i + 1, kind, level, text: '', ...more }));

/** A search that guesses and takes back by chance, as a searching engine would tell it. */
function wandering(length: number, seed: number): TraceEvent[] {
  let state = seed;
  const chance = (): number => (state = (state * 1103515245 + 12345) % 2 ** 31) / 2 ** 31;
  const told: [Kind, number, Told?][] = [['start', 0]];
  let level = 0;
  while (told.length < length) {
    if (level < 12 && (level === 0 || chance() < 0.55)) {
      ++level;
      const cell = cellName((level * 7 + Math.floor(chance() * 7)) % 81);
      told.push(['decide', level, { cell, digit: 1 + Math.floor(chance() * 9) }]);
    } else {
      if (chance() < 0.5) told.push(['conflict', level]);
      // Sometimes several levels at once, as clause learning does.
      level = chance() < 0.2 ? Math.floor(chance() * level) : level - 1;
      told.push([chance() < 0.5 ? 'undo' : 'backjump', level]);
    }
  }
  return trace(...told);
}

describe('the index of a trace', () => {
  const events = trace(['start', 0], ['decide', 1], ['conflict', 1], ['undo', 0], ['decide', 1]);
  it('counts and finds', () => {
    const index = new EventIndex(events);
    expect([1, 2, 4, 5].map((at) => index.count('decide', at))).toEqual([0, 1, 1, 2]);
    expect([0, 2, 5].map((at) => index.next('decide', at))).toEqual([2, 5, null]);
    expect([2, 3, 5].map((at) => index.last('conflict', at))).toEqual([null, 3, 3]);
    expect(index.next('learn', 0)).toBeNull();
  });
  it('follows a list that grows', () => {
    const growing = [...events];
    const index = new EventIndex(growing);
    expect(index.count('conflict', 9)).toBe(1);
    growing.push(...trace(['conflict', 1]));
    expect(index.count('conflict', 9)).toBe(2);
  });
  it('knows what was found at a level, and which event taught a clause', () => {
    const found = trace(
      ['imply', 0],
      ['decide', 1],
      ['imply', 1],
      ['learn', 1, { clause: 7 }],
      ['eliminate', 0],
      ['imply', 1],
    );
    const index = new EventIndex(found);
    expect(index.facts(0, 0, 6)).toEqual([1, 5]);
    expect(index.facts(1, 3, 6)).toEqual([6]);
    expect(index.facts(1, 0, 5)).toEqual([3]);
    expect(index.facts(4, 0, 6)).toEqual([]);
    expect(index.learned(7)).toBe(found[3]);
    expect(index.learned(8)).toBeUndefined();
  });
});

describe('the search tree', () => {
  const everything = (node: TreeNode): TreeNode[] => [node, ...node.children.flatMap(everything)];
  const standing = (node: TreeNode): TreeNode[] =>
    everything(node).filter(({ guess, state }) => guess >= 0 && state === 'open');

  it.each([1, 2, 3, 4])('is at any event what the events up to it make, seed %i', (seed) => {
    const events = wandering(400, seed);
    const tree = new SearchTree(events);
    const progress = new Progress();
    events.forEach((event, i) => {
      progress.apply(event, i + 1);
      const { decisions } = progress.moment();
      const all = new Set(
        everything(tree.at(i + 1, new Set()))
          .filter(({ folded }) => folded)
          .map(({ guess }) => guess),
      );
      // Folded, it shows at least the guesses that stand, in their order.
      const root = tree.at(i + 1, new Set());
      expect(standing(root).map(({ event: n }) => n)).toEqual(decisions.map((d) => d.event));
      expect(tree.standing(i + 1)).toBe(standing(root).at(-1)?.guess ?? -1);
      // Whatever is folded is counted.
      const drawn = everything(root);
      const hidden = drawn
        .filter(({ folded }) => folded)
        .reduce((sum, { below }) => sum + below, 0);
      expect(drawn.length - 1 + hidden).toBe(
        events.slice(0, i + 1).filter(({ kind }) => kind === 'decide').length,
      );
      expect(all.size).toBe(drawn.filter(({ folded }) => folded).length);
    });
  });
  it('unfolds what failed and folds what stands, when it is turned', () => {
    const guess = (cell: string, digit: number): Told => ({ cell, digit });
    const events = trace(
      ['start', 0],
      ['decide', 1, guess('r1c1', 1)],
      ['decide', 2, guess('r1c2', 2)],
      ['conflict', 2],
      ['undo', 1],
      ['undo', 0],
      ['decide', 1, guess('r1c1', 2)],
      ['decide', 2, guess('r1c2', 1)],
      ['solution', 2],
    );
    const tree = new SearchTree(events);
    const shape = (node: TreeNode): unknown => [node.state, node.folded, node.children.map(shape)];
    const solved = ['solved', false, [['solved', false, []]]];
    expect(tree.at(9, new Set()).children.map(shape)).toEqual([['failed', true, []], solved]);
    expect(tree.at(9, new Set([0])).children.map(shape)).toEqual([
      ['failed', false, [['failed', false, []]]],
      solved,
    ]);
    expect(tree.at(8, new Set([2])).children.map(shape)[1]).toEqual(['open', true, []]);
    expect(tree.at(1, new Set()).children).toEqual([]);
  });
});

describe('the trail', () => {
  const events = trace(
    ['start', 0],
    ['imply', 0, { cell: 'r1c1', digit: 1 }],
    ['decide', 1, { cell: 'r2c2', digit: 2 }],
    ['imply', 1, { cell: 'r3c3', digit: 3 }],
    ['decide', 2, { cell: 'r4c4', digit: 4 }],
    ['imply', 2, { cell: 'r5c5', digit: 5 }],
    ['backjump', 1],
    ['eliminate', 1, { cell: 'r4c4', digit: 4 }],
    ['imply', 1, { cell: 'r6c6', digit: 6 }],
    ['restart', 0],
    ['decide', 1, { cell: 'r7c7', digit: 7 }],
  );
  const shown = (at: number): unknown => {
    const progress = new Progress();
    events.slice(0, at).forEach((event, i) => progress.apply(event, i + 1));
    return trailAt(new EventIndex(events), progress.moment().decisions, at).map(
      ({ level, guess, facts }) => [
        level,
        guess && cellName(guess.cell),
        facts.map(({ cell, holds }) => `${cellName(cell)}${holds ? '' : '!'}`),
      ],
    );
  };
  it.each([
    [1, []],
    [2, [[0, null, ['r1c1']]]],
    [
      6,
      [
        [0, null, ['r1c1']],
        [1, 'r2c2', ['r3c3']],
        [2, 'r4c4', ['r5c5']],
      ],
    ],
    [
      9,
      [
        [0, null, ['r1c1']],
        [1, 'r2c2', ['r3c3', 'r4c4!', 'r6c6']],
      ],
    ],
    [
      11,
      [
        [0, null, ['r1c1']],
        [1, 'r7c7', []],
      ],
    ],
  ] as [number, unknown][])('after event %i', (at, expected) => {
    expect(shown(at)).toEqual(expected);
  });
});

describe('the implication graph', () => {
  const resolve = (cell: string, digit: number, because: Because, literals: string[]): Told => ({
    cell,
    digit,
    because,
    literals,
  });
  const events = trace(
    ['decide', 1, { cell: 'r9c4', digit: 3 }],
    ['conflict', 1, { digit: 2, because: { reason: 'only_place', house: 'c2' } }],
    [
      'resolve',
      1,
      resolve('r7c2', 2, { reason: 'repeated', house: 'r7', other: 'r7c4' }, ['r1c2=2', 'r7c4!=2']),
    ],
    [
      'resolve',
      1,
      resolve('r7c4', 2, { reason: 'only_candidate' }, ['r1c2=2', 'r7c4=9', 'r7c4=3']),
    ],
    [
      'resolve',
      1,
      resolve('r7c4', 3, { reason: 'repeated', house: 'c4', other: 'r9c4' }, [
        'r1c2=2',
        'r7c4=9',
        'r9c4!=3',
      ]),
    ],
    ['learn', 1, { clause: 1, literals: ['r9c4!=3', 'r1c2=2', 'r7c4=9'] }],
    ['backjump', 0],
  );
  const graph = implicationAt(events, 2)!;
  it('has the clause on one side of the cut and what followed on the other', () => {
    expect(graph.nodes.map(({ name, side, uip }) => [name, side, uip])).toEqual([
      ['r1c2≠2', 'reason', false],
      ['r7c4=2', 'conflict', false],
      ['r7c4≠9', 'reason', false],
      ['r9c4=3', 'reason', true],
    ]);
    expect([graph.conflict, graph.learned]).toEqual([2, 6]);
    expect(graph.nodes.find(({ name }) => name === 'r7c4=2')!.event).toBe(4);
  });
  it('leads from every reason to the conflict', () => {
    const edges = graph.edges.map(({ from, to }) => `${from} ${to}`).sort();
    expect(edges).toEqual(
      [`r1c2≠2 ${CLASH}`, `r7c4=2 ${CLASH}`, 'r7c4≠9 r7c4=2', 'r9c4=3 r7c4=2'].sort(),
    );
  });
  it('knows literals that were left out of the clause', () => {
    const shorter = events.with(5, { ...events[5]!, literals: ['r9c4!=3', 'r1c2=2'] });
    const dropped = implicationAt(shorter, 2)!.nodes.filter((n) => n.side === 'reason');
    expect(dropped.filter(({ learned }) => !learned).map(({ name }) => name)).toEqual(['r7c4≠9']);
  });
  it('follows a learned clause', () => {
    const again = [
      ...events,
      ...trace(
        ['conflict', 1, { because: { reason: 'clause', clause: 1 } }],
        ['learn', 1, { clause: 2, literals: ['r1c2=2', 'r7c4=9', 'r9c4!=3'] }],
      ),
    ];
    const second = implicationAt(again, 8)!;
    expect(second.edges).toHaveLength(3);
    expect(second.nodes.every(({ side }) => side === 'reason')).toBe(true);
    expect(second.nodes.find(({ uip }) => uip)!.cell).toBe(parseCell('r1c2'));
  });
  it('is not there without a conflict, or where nothing explains it', () => {
    expect(implicationAt(events, null)).toBeNull();
    expect(implicationAt(trace(['conflict', 0], ['end', 0]), 1)).toBeNull();
  });
});

describe('the camera', () => {
  const frame = { width: 300, height: 200 };
  it('keeps the point under the finger', () => {
    const from = { x: 10, y: 20, scale: 1 };
    const near = aroundPoint(from, { x: 50, y: 60 }, 2);
    expect(near).toEqual({ scale: 2, x: -30, y: -20 });
    expect(aroundPoint(near, { x: 50, y: 60 }, 0.5)).toEqual(from);
    expect(aroundPoint(from, { x: 0, y: 0 }, 1e6).scale).toBe(3);
    expect(moved(from, 5, -5)).toEqual({ x: 15, y: 15, scale: 1 });
  });
  it('centres a point, and fits an area without enlarging it', () => {
    expect(centred({ x: 100, y: 100 }, frame)).toEqual({ scale: 1, x: 50, y: 20 });
    expect(fitted({ x: 0, y: 0, width: 100, height: 50 }, frame)).toMatchObject({
      scale: 1,
      x: 100,
    });
    const small = fitted({ x: 0, y: 0, width: 400, height: 50 }, frame);
    expect(small.scale).toBeCloseTo(268 / 400);
    expect(fitted({ x: 0, y: 0, width: 9000, height: 50 }, frame).scale).toBe(0.5);
  });
});
