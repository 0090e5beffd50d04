// A promise as something to draw: on its way, there, or failed with a sentence.
import { useEffect, useState } from 'preact/hooks';
import { Problem } from '../api/port';

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly sentence: string; readonly status: number };

export const sentenceOf = (error: unknown): string =>
  error instanceof Problem ? error.message : 'Something went wrong on this page. Please try again.';

/** Loads anew whenever `key` changes, and on `retry`. An answer that comes too late is dropped. */
export function useLoaded<T>(
  key: string,
  load: (signal: AbortSignal) => Promise<T>,
): { loaded: Loaded<T>; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [held, setHeld] = useState<{ key: string; loaded: Loaded<T> } | null>(null);
  const wanted = `${key}#${attempt}`;
  useEffect(() => {
    const abort = new AbortController();
    const settle = (loaded: Loaded<T>): void => {
      if (!abort.signal.aborted) setHeld({ key: wanted, loaded });
    };
    load(abort.signal).then(
      (value) => settle({ state: 'ready', value }),
      (error: unknown) =>
        settle({
          state: 'failed',
          sentence: sentenceOf(error),
          status: error instanceof Problem ? error.status : 0,
        }),
    );
    return () => abort.abort();
    // `load` is as new as every drawing; the key says what it loads.
  }, [wanted]);
  const loaded: Loaded<T> = held?.key === wanted ? held.loaded : { state: 'loading' };
  return { loaded, retry: () => setAttempt((n) => n + 1) };
}
