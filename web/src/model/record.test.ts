import { expect, it } from 'vitest';
import { recordOf } from './record';

it('counts what was solved by level, with best and average times', () => {
  const rows = recordOf([
    { level: 'hard', time: 60_000 },
    { level: 'hard', time: 120_000 },
    { level: 'very-hard', time: 0 },
    { level: 'own', time: 9000 },
  ]);
  const of = (level: string) => rows.find((row) => row.level === level)!;
  expect(of('hard')).toMatchObject({ solved: 2, best: 60_000, average: 90_000 });
  expect(of('very-hard')).toMatchObject({ solved: 1, best: null, average: null });
  expect(of('easy').solved).toBe(0);
  expect(of('own')).toMatchObject({ title: 'Your own', solved: 1 });
  expect(recordOf([]).some(({ level }) => level === 'own')).toBe(false);
});
