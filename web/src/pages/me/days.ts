// Days and times as they are written on this page.

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** `2026-11-16` as "16 Nov". */
export const dayText = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

/** A moment where the player is. */
export const momentText = (moment: string): string => MOMENT.format(new Date(moment));
