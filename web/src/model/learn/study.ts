// What has been learnt, and when it is due again. Each success moves a technique to a longer
// interval, a failure back to the shortest: what is forgotten comes back soon.

export interface Study {
  readonly practised: number; // positions done
  readonly cleared: boolean; // its test was passed
  readonly box: number; // index of the interval
  readonly due: string | null; // day, as 2026-11-16
}
export type Studies = Readonly<Record<string, Study>>;

export const NEW_STUDY: Study = { practised: 0, cleared: false, box: 0, due: null };
const DAYS = [1, 3, 7, 21, 60];

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** A practice position was done; only the count grows. */
export const practised = (studies: Studies, key: string): Studies => {
  const study = studies[key] ?? NEW_STUDY;
  return { ...studies, [key]: { ...study, practised: study.practised + 1 } };
};

/** A test was passed or failed. */
export function tested(studies: Studies, key: string, passed: boolean, today: string): Studies {
  const study = studies[key] ?? NEW_STUDY;
  // A test passed before it is due again shows nothing new.
  const early = study.cleared && study.due !== null && study.due > today;
  const box = !passed
    ? 0
    : early || !study.cleared
      ? study.box
      : Math.min(study.box + 1, DAYS.length - 1);
  const due = passed && early ? study.due : addDays(today, DAYS[box]!);
  return {
    ...studies,
    [key]: {
      ...study,
      cleared: study.cleared || passed,
      box,
      due: passed || study.cleared ? due : null,
    },
  };
}

/** Cleared techniques whose day has come, the longest waiting first. */
export const dueKeys = (studies: Studies, today: string): string[] =>
  Object.entries(studies)
    .filter(([, { cleared, due }]) => cleared && due !== null && due <= today)
    .sort(([, a], [, b]) => (a.due! < b.due! ? -1 : 1))
    .map(([key]) => key);

export function parseStudies(text: string | null): Studies {
  try {
    const kept = JSON.parse(text ?? '{}') as Record<string, Partial<Study>>;
    return Object.fromEntries(
      Object.entries(kept).map(([key, study]) => [
        key,
        {
          practised: Number.isInteger(study.practised) ? study.practised! : 0,
          cleared: study.cleared === true,
          box: Number.isInteger(study.box) ? Math.max(0, Math.min(study.box!, DAYS.length - 1)) : 0,
          due: typeof study.due === 'string' ? study.due : null,
        },
      ]),
    );
  } catch {
    return {};
  }
}

/** What two devices know together. */
export function mergeStudies(a: Studies, b: Studies): Studies {
  const merged: Record<string, Study> = { ...a };
  for (const [key, theirs] of Object.entries(b)) {
    const ours = merged[key];
    merged[key] = ours
      ? {
          practised: Math.max(ours.practised, theirs.practised),
          cleared: ours.cleared || theirs.cleared,
          box: Math.max(ours.box, theirs.box),
          due:
            [ours.due, theirs.due]
              .filter((day) => day !== null)
              .sort()
              .at(-1) ?? null,
        }
      : theirs;
  }
  return merged;
}

/** Today where the player is. */
export const today = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};
