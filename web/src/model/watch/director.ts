// Sets the pace of a show from its events. What is forced goes by quickly; guesses, dead ends, what is
// learned of them and jumps stay long enough to be read; of a long stretch of one kind, the rest
// hurries. As many of each kind as the time allows are shown in full, those behind them ever faster,
// and the last ones slowly again: so a show of fifty events and one of a hundred thousand both last
// about a minute.
import type { TraceEvent } from './trace';

/** When each event of a chapter comes, in milliseconds from its beginning. */
export interface Timeline {
  readonly first: number; // the event that the list begins with
  readonly starts: readonly number[];
}

export const LEAST = 48_000; // milliseconds of a whole show
export const MOST = 84_000;
const HOLD = 4_000; // no event is held longer; so a board with a handful of open cells is over sooner
const OPENING = 600; // nor the puzzle itself, which was seen before Start: something moves at once
const STRETCH = 4; // so many of a kind in a row, and the rest of them is condensed
const CONDENSED = 0.25; // of its time, at the least
const FINALE = 2; // how far behind the first ones the last ones are ranked
const CROWD = 6; // of what goes by quickly, so many times more is shown in full

interface Tempo {
  readonly hold: number; // milliseconds
  readonly most?: number; // however far the show is drawn out; HOLD when not given
  readonly quick?: true;
}
const TEMPI: Readonly<Record<string, Tempo>> = {
  start: { hold: OPENING, most: OPENING },
  decide: { hold: 1600 },
  conflict: { hold: 2400 },
  learn: { hold: 2400 },
  backjump: { hold: 1800 },
  restart: { hold: 1800 },
  undo: { hold: 1000 },
  solution: { hold: 2400 },
  truncated: { hold: 2400 },
  step: { hold: 2600 },
  single: { hold: 900, quick: true }, // a step of logic that sets a digit
  imply: { hold: 300, quick: true },
  place: { hold: 300, quick: true },
  eliminate: { hold: 200, quick: true },
  resolve: { hold: 160, quick: true },
};
const OTHER: Tempo = { hold: 160, quick: true };

interface Beat {
  readonly hold: number; // what it is worth by its kind and its place in a stretch
  readonly most: number; // what it may be drawn out to
  readonly crowd: number; // 1, or CROWD
  rank: number; // how many of its kind come before it, or behind, itself included
}

/**
 * The timeline of the events `first`..`last`. A show is drawn out to `least`, as far as HOLD allows;
 * where `rests` are given, time passes at these events alone.
 */
export function direct(
  events: readonly TraceEvent[],
  first: number,
  last: number,
  { rests = null, least = LEAST }: { rests?: readonly number[] | null; least?: number } = {},
): Timeline {
  const beats = beatsOf(events, first, last, rests);
  const most = beats.length;
  const length = (full: number): number => sum(beats, (beat) => held(beat, full));
  const full = length(most) <= MOST ? most : highest(1, most, (n) => length(n) <= MOST);
  const drawn = (by: number) => (beat: Beat) => Math.min(held(beat, full) * by, beat.most);
  const by = highest(1, HOLD, (factor) => sum(beats, drawn(factor)) <= least);
  let time = 0;
  const starts = beats.map((beat) => {
    const start = time;
    time += drawn(by)(beat);
    return start;
  });
  return { first, starts };
}

/** How long the events of a timeline take together; the last one stands when it is reached. */
export const lengthOf = ({ starts }: Timeline): number => starts.at(-1) ?? 0;

const SILENT: Beat = { hold: 0, most: 0, crowd: 1, rank: 1 };

function beatsOf(
  events: readonly TraceEvent[],
  first: number,
  last: number,
  rests: readonly number[] | null,
): Beat[] {
  const resting = rests && new Set(rests);
  const kinds = new Map<string, Beat[]>();
  let [before, stretch] = ['', 0];
  const beats = Array.from({ length: Math.max(0, last - first + 1) }, (_, i): Beat => {
    if (resting && !resting.has(first + i)) return SILENT;
    const kind = kindAt(events, first + i);
    stretch = kind === before ? stretch + 1 : 1;
    before = kind;
    const { hold, most = HOLD, quick } = TEMPI[kind] ?? OTHER;
    const share = Math.min(1, Math.max(CONDENSED, STRETCH / stretch));
    const alike = kinds.get(kind) ?? [];
    kinds.set(kind, alike);
    const beat = { hold: hold * share, most, crowd: quick ? CROWD : 1, rank: alike.length + 1 };
    alike.push(beat);
    return beat;
  });
  for (const alike of kinds.values())
    alike.forEach((beat, i) => {
      beat.rank = Math.min(beat.rank, alike.length - i + FINALE);
    });
  return beats;
}

function kindAt(events: readonly TraceEvent[], n: number): string {
  const { kind } = events[n - 1]!;
  return kind === 'step' && events[n]?.kind === 'place' ? 'single' : kind;
}

// Those that are not shown in full grow shorter by a power above 1, so that their sum is bounded.
function held({ hold, crowd, rank }: Beat, full: number): number {
  const share = Math.min(1, (crowd * full) / rank);
  return hold * share * Math.sqrt(share);
}

function sum(beats: readonly Beat[], of: (beat: Beat) => number): number {
  let total = 0;
  for (let i = 0; i + 1 < beats.length; ++i) total += of(beats[i]!);
  return total;
}

/** The highest number between two that passes; the lower one where none does. */
function highest(low: number, high: number, passes: (n: number) => boolean): number {
  for (let i = 0; i < 30 && high - low > low * 1e-3; ++i) {
    const middle = (low + high) / 2;
    if (passes(middle)) low = middle;
    else high = middle;
  }
  return low;
}
