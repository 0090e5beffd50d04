// A game as text, kept between visits. Marks are short lists of numbers: a long history stays small.
import { CELLS, type Digits } from '../board/board';
import { MODES, type Game } from './game';
import { BLANK, type Change, type Mark, type Move } from '../board/marks';

type KeptMark = readonly number[]; // digit, notes, out, centre, colour, inks; zeros at the end left out
type KeptChange = readonly [cell: number, before: KeptMark, after: KeptMark];

const FIELDS = ['digit', 'notes', 'out', 'centre', 'colour', 'inks'] as const;

function pack(mark: Mark): KeptMark {
  const values = FIELDS.map((field) => mark[field]);
  return values.slice(0, values.findLastIndex((value) => value !== 0) + 1);
}

// Games of earlier visits kept their marks as objects with a digit and notes.
function unpack(kept: unknown): Mark {
  if (typeof kept !== 'object' || kept === null) throw new Error('no mark');
  const values = kept as Record<string | number, unknown>;
  const mark: Record<string, number> = { ...BLANK };
  FIELDS.forEach((field, i) => {
    const value = (Array.isArray(kept) ? values[i] : values[field]) ?? 0;
    if (!Number.isInteger(value)) throw new Error('no number');
    mark[field] = value as number;
  });
  return mark as unknown as Mark;
}

const packMove = (move: Move): KeptChange[] =>
  move.map(({ cell, before, after }) => [cell, pack(before), pack(after)]);

function unpackMove(kept: readonly unknown[]): Move {
  return kept.map((change): Change => {
    const [cell, before, after] = Array.isArray(change)
      ? (change as unknown as KeptChange)
      : [(change as Change).cell, (change as Change).before, (change as Change).after];
    if (!(cell >= 0 && cell < CELLS)) throw new Error('no cell');
    return { cell, before: unpack(before), after: unpack(after) };
  });
}

export const writeGame = (game: Game): string =>
  JSON.stringify({
    ...game,
    marks: game.marks.map(pack),
    past: game.past.map(packMove),
    future: game.future.map(packMove),
  });

const count = (value: unknown): number => (Number.isInteger(value) ? Number(value) : 0);

/** The kept game, if the text is one of this very puzzle; damaged texts give null. */
export function readGame(text: string, givens: Digits): Game | null {
  try {
    const kept = JSON.parse(text) as Record<keyof Game, unknown>;
    if ((kept.givens as number[]).join() !== givens.join()) return null;
    const marks = (kept.marks as unknown[]).map(unpack);
    const sound =
      marks.length === CELLS && givens.every((d, cell) => d === 0 || marks[cell]!.digit === d);
    if (!sound) return null;
    const selected = Number.isInteger(kept.selected) ? Number(kept.selected) : null;
    return {
      givens,
      marks,
      selected,
      chosen: selected === null ? [] : [selected],
      mode: MODES.find((mode) => mode === kept.mode) ?? 'digit',
      auto: kept.auto === true,
      aim: 0,
      past: (kept.past as unknown[][]).map(unpackMove),
      future: (kept.future as unknown[][]).map(unpackMove),
      hints: count(kept.hints),
      checks: count(kept.checks),
    };
  } catch {
    return null;
  }
}
