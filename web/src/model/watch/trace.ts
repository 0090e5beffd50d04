// Events as the server writes them (src/trace/ndjson.h). Fields that say nothing are left out.
import { parseCell } from '../board/board';

export type Kind =
  | 'start'
  | 'place'
  | 'eliminate'
  | 'step'
  | 'decide'
  | 'imply'
  | 'conflict'
  | 'resolve'
  | 'learn'
  | 'forget'
  | 'backjump'
  | 'restart'
  | 'undo'
  | 'solution'
  | 'truncated'
  | 'end'
  | 'note'
  | 'colour'
  | 'hint'
  | 'pause'
  | 'resume';

export interface Because {
  readonly reason?: string;
  readonly house?: string;
  readonly other?: string;
  readonly clause?: number;
}

export interface TraceEvent {
  readonly n: number; // from 1
  readonly level: number; // the decision level after the event
  readonly kind: Kind;
  readonly cell?: string;
  readonly digit?: number;
  readonly because?: Because;
  readonly clause?: number;
  readonly count?: number;
  readonly literals?: readonly string[]; // r4c5=7, r4c5!=7
  readonly verdict?: string;
  readonly technique?: string; // of a step: its key
  readonly text: string;
}

/**
 * A solution that was found is set aside, to see whether there is another: told as a clause and a
 * conflict, but neither was learned nor went wrong. What was learned from that clause names it.
 */
export const isSetAside = ({ kind, because }: TraceEvent): boolean =>
  because?.reason === 'found' &&
  (kind === 'conflict' || (kind === 'learn' && because.clause === undefined));

export interface Literal {
  readonly cell: number;
  readonly digit: number;
  readonly positive: boolean;
}

export function parseLiteral(text: string): Literal | null {
  const found = /^(r\dc\d)(!?)=([1-9])$/.exec(text);
  const cell = found ? parseCell(found[1]!) : null;
  return found && cell !== null ? { cell, digit: Number(found[3]), positive: !found[2] } : null;
}

export const cellOf = (event: TraceEvent): number | null =>
  event.cell === undefined ? null : parseCell(event.cell);

export const digitOf = (event: TraceEvent): number | null =>
  event.digit !== undefined && event.digit >= 1 && event.digit <= 9 ? event.digit : null;
