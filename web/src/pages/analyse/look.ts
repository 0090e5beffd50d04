// What the engine says of the board, asked anew whenever it changes, a breath later.
import { useShared } from '../../site/SiteContext';
import { useLoaded, type Loaded } from '../../site/useLoaded';
import { repeats, toLine } from '../../model/board/board';
import {
  digitsOn,
  isBlank,
  questionOf,
  toCompact,
  toLibraryLine,
  type Layout,
} from '../../model/board/layout';
import type { Rating } from '../../model/puzzle/rating';
import type { Step } from '../../model/hint/step';
import type { TraceEvent } from '../../model/watch/trace';
import type { Check } from '../../model/analyse/verdict';

const BREATH = 120;

const breath = (signal: AbortSignal): Promise<void> =>
  new Promise((done, stop) => {
    const timer = setTimeout(done, BREATH);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      stop(new DOMException('Aborted', 'AbortError'));
    });
  });

/** Loads while `wanted`; without it, nothing is asked. */
function useAsked<T>(
  key: string,
  wanted: boolean,
  ask: (signal: AbortSignal) => Promise<T>,
): { loaded: Loaded<T | null>; retry: () => void } {
  return useLoaded<T | null>(wanted ? key : '', async (signal) => {
    if (!wanted) return null;
    await breath(signal);
    return ask(signal);
  });
}

const sound = (layout: Layout): boolean => !isBlank(layout) && repeats(digitsOn(layout)).size === 0;

export function useCheck(layout: Layout): { loaded: Loaded<Check | null>; retry: () => void } {
  const { api } = useShared();
  const line = toLine(layout.givens);
  return useAsked(line, sound(layout), (signal) => api.check(line, signal));
}

export function useRating(
  layout: Layout,
  wanted: boolean,
): { loaded: Loaded<Rating | null>; retry: () => void } {
  const { api } = useShared();
  return useAsked(toLine(layout.givens), wanted, (signal) => api.rate(layout.givens, signal));
}

const COUNTED = 10_000;
export function useCount(
  layout: Layout,
  wanted: boolean,
): Loaded<{ readonly solutions: number; readonly complete: boolean } | null> {
  const { api } = useShared();
  return useAsked(toLine(layout.givens), wanted, (signal) =>
    api.count(layout.givens, COUNTED, signal),
  ).loaded;
}

export function useSteps(
  layout: Layout,
  wanted: boolean,
): { loaded: Loaded<readonly Step[] | null>; retry: () => void } {
  const { api } = useShared();
  return useAsked(toCompact(layout), wanted, (signal) =>
    api.steps(questionOf(layout), undefined, signal),
  );
}

export interface Path {
  readonly events: readonly TraceEvent[];
  readonly text: string;
}
export function usePath(
  layout: Layout,
  wanted: boolean,
): { loaded: Loaded<Path | null>; retry: () => void } {
  const { api } = useShared();
  return useAsked(toCompact(layout), wanted, (signal) => api.path(toLibraryLine(layout), signal));
}
