// Which puzzle the page offers to watch.
import { Problem, type Api } from '../../api/port';
import type { Level } from '../../model/puzzle/level';
import { DEFAULTS } from '../../model/me/settings';
import { pickAnother, pickFresh } from '../../model/puzzle/choose';
import type { PuzzleInfo } from '../../model/puzzle/puzzle';

let before: string | null = null; // the one offered last, as long as the site is open

/**
 * One of the list for this engine and level, where the server has one. Whoever opens the page is shown
 * the first of the list for clause learning, which was chosen to be seen first.
 */
export async function offer(
  api: Api,
  level: Level,
  engine: string,
  signal: AbortSignal,
): Promise<PuzzleInfo | null> {
  const list = await api.watchable(level, engine, signal).catch((error: unknown) => {
    // A server that knows no such list, or no such engine, still has the level.
    if (error instanceof Problem && error.status >= 400 && error.status < 500) return [];
    throw error;
  });
  const opening = before === null && level === DEFAULTS.watchLevel && engine === DEFAULTS.engine;
  const offered =
    (opening ? list[0] : pickAnother(list, before)) ??
    (await pickFresh((after) => api.puzzles(level, after, signal), []));
  before = offered?.id ?? before;
  return offered;
}
