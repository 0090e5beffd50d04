// The tree of guesses that a search walks through. Guesses come in the order of the walk, so that
// all guesses below one follow it directly: no part of the tree is ever copied, and the tree as it
// was at any event is found by cutting the one list.
import { upTo } from './eventIndex';
import { cellOf, digitOf, type TraceEvent } from './trace';

interface Guess {
  readonly cell: number;
  readonly digit: number;
  readonly level: number;
  end: number; // the event that took it back; Infinity while it stands
  last: number; // the last guess below it, or itself; only right once it has ended
  conflict: number; // the event at which it led into a conflict; Infinity if it did not
  solution: number; // the event at which it led to a solution; Infinity if it did not
}

export interface TreeNode {
  readonly guess: number; // its place in the list; -1 for the puzzle itself
  readonly event: number; // 0 for the puzzle
  readonly cell: number;
  readonly digit: number;
  readonly state: 'open' | 'failed' | 'solved';
  readonly below: number; // guesses below it
  readonly folded: boolean; // and not drawn
  readonly children: readonly TreeNode[];
}

export class SearchTree {
  private readonly guesses: Guess[] = [];
  private readonly starts: number[] = []; // their events
  private stack: number[] = []; // guesses that stand
  private known = 0;

  constructor(private readonly events: readonly TraceEvent[]) {}

  /** The tree after event `at`. What failed is folded, what stands is not, unless `turned`. */
  at(at: number, turned: ReadonlySet<number>): TreeNode {
    this.grow();
    const count = upTo(this.starts, at);
    const last = (guess: number): number => {
      const { end, last: below } = this.guesses[guess]!;
      return end === Infinity ? count - 1 : Math.min(below, count - 1);
    };
    const childrenOf = (first: number, until: number): TreeNode[] => {
      const children: TreeNode[] = [];
      for (let guess = first; guess <= until; guess = last(guess) + 1) children.push(node(guess));
      return children;
    };
    const node = (guess: number): TreeNode => {
      const { cell, digit, end, solution } = this.guesses[guess]!;
      const state = solution <= at ? 'solved' : end <= at ? 'failed' : 'open';
      const below = last(guess) - guess;
      const folded = below > 0 && (state === 'failed') !== turned.has(guess);
      const children = folded ? [] : childrenOf(guess + 1, last(guess));
      return { guess, event: this.starts[guess]!, cell, digit, state, below, folded, children };
    };
    return {
      guess: -1,
      event: 0,
      cell: -1,
      digit: 0,
      state: 'open',
      below: count,
      folded: false,
      children: childrenOf(0, count - 1),
    };
  }

  /** The guess that stood last at event `at`; -1 for none. */
  standing(at: number): number {
    this.grow();
    for (let guess = upTo(this.starts, at) - 1; guess >= 0; --guess)
      if (this.guesses[guess]!.end > at) return guess;
    return -1;
  }

  private grow(): void {
    for (; this.known < this.events.length; ++this.known)
      this.take(this.events[this.known]!, this.known + 1);
  }

  private take(event: TraceEvent, number: number): void {
    if (event.kind === 'decide') this.push(event, number);
    else if (event.kind === 'conflict') this.mark('conflict', this.stack.slice(-1), number);
    else if (event.kind === 'solution') this.mark('solution', this.stack, number);
    else if (TAKING_BACK.has(event.kind)) this.cut(event.level, number);
  }

  private push(event: TraceEvent, number: number): void {
    const [cell, digit] = [cellOf(event), digitOf(event)];
    if (cell === null || digit === null) return;
    this.stack.push(this.guesses.length);
    this.starts.push(number);
    this.guesses.push({
      cell,
      digit,
      level: event.level,
      end: Infinity,
      last: this.guesses.length,
      conflict: Infinity,
      solution: Infinity,
    });
  }

  private mark(what: 'conflict' | 'solution', guesses: readonly number[], number: number): void {
    for (const guess of guesses) {
      const found = this.guesses[guess]!;
      found[what] = Math.min(found[what], number);
    }
  }

  private cut(level: number, number: number): void {
    while (this.stack.length > 0 && this.guesses[this.stack.at(-1)!]!.level > level) {
      const gone = this.guesses[this.stack.pop()!]!;
      gone.end = number;
      gone.last = this.guesses.length - 1;
    }
  }
}

const TAKING_BACK = new Set(['undo', 'backjump', 'restart']);
