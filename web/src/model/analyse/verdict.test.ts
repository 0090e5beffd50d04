import { describe, expect, it } from 'vitest';
import { parseLine } from '../board/board';
import { layoutOf, NOTHING, type Layout } from '../board/layout';
import { judge, sentence, type Check, type Standing } from './verdict';

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const OTHER = '345678912672195348198342567859761423426853791713924856961537284287419635534286179';
const of = (line: string): Layout => layoutOf(parseLine(line)!);
const check = (standing: Standing, solutions: string[] = [], text = ''): Check => ({
  standing,
  solutions,
  known: null,
  findings: text ? [{ code: '', text, cells: [], line: null, column: null }] : [],
});
const UNIQUE = check('unique', [SOLVED]);
const playing = (cell: number, digit: number, notes = 0): Layout => ({
  givens: of(LINE).givens,
  marks: of(LINE).marks.map((mark, i) => (i === cell ? { digit, notes } : mark)),
});
const noted = of(LINE).marks.map((mark) => (mark.digit ? mark : { digit: 0, notes: 1 }));

describe('the verdict', () => {
  it.each<[string, Layout, Check | null, string, string]>([
    ['nothing', NOTHING, null, 'quiet', 'An empty board'],
    ['not asked yet', of(LINE), null, 'quiet', 'Checking …'],
    ['few notes, not asked yet', { ...of(LINE), marks: noted }, null, 'quiet', 'Checking …'],
    ['one', of(LINE), UNIQUE, 'good', 'Exactly one solution'],
    ['full', of(SOLVED), UNIQUE, 'good', 'Solved'],
    ['twice', of(`55${LINE.slice(2)}`), null, 'bad', 'Not a Sudoku yet'],
    ['none', of(LINE), check('unsolvable'), 'bad', 'No solution'],
    ['unknown', of(LINE), check('undecided'), 'open', 'Too open to tell'],
    ['wrong digit', playing(2, 1), UNIQUE, 'bad', 'One digit is wrong'],
    ['right digit', playing(2, 4), UNIQUE, 'good', 'Exactly one solution'],
    ['lost note', playing(2, 0, 1), UNIQUE, 'bad', 'A note is missing'],
    ['kept note', playing(2, 0, 0b1001), UNIQUE, 'good', 'Exactly one solution'],
    ['unread', of(LINE), check('unreadable', [], 'line 1: no'), 'bad', 'Not a Sudoku yet'],
  ])('%s', (_, layout, answer, tone, title) => {
    expect(judge(layout, answer)).toMatchObject({ tone, title });
  });
  it('names the two cells of a repeat', () => {
    const verdict = judge(of(`55${LINE.slice(2)}`), null);
    expect(verdict.sentence).toBe('5 stands twice in row 1: r1c1 and r1c2.');
    expect([...verdict.broken]).toEqual([0, 1]);
  });
  it('shows where two solutions differ', () => {
    const verdict = judge(of(`...${LINE.slice(3)}`), check('several', [OTHER, SOLVED]));
    expect(verdict.loose).toEqual([0, 1, 2, 72, 73, 74]);
    expect(verdict.sentence).toContain('r1c1 can be 3 or 5');
  });
  it('finds a cell without a digit before any answer', () => {
    const verdict = judge(of(`.12345678${'.'.repeat(9)}9${'.'.repeat(62)}`), null);
    expect(verdict.title).toBe('No solution');
    expect(verdict.sentence).toContain('No digit fits r1c1');
    expect([...verdict.broken]).toEqual([0]);
  });
  it('finds a house without a place for a digit', () => {
    const verdict = judge(of(`...1234567${'.'.repeat(71)}`), null);
    expect(verdict.sentence).toBe('7 has no place left in row 1.');
    expect(verdict.houses).toEqual([0]);
  });
});

it('makes a sentence of a finding', () => {
  expect([sentence('no solution'), sentence('Done.'), sentence('')]).toEqual([
    'No solution.',
    'Done.',
    '',
  ]);
});
