import { isDecide, type Decide } from '../me/settings';
import type { Source } from '../puzzle/puzzle';

/** What is watched of a puzzle. */
export interface Watched {
  readonly engine: string;
  readonly decide: Decide | null; // of clause learning alone
  readonly at: number | null; // the event that is shown; null: the show, from its beginning
}

/** The address of a run, at an event; it opens the same view anywhere. */
export function watchAddress(
  source: Source,
  engine: string,
  { decide = null, at = null }: Partial<Watched> = {},
): string {
  const query = new URLSearchParams('puzzle' in source ? { p: source.puzzle } : {});
  query.set('engine', engine);
  if (engine === 'cdcl' && decide !== null) query.set('decide', decide);
  if (at !== null && at > 0) query.set('at', String(at));
  return `/watch${'id' in source ? `/${encodeURIComponent(source.id)}` : ''}?${query.toString()}`;
}

/** What an address asks for. Old ones, with an event and no `decide`, were of guesses by activity. */
export function watchedIn(query: URLSearchParams, engine: string): Watched {
  const number = Number(query.get('at')?.trim() || NaN);
  const at = Number.isFinite(number) ? number : null;
  const chosen = query.get('engine') ?? engine;
  const named = query.get('decide');
  const decide = isDecide(named) ? named : at === null ? 'mrv' : 'activity';
  return { engine: chosen, decide: chosen === 'cdcl' ? decide : null, at };
}
