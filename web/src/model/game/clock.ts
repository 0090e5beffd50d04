// The time played: what this browser has counted, and what other devices have. The caller says what
// time it is.

export interface Played {
  readonly mine: number; // milliseconds, in this browser
  readonly others: number; // on other devices, as the server told
  readonly at: number; // counted up to this moment, by whichever window
}
export const UNPLAYED: Played = { mine: 0, others: 0, at: 0 };

export const total = ({ mine, others }: Played): number => mine + others;

/** The clock is read each second. After a longer silence the machine was asleep: nobody played. */
const ASLEEP = 15_000;

/**
 * Counted up to now, for a window that is looked at since its last look `since`. What another
 * window of this browser has counted meanwhile is not counted twice; nor is a clock that was set
 * back.
 */
export function counted(played: Played, since: number, now: number): Played {
  const passed = now - Math.max(since, Math.min(played.at, now));
  return { ...played, mine: played.mine + (passed > 0 && passed < ASLEEP ? passed : 0), at: now };
}

/** A game that begins anew on the server brings all its time along. */
export const asMine = (played: Played): Played => ({ ...played, mine: total(played), others: 0 });

/** As text, and back. Earlier visits kept one number: whose time it was is not known. */
export const writePlayed = (played: Played): string => JSON.stringify(played);
export function readPlayed(text: string | null): Played {
  try {
    const kept = JSON.parse(text ?? '') as Partial<Played> | number | null;
    const { mine, others, at } = typeof kept === 'number' ? { others: kept } : (kept ?? {});
    return { mine: amount(mine), others: amount(others), at: amount(at) };
  } catch {
    return UNPLAYED;
  }
}
const amount = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;

/** 75,000 ms as `1:15`; hours only when there are any. */
export function formatTime(milliseconds: number): string {
  const all = Math.floor(milliseconds / 1000);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
