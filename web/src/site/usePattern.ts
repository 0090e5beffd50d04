// The pattern behind a step of logic. A trace tells its technique and its effect; the drawing is
// asked for from the position before it.
import { useEffect, useRef, useState } from 'preact/hooks';
import { useShared } from './SiteContext';
import type { Drawing } from '../model/board/drawing';
import type { Position } from '../model/hint/hint';
import type { Moment } from '../model/watch/progress';
import type { Replay } from '../model/watch/replay';
import { effectIn, stepWith } from '../model/hint/step';
import { effectOf } from '../model/watch/steps';
import type { TraceEvent } from '../model/watch/trace';

/** The drawing of the step at event `number`; null until it is here, or where there is none. */
export function usePattern(
  events: readonly TraceEvent[],
  replay: Replay,
  number: number | null,
): Drawing | null {
  const { api } = useShared();
  const kept = useRef(new Map<number, Drawing | null>());
  const [, setArrived] = useState(0);

  useEffect(() => kept.current.clear(), [events]);
  useEffect(() => {
    const technique = number === null ? undefined : events[number - 1]?.technique;
    if (number === null || technique === undefined || kept.current.has(number)) return;
    const effect = effectOf(events, number);
    const first = effect.candidates[0];
    if (!first) return;
    const before = positionAt(replay.at(number - 1));
    const abort = new AbortController();
    api.steps(before, { technique, cell: first.cell }, abort.signal).then(
      (steps) => {
        kept.current.set(number, stepWith(steps, effectIn(effect))?.drawing ?? null);
        if (!abort.signal.aborted) setArrived(number);
      },
      () => undefined, // its effect is drawn anyway
    );
    return () => abort.abort();
  }, [events, number]);

  return number === null ? null : (kept.current.get(number) ?? null);
}

function positionAt({ digits, given, candidates }: Moment): Position {
  return {
    givens: digits.map((digit, cell) => (given[cell] ? digit : 0)),
    entries: digits.flatMap((digit, cell) => (digit && !given[cell] ? [{ cell, digit }] : [])),
    notes: candidates,
    notesAre: 'candidates',
    crossedOut: [],
  };
}
