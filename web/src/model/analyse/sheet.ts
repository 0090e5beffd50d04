// A board to write on freely: givens, digits and notes, each with its own pen, and every step back.
import { bit, PEERS } from '../board/board';
import { neighbour, type Direction } from '../game/game';
import { NOTHING, sameLayout, type Layout, type Written } from '../board/layout';

export type Pen = 'given' | 'digit' | 'note';

export interface Sheet {
  readonly layout: Layout;
  readonly selected: number | null;
  readonly pen: Pen;
  readonly past: readonly Layout[];
  readonly future: readonly Layout[]; // the next one to redo is last
}

export type SheetAction =
  | { type: 'select'; cell: number | null }
  | { type: 'move'; direction: Direction }
  | { type: 'pen'; pen: Pen }
  | { type: 'digit'; digit: number; pen?: Pen; onward?: boolean } // onward: to the next cell
  | { type: 'erase'; onward?: boolean }
  | { type: 'load'; layout: Layout }
  | { type: 'undo' }
  | { type: 'redo' };

export const newSheet = (layout: Layout = NOTHING): Sheet => ({
  layout,
  selected: null,
  pen: layout === NOTHING ? 'given' : 'digit',
  past: [],
  future: [],
});

export function reduceSheet(sheet: Sheet, action: SheetAction): Sheet {
  switch (action.type) {
    case 'select':
      return { ...sheet, selected: action.cell };
    case 'move':
      return { ...sheet, selected: neighbour(sheet.selected, action.direction) };
    case 'pen':
      return { ...sheet, pen: action.pen };
    case 'digit':
      return onward(write(sheet, action.digit, action.pen ?? sheet.pen), action.onward);
    case 'erase':
      return onward(erase(sheet), action.onward);
    case 'load':
      return sameLayout(sheet.layout, action.layout) ? sheet : change(sheet, action.layout);
    case 'undo':
      return travel(sheet, 'past', 'future');
    case 'redo':
      return travel(sheet, 'future', 'past');
  }
}

// Only givens run on: whoever copies a puzzle types it cell by cell.
function onward(sheet: Sheet, wanted = false): Sheet {
  if (!wanted || sheet.pen !== 'given' || sheet.selected === null) return sheet;
  return { ...sheet, selected: (sheet.selected + 1) % 81 };
}

function write(sheet: Sheet, digit: number, pen: Pen): Sheet {
  const { layout, selected: cell } = sheet;
  if (cell === null) return sheet;
  const mark = layout.marks[cell]!;
  if (pen === 'given') return put(sheet, cell, { digit, notes: 0 }, digit);
  if (layout.givens[cell]) return sheet;
  if (pen === 'digit')
    return put(sheet, cell, { digit: mark.digit === digit ? 0 : digit, notes: 0 });
  return mark.digit ? sheet : put(sheet, cell, { digit: 0, notes: mark.notes ^ bit(digit) });
}

function erase(sheet: Sheet): Sheet {
  const cell = sheet.selected;
  if (cell === null || (sheet.layout.givens[cell] && sheet.pen !== 'given')) return sheet;
  return put(sheet, cell, { digit: 0, notes: 0 });
}

function put(sheet: Sheet, cell: number, mark: Written, given = 0): Sheet {
  const { layout } = sheet;
  const before = layout.marks[cell]!;
  const same = before.digit === mark.digit && before.notes === mark.notes;
  if (same && layout.givens[cell] === given) return sheet;
  const marks = [...layout.marks];
  marks[cell] = mark;
  if (mark.digit)
    for (const peer of PEERS[cell]!)
      if (marks[peer]!.notes & bit(mark.digit))
        marks[peer] = { digit: 0, notes: marks[peer]!.notes & ~bit(mark.digit) };
  const givens = [...layout.givens];
  givens[cell] = given;
  return change(sheet, { givens, marks });
}

const change = (sheet: Sheet, layout: Layout): Sheet => ({
  ...sheet,
  layout,
  past: [...sheet.past, sheet.layout],
  future: [],
});

function travel(sheet: Sheet, from: 'past' | 'future', to: 'past' | 'future'): Sheet {
  const layout = sheet[from].at(-1);
  if (!layout) return sheet;
  return {
    ...sheet,
    layout,
    [from]: sheet[from].slice(0, -1),
    [to]: [...sheet[to], sheet.layout],
  };
}
