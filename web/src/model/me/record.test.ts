import { expect, it } from 'vitest';
import { betterOf, recordOf } from './record';

it('counts what was solved by level, with best and average times', () => {
  const rows = recordOf([
    { level: 'hard', time: 60_000, hints: 0 },
    { level: 'hard', time: 120_000, hints: 0 },
    { level: 'very-hard', time: 0, hints: 0 },
    { level: 'own', time: 9000, hints: 0 },
  ]);
  const of = (level: string) => rows.find((row) => row.level === level)!;
  expect(of('hard')).toMatchObject({ solved: 2, best: 60_000, average: 90_000 });
  expect(of('very-hard')).toMatchObject({ solved: 1, best: null, average: null });
  expect(of('easy').solved).toBe(0);
  expect(of('own')).toMatchObject({ title: 'Your own', solved: 1 });
  expect(recordOf([]).some(({ level }) => level === 'own')).toBe(false);
});

it('takes no record from a game with hints', () => {
  const [hard] = recordOf([
    { level: 'hard', time: 12_000, hints: 26 },
    { level: 'hard', time: 60_000, hints: 0 },
    { level: 'hard', time: 90_000, hints: 0 },
  ]).filter(({ level }) => level === 'hard');
  const times = { best: 60_000, average: 75_000, median: 75_000 };
  expect(hard).toMatchObject({ solved: 3, aided: 1, ...times });
  const aided = recordOf([{ level: 'hard', time: 12_000, hints: 1 }])[3];
  expect(aided).toMatchObject({ solved: 1, aided: 1, best: null, average: null, median: null });
});

it('takes none from a game whose hints nobody knows, and does not say that it had some', () => {
  const hard = recordOf([{ level: 'hard', time: 12_000, hints: null }])[3];
  expect(hard).toMatchObject({ solved: 1, aided: 0, best: null, average: null, median: null });
});

it.each([
  [0, 60, 26, 12, 'first'],
  [1, 60, 0, 90, 'second'],
  [0, 60, 0, 50, 'second'],
  [2, 50, 3, 40, 'first'],
  [null, 40, 3, 50, 'second'],
])('of %o hints in %i s and %o hints in %i s the %s is better', (h, t, hints, time, which) => {
  const [a, b] = [
    { level: 'hard', time: t, hints: h },
    { level: 'hard', time, hints },
  ];
  expect(betterOf(a, b)).toBe(which === 'first' ? a : b);
});
