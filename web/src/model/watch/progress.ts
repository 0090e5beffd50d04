// A board in the making, event by event: the same rules as src/trace/replay.h of the engine, whose
// table says what each kind does. Every change of a cell goes to a trail with what was there
// before, so that taking back is exact and costs no more than the doing did.
import { ALL_DIGITS, bit, CELLS, housesOf } from '../board/board';
import { cellOf, digitOf, isSetAside, parseLiteral, type Kind, type TraceEvent } from './trace';

export interface Decision {
  readonly level: number;
  readonly cell: number;
  readonly digit: number;
  readonly event: number;
}

/** The board after some events. */
export interface Moment {
  readonly digits: readonly number[]; // 0 = empty
  readonly given: readonly boolean[];
  readonly candidates: readonly number[]; // bits; 0 for a filled cell
  readonly notes: readonly number[];
  readonly colours: readonly number[];
  readonly decisions: readonly Decision[]; // the open guesses, outermost first
  readonly conflicts: readonly number[]; // events of the conflicts not yet undone
  readonly clauses: readonly number[]; // events of the learned clauses in force
}

interface CellState {
  readonly digit: number;
  readonly crossedOut: number;
  readonly notes: number;
  readonly colour: number;
}
interface Point {
  readonly trail: number;
  readonly moves: number;
  readonly conflicts: number;
}

const BLANK: CellState = { digit: 0, crossedOut: 0, notes: 0, colour: 0 };

const same = (a: CellState, b: CellState): boolean =>
  a.digit === b.digit &&
  a.crossedOut === b.crossedOut &&
  a.notes === b.notes &&
  a.colour === b.colour;

export class Progress {
  private cells: CellState[] = new Array<CellState>(CELLS).fill(BLANK);
  private given: boolean[] = new Array<boolean>(CELLS).fill(false);
  private trail: { cell: number; before: CellState }[] = [];
  private decisions: Decision[] = [];
  private levels: Point[] = []; // before each decision
  private moves: Point[] = []; // before each move
  private effects = 0; // events to come that belong to the last step
  private conflicts: number[] = [];
  private clauses: { clause: number; event: number }[] = [];
  private firstSolution: number[] | null = null;

  copy(): Progress {
    const other = new Progress();
    other.cells = [...this.cells];
    other.given = [...this.given];
    other.trail = [...this.trail];
    other.decisions = [...this.decisions];
    other.levels = [...this.levels];
    other.moves = [...this.moves];
    other.effects = this.effects;
    other.conflicts = [...this.conflicts];
    other.clauses = [...this.clauses];
    other.firstSolution = this.firstSolution; // never changed once set
    return other;
  }

  apply(event: TraceEvent, number: number): void {
    HANDLERS[event.kind]?.(this, event, number);
    if (this.effects > 0 && event.kind !== 'step') --this.effects;
  }

  start(event: TraceEvent): void {
    Object.assign(this, new Progress());
    this.setAll(event);
    this.given = this.cells.map((cell) => cell.digit !== 0);
  }

  place(event: TraceEvent): void {
    const cell = cellOf(event);
    if (cell === null || (event.digit !== undefined && digitOf(event) === null)) return;
    this.move(cell, { digit: event.digit ?? 0 });
  }

  eliminate(event: TraceEvent): void {
    const named = candidateOf(event);
    if (named)
      this.move(named.cell, {
        crossedOut: this.cells[named.cell]!.crossedOut | bit(named.digit),
      });
  }

  step(event: TraceEvent): void {
    this.effects = 0;
    this.beginMove();
    this.effects = event.count ?? 0;
  }

  decide(event: TraceEvent, number: number): void {
    const named = candidateOf(event);
    if (!named) return;
    this.levels.push(this.point());
    this.decisions.push({ level: event.level, ...named, event: number });
    this.change(named.cell, { digit: named.digit });
  }

  imply(event: TraceEvent): void {
    const named = candidateOf(event);
    if (named) this.change(named.cell, { digit: named.digit });
  }

  conflict(event: TraceEvent, number: number): void {
    if (!isSetAside(event)) this.conflicts.push(number);
  }

  learn(event: TraceEvent, number: number): void {
    this.clauses.push({ clause: event.clause ?? 0, event: number });
  }

  forget(event: TraceEvent): void {
    const at = this.clauses.findIndex((c) => c.clause === (event.clause ?? 0));
    if (at >= 0) this.clauses.splice(at, 1);
  }

  returnToLevel(level: number): void {
    while (this.decisions.length > 0 && this.decisions.at(-1)!.level > level) {
      this.returnTo(this.levels.pop()!);
      this.decisions.pop();
    }
  }

  undo(event: TraceEvent): void {
    this.effects = 0;
    const open = this.decisions.at(-1);
    if (open && open.level > event.level) this.returnToLevel(event.level);
    else if (this.moves.length > (this.levels.at(-1)?.moves ?? 0))
      this.returnTo(this.moves.at(-1)!);
  }

  solution(event: TraceEvent): void {
    this.setAll(event);
    this.firstSolution ??= this.cells.map((cell) => cell.digit);
  }

  end(): void {
    if (!this.firstSolution) return;
    this.returnToLevel(0);
    this.firstSolution.forEach((digit, cell) => this.change(cell, { digit }));
  }

  note(event: TraceEvent): void {
    const named = candidateOf(event);
    if (named) this.move(named.cell, { notes: this.cells[named.cell]!.notes ^ bit(named.digit) });
  }

  colour(event: TraceEvent): void {
    const cell = cellOf(event);
    if (cell !== null) this.move(cell, { colour: event.count ?? 0 });
  }

  moment(): Moment {
    const standing = new Array<number>(27).fill(0);
    this.cells.forEach(({ digit }, cell) => {
      if (digit) for (const house of housesOf(cell)) standing[house]! |= bit(digit);
    });
    return {
      digits: this.cells.map((cell) => cell.digit),
      given: [...this.given],
      candidates: this.cells.map(({ digit, crossedOut }, cell) => {
        if (digit) return 0;
        const [row, column, box] = housesOf(cell);
        const seen = standing[row]! | standing[column]! | standing[box]!;
        return ALL_DIGITS & ~(crossedOut | seen);
      }),
      notes: this.cells.map((cell) => cell.notes),
      colours: this.cells.map((cell) => cell.colour),
      decisions: [...this.decisions],
      conflicts: [...this.conflicts],
      clauses: this.clauses.map((c) => c.event),
    };
  }

  private change(cell: number, what: Partial<CellState>): void {
    const before = this.cells[cell]!;
    const after = { ...before, ...what };
    if (same(before, after)) return;
    this.trail.push({ cell, before });
    this.cells[cell] = after;
  }

  private move(cell: number, what: Partial<CellState>): void {
    this.beginMove();
    this.change(cell, what);
  }

  // The effects of a step are part of its move.
  private beginMove(): void {
    if (this.effects === 0) this.moves.push(this.point());
  }

  private setAll(event: TraceEvent): void {
    for (const text of event.literals ?? []) {
      const literal = parseLiteral(text);
      if (literal?.positive) this.change(literal.cell, { digit: literal.digit });
    }
  }

  private point(): Point {
    return {
      trail: this.trail.length,
      moves: this.moves.length,
      conflicts: this.conflicts.length,
    };
  }

  private returnTo(point: Point): void {
    while (this.trail.length > point.trail) {
      const { cell, before } = this.trail.pop()!;
      this.cells[cell] = before;
    }
    this.moves.length = point.moves;
    this.conflicts.length = point.conflicts;
  }
}

function candidateOf(event: TraceEvent): { cell: number; digit: number } | null {
  const [cell, digit] = [cellOf(event), digitOf(event)];
  return cell === null || digit === null ? null : { cell, digit };
}

type Handler = (progress: Progress, event: TraceEvent, number: number) => void;

// Kinds that are missing here (resolve, hint, pause, resume, and any of tomorrow) do nothing.
const HANDLERS: Partial<Record<Kind, Handler>> = {
  start: (p, e) => p.start(e),
  place: (p, e) => p.place(e),
  eliminate: (p, e) => p.eliminate(e),
  step: (p, e) => p.step(e),
  decide: (p, e, n) => p.decide(e, n),
  imply: (p, e) => p.imply(e),
  conflict: (p, e, n) => p.conflict(e, n),
  learn: (p, e, n) => p.learn(e, n),
  forget: (p, e) => p.forget(e),
  backjump: (p, e) => p.returnToLevel(e.level),
  restart: (p, e) => p.returnToLevel(e.level),
  undo: (p, e) => p.undo(e),
  solution: (p, e) => p.solution(e),
  truncated: (p) => p.returnToLevel(0),
  end: (p) => p.end(),
  note: (p, e) => p.note(e),
  colour: (p, e) => p.colour(e),
};
