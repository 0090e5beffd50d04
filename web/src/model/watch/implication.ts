// Why a conflict came: the graph of what followed from what, and the cut that became a clause. All of
// it is read from the events: a conflict, the resolutions that explain it, the clause learned.
import { DIGITS, HOUSES, parseCell, parseHouse } from '../board/board';
import { parseLiteral, type Because, type TraceEvent } from './trace';

/** Something that held when the conflict came: a digit in a cell, or not in it. */
export interface Assignment {
  readonly cell: number;
  readonly digit: number;
  readonly holds: boolean;
}
export interface GraphNode extends Assignment {
  readonly name: string; // r4c5=7, r4c5≠7
  readonly side: 'conflict' | 'reason'; // of the cut
  readonly learned: boolean; // part of the clause
  readonly uip: boolean; // the one of its level through which all ways lead
  readonly event: number; // the resolution that explained it; 0 on the side of the reasons
}
export interface Implication {
  readonly conflict: number; // its event
  readonly learned: number | null; // the event of the clause
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly { readonly from: string; readonly to: string }[]; // CLASH: the conflict
}
export const CLASH = 'conflict';

/** Literals of a clause are false when it is broken: what held is their opposite. */
function held(literal: string): Assignment | null {
  const parsed = parseLiteral(literal);
  return parsed && { cell: parsed.cell, digit: parsed.digit, holds: !parsed.positive };
}
const nameOf = ({ cell, digit, holds }: Assignment): string =>
  `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}${holds ? '=' : '≠'}${digit}`;

/** The graph of the last conflict up to event `at`; null where there is none, or no reasons. */
export function implicationAt(
  events: readonly TraceEvent[],
  conflict: number | null,
): Implication | null {
  if (conflict === null) return null;
  const resolutions: number[] = [];
  let n = conflict + 1;
  while (events[n - 1]?.kind === 'resolve') resolutions.push(n++);
  const learned = events[n - 1]?.kind === 'learn' ? n : null;
  if (learned === null && resolutions.length === 0) return null;
  return new Builder(events).build(conflict, resolutions, learned);
}

class Builder {
  private readonly sources = new Map<string, Set<string>>(); // what each follows from
  private readonly facts = new Map<string, Assignment>();
  private readonly explained = new Map<string, number>();

  constructor(private readonly events: readonly TraceEvent[]) {}

  build(conflict: number, resolutions: readonly number[], learned: number | null): Implication {
    const event = this.events[conflict - 1]!;
    const clause = learned === null ? [] : this.literals(learned);
    const first = resolutions[0];
    const pivot = first === undefined ? null : this.pivot(first);
    const broken = [...(first === undefined ? clause : this.literals(first)), ...(pivot ?? [])];
    this.link(CLASH, this.antecedents(event, null), broken);
    for (const n of resolutions) {
      const [fact] = this.pivot(n);
      this.explained.set(nameOf(fact!), n);
      this.link(nameOf(fact!), this.antecedents(this.events[n - 1]!, fact!), this.literals(n));
    }
    this.shorten();
    return { conflict, learned, ...this.drawn(clause.map(nameOf)) };
  }

  private literals(n: number): Assignment[] {
    return (this.events[n - 1]!.literals ?? []).map(held).filter((fact) => fact !== null);
  }

  /** What a resolution explains: for which digit, and whether it held, its reason tells. */
  private pivot(n: number): Assignment[] {
    const event = this.events[n - 1]!;
    const cell = parseCell(event.cell ?? '');
    if (cell === null || event.digit === undefined) return [];
    const { reason, clause } = event.because ?? {};
    const literal = `${event.cell ?? ''}=${event.digit}`;
    const holds = isClause(reason)
      ? this.clauseLiterals(clause).includes(literal)
      : reason !== 'repeated';
    return [{ cell, digit: event.digit, holds }];
  }

  private clauseLiterals(clause: number | undefined): readonly string[] {
    return this.events.find((e) => e.kind === 'learn' && e.clause === clause)?.literals ?? [];
  }

  /** Everything that the rule behind an event may have used. */
  private antecedents(event: TraceEvent, fact: Assignment | null): Assignment[] {
    const because: Because = event.because ?? {};
    const digit = event.digit ?? 0;
    const own = event.cell === undefined ? null : parseCell(event.cell);
    if (isClause(because.reason))
      return this.clauseLiterals(because.clause)
        .map(held)
        .filter((other) => other !== null && other.cell * 10 + other.digit !== keyOf(fact))
        .map((other) => other!);
    if (because.reason === 'only_candidate' && own !== null)
      return DIGITS.filter((d) => d !== fact?.digit).map((d) => out(own, d));
    if (because.reason === 'only_place') {
      const house = parseHouse(because.house ?? '');
      return (house === null ? [] : HOUSES[house]!)
        .filter((cell) => cell !== fact?.cell)
        .map((cell) => out(cell, digit));
    }
    const other = parseCell(because.other ?? '');
    if (other === null) return [];
    if (other === own) return DIGITS.filter((d) => d !== digit).map((d) => within(own, d));
    const twice = within(other, digit);
    return fact || own === null ? [twice] : [twice, within(own, digit)];
  }

  // A rule may have used it; that the clause at hand has it too says that it did.
  private link(to: string, from: readonly Assignment[], clause: readonly Assignment[]): void {
    const known = new Map(clause.map((fact) => [nameOf(fact), fact]));
    const used = from.map(nameOf).filter((name) => known.has(name));
    this.sources.set(to, new Set(used));
    for (const name of used) this.facts.set(name, known.get(name)!);
  }

  // "Not 7, for 7 stands there" is one step for the eye: what stands there leads on directly.
  private shorten(): void {
    for (const [name, sources] of this.sources) {
      if (name === CLASH || this.facts.get(name)?.holds !== false || sources.size !== 1) continue;
      const [source] = sources;
      this.sources.delete(name);
      this.facts.delete(name);
      for (const others of this.sources.values()) if (others.delete(name)) others.add(source!);
    }
  }

  // The first literal of a learned clause is that of the first unique implication point.
  private drawn(clause: readonly string[]): Pick<Implication, 'nodes' | 'edges'> {
    const reached = new Set<string>([CLASH]);
    for (const name of reached)
      for (const source of this.sources.get(name) ?? []) reached.add(source);
    const nodes = [...this.facts]
      .filter(([name]) => reached.has(name))
      .map(([name, fact]): GraphNode => ({
        ...fact,
        name,
        side: this.sources.has(name) ? 'conflict' : 'reason',
        learned: clause.includes(name),
        uip: name === clause[0],
        event: this.explained.get(name) ?? 0,
      }));
    const edges = [...this.sources]
      .filter(([to]) => reached.has(to))
      .flatMap(([to, sources]) => [...sources].map((from) => ({ from, to })));
    return { nodes, edges };
  }
}

// A clause was learned, or sets aside a solution that was found.
const isClause = (reason: string | undefined): boolean => reason === 'clause' || reason === 'found';
const out = (cell: number, digit: number): Assignment => ({ cell, digit, holds: false });
const within = (cell: number, digit: number): Assignment => ({ cell, digit, holds: true });
const keyOf = (fact: Assignment | null): number => (fact ? fact.cell * 10 + fact.digit : -1);
