import { describe, expect, it } from 'vitest';
import * as board from './board';

const SOLVED = board.parseLine(
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179',
)!;

describe('geometry', () => {
  it.each([
    [0, 0, 0, 0],
    [8, 0, 8, 2],
    [40, 4, 4, 4],
    [80, 8, 8, 8],
    [30, 3, 3, 4],
  ])('cell %i is in row %i, column %i, box %i', (cell, row, column, box) => {
    expect(board.rowOf(cell)).toBe(row);
    expect(board.columnOf(cell)).toBe(column);
    expect(board.boxOf(cell)).toBe(box);
    expect(board.housesOf(cell)).toEqual([row, 9 + column, 18 + box]);
  });
  it('has nine cells a house and twenty peers a cell', () => {
    expect(board.HOUSES.map((cells) => cells.length)).toEqual(Array(27).fill(9));
    expect(board.PEERS.map((cells) => cells.length)).toEqual(Array(81).fill(20));
    expect(board.PEERS.every((cells, i) => !cells.includes(i))).toBe(true);
  });
});

describe('names', () => {
  it.each([
    ['r1c1', 0],
    ['r4c5', 31],
    ['r9c9', 80],
    ['r0c1', null],
    ['r10c1', null],
    ['', null],
  ])('reads cell %s', (name, cell) => {
    expect(board.parseCell(name)).toBe(cell);
    if (cell !== null) expect(board.cellName(cell)).toBe(name);
  });
  it.each([
    ['r1', 0],
    ['c5', 13],
    ['b9', 26],
    ['x1', null],
    ['r0', null],
  ])('reads house %s', (name, house) => {
    expect(board.parseHouse(name)).toBe(house);
  });
  it('reads and writes 81 characters, and refuses anything else', () => {
    expect(board.toLine(SOLVED)).toBe(board.toLine(board.parseLine(board.toLine(SOLVED))!));
    expect(board.parseLine('.'.repeat(81))).toEqual(board.EMPTY);
    expect(board.parseLine('.'.repeat(80))).toBeNull();
    expect(board.parseLine('x'.repeat(81))).toBeNull();
  });
});

describe('repeats', () => {
  it.each([
    ['in a row', [0, 8], 5],
    ['in a column', [4, 76], 2],
    ['in a box', [30, 50], 9],
  ])('are found %s', (_, cells, digit) => {
    const digits = board.EMPTY.map((_, i) => (cells.includes(i) ? digit : 0));
    expect([...board.repeats(digits)]).toEqual(cells);
  });
  it('are not seen between cells that share no house', () => {
    expect(board.repeats(board.EMPTY.map((_, i) => (i === 0 || i === 40 ? 1 : 0))).size).toBe(0);
  });
});

describe('solved', () => {
  it('wants every cell filled and nothing repeated', () => {
    expect(board.isSolved(SOLVED)).toBe(true);
    expect(board.isSolved(SOLVED.with(0, 0))).toBe(false);
    expect(board.isSolved(SOLVED.with(0, 1))).toBe(false);
  });
  it('counts what is left of each digit', () => {
    expect(board.remaining(SOLVED).slice(1)).toEqual(Array(9).fill(0));
    expect(board.remaining(SOLVED.with(0, 0))[5]).toBe(1);
    expect(board.remaining(board.EMPTY).slice(1)).toEqual(Array(9).fill(9));
  });
});
