// How a step of logic is drawn: which candidates, cells, houses and links play which part.
import { columnOf, rowOf } from './board';
import { keypad } from './spots';

export const ROLES = ['place', 'remove', 'pattern', 'second', 'third', 'fourth', 'fin'] as const;
export type Role = (typeof ROLES)[number];

export interface Candidate {
  readonly cell: number;
  readonly digit: number;
}
/** One candidate, or several cells of a house of which one has the digit. */
export interface ChainNode {
  readonly digit: number;
  readonly cells: readonly number[];
}
export interface Link {
  readonly from: ChainNode;
  readonly to: ChainNode;
  readonly strong: boolean;
}
export interface Drawing {
  readonly candidates: readonly (Candidate & { readonly role: Role })[];
  readonly cells: readonly { readonly cell: number; readonly role: Role }[];
  readonly houses: readonly { readonly house: number; readonly role: Role }[];
  readonly links: readonly Link[];
}

export const NO_DRAWING: Drawing = { candidates: [], cells: [], houses: [], links: [] };

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a candidate stands on a board whose cells are 100 wide. */
export function spotOf({ cell, digit }: Candidate): Point {
  const { x, y } = keypad(digit);
  return { x: columnOf(cell) * 100 + x, y: rowOf(cell) * 100 + y };
}

const RADIUS = 16; // of a candidate's mark, and a little air

/** The nearest two candidates of two nodes. */
function ends({ from, to }: Link): readonly [Point, Point] {
  let best: readonly [Point, Point] | null = null;
  let least = Infinity;
  for (const a of from.cells)
    for (const b of to.cells) {
      const pair = [
        spotOf({ cell: a, digit: from.digit }),
        spotOf({ cell: b, digit: to.digit }),
      ] as const;
      const distance = Math.hypot(pair[0].x - pair[1].x, pair[0].y - pair[1].y);
      if (distance < least) [best, least] = [pair, distance];
    }
  return best!;
}

/** A link as a path: a slight bow, so that it passes beside the candidates between its ends. */
export function linkPath(link: Link): string {
  const [a, b] = ends(link);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length <= 2 * RADIUS + 2) return '';
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const bow = Math.min(40, length * 0.12);
  const middle = { x: (a.x + b.x) / 2 - uy * bow, y: (a.y + b.y) / 2 + ux * bow };
  const from = towards(a, middle);
  const to = towards(b, middle);
  return `M${text(from)}Q${text(middle)} ${text(to)}`;
}

function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = Math.min(1, RADIUS / length);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

const text = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** The candidates of a node of several cells, joined; empty for a node of one. */
export const groupPath = ({ digit, cells }: ChainNode): string =>
  cells.length < 2
    ? ''
    : cells.map((cell, i) => `${i ? 'L' : 'M'}${text(spotOf({ cell, digit }))}`).join('');
