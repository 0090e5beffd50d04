// The time played: runs only while the game is looked at. The caller says what time it is.

export interface Clock {
  readonly elapsed: number; // milliseconds before the current run
  readonly since: number | null; // when the current run began; null = stopped
}

export const stopped = (elapsed = 0): Clock => ({ elapsed, since: null });
export const start = (clock: Clock, now: number): Clock =>
  clock.since === null ? { ...clock, since: now } : clock;
export const read = (clock: Clock, now: number): number =>
  clock.elapsed + (clock.since === null ? 0 : Math.max(0, now - clock.since));
export const stop = (clock: Clock, now: number): Clock => stopped(read(clock, now));

/** 75,000 ms as `1:15`; hours only when there are any. */
export function formatTime(milliseconds: number): string {
  const all = Math.floor(milliseconds / 1000);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
