import type { Source } from '../../api/port';

/** The address of a run at an event; it opens the same view anywhere. */
export function watchAddress(source: Source, engine: string, at = 0): string {
  const query = new URLSearchParams('puzzle' in source ? { p: source.puzzle } : {});
  query.set('engine', engine);
  if (at > 0) query.set('at', String(at));
  return `/watch${'id' in source ? `/${encodeURIComponent(source.id)}` : ''}?${query.toString()}`;
}
