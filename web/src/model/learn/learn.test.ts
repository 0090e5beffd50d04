import { catalogue } from 'virtual:lessons';
import { describe, expect, it } from 'vitest';
import { EMPTY } from '../board/board';
import { ladder, nextKey, STAGES, titleOf, type Entry } from './curriculum';
import {
  isCleared,
  newDrill,
  reduceDrill,
  taskText,
  TEST_LENGTH,
  type Drill,
  type DrillAction,
} from './drill';
import { NO_DRAWING } from '../board/drawing';
import { layoutOf } from '../board/layout';
import type { Step } from '../hint/step';
import { addDays, dueKeys, mergeStudies, parseStudies, practised, tested } from './study';

const entry = (key: string, family: string, points: number | null = 4, name = key): Entry => ({
  key,
  name,
  points,
  unique: false,
  family,
});
const CATALOGUE = [
  entry('full-house', 'full-house'),
  entry('hidden-single-box', 'hidden-single', 14, 'Hidden Single'),
  entry('hidden-single-line', 'hidden-single', 14, 'Hidden Single'),
  entry('naked-5', 'naked-sets', null),
  entry('pointing', 'locked-candidates', 50),
  entry('something-new', 'new-family', null),
];

describe('the ladder', () => {
  it('has every technique once, unknown families at the end', () => {
    const rungs = ladder(CATALOGUE);
    const keys = rungs.flatMap(({ main, rare }) => [...main, ...rare]).map(({ key }) => key);
    expect(keys.sort()).toEqual(CATALOGUE.map(({ key }) => key).sort());
    expect(rungs.at(-1)!.main[0]!.key).toBe('something-new');
    expect(rungs[1]!.rare.map(({ key }) => key)).toEqual(['naked-5']);
  });
  it('has a stage for every family that the pages know, and no stage for one they do not', () => {
    const known = [...new Set(catalogue.map(({ family }) => family))].sort();
    expect(STAGES.flatMap(({ families }) => families).sort()).toEqual(known);
    for (const { main } of ladder(catalogue)) expect(main.length).toBeGreaterThan(0);
  });
  it('tells forms with one name apart, and leads on', () => {
    expect(titleOf(CATALOGUE[1]!, CATALOGUE)).toBe('Hidden Single (box)');
    expect(titleOf(CATALOGUE[0]!, CATALOGUE)).toBe('full-house');
    expect(nextKey(CATALOGUE, 'hidden-single-line')).toBe('pointing');
    expect(nextKey(CATALOGUE, 'something-new')).toBeNull();
  });
});

describe('studies', () => {
  const today = '2026-02-27';
  it('come back after longer and longer times', () => {
    let studies = tested({}, 'a', true, today);
    expect(studies.a).toMatchObject({ cleared: true, due: '2026-02-28', box: 0 });
    expect(dueKeys(studies, today)).toEqual([]);
    expect(dueKeys(studies, '2026-02-28')).toEqual(['a']);
    studies = tested(studies, 'a', true, '2026-02-28');
    expect(studies.a!.due).toBe('2026-03-03');
    expect(tested(studies, 'a', true, '2026-03-01')).toEqual(studies); // too early to count
    expect(tested(studies, 'a', false, '2026-03-03').a).toMatchObject({
      box: 0,
      due: '2026-03-04',
    });
  });
  it('are not due before they were cleared', () => {
    const failed = tested(practised({}, 'a'), 'a', false, today);
    expect(failed.a).toMatchObject({ practised: 1, cleared: false, due: null });
  });
  it('survive damage, and merge', () => {
    expect(parseStudies('{')).toEqual({});
    expect(parseStudies('{"a":{"box":99,"due":4}}').a).toMatchObject({ box: 4, due: null });
    const merged = mergeStudies(tested({}, 'a', true, today), practised(practised({}, 'a'), 'b'));
    expect([merged.a!.cleared, merged.a!.practised, merged.b!.practised]).toEqual([true, 1, 1]);
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });
});

describe('a drill', () => {
  const step: Step = {
    technique: 'x',
    name: 'X',
    cost: 1,
    placements: [],
    eliminations: [{ cell: 3, digit: 7 }],
    summary: '',
    text: '',
    drawing: NO_DRAWING,
  };
  const exercises = [1, 2, 3, 4].map((n) => ({ id: String(n), layout: layoutOf(EMPTY) }));
  const after = (drill: Drill, ...actions: DrillAction[]): Drill =>
    actions.reduce(reduceDrill, drill);
  const right: DrillAction[] = [
    { type: 'arrived', steps: [step] },
    { type: 'select', cell: 3 },
    { type: 'answer', digit: 7 },
  ];
  it('takes any candidate that goes, and lets a slip be mended in practice', () => {
    const drill = newDrill('practice', exercises);
    const slipped = after(drill, right[0]!, right[1]!, { type: 'answer', digit: 6 });
    expect(taskText(slipped, 'X', false)).toBe('6 in r1c4 is not it. Look again.');
    const done = after(slipped, { type: 'answer', digit: 7 });
    expect([done.state, done.found]).toEqual(['right', step]);
    expect(after(done, { type: 'next' })).toMatchObject({ at: 1, state: 'asking', steps: null });
    expect(after(drill, { type: 'arrived', steps: [step] }, { type: 'show' }).state).toBe('shown');
  });
  it('takes an answer that comes before the steps do, unless another cell is chosen then', () => {
    const [come, choose, press] = right as [DrillAction, DrillAction, DrillAction];
    const early = after(newDrill('practice', exercises), choose, press);
    expect(early.state).toBe('asking');
    expect(after(early, come)).toMatchObject({ state: 'right', found: step });
    expect(after(early, { type: 'select', cell: 4 }, come).state).toBe('asking');
  });
  it('shows the answer when the steps come, whatever is pressed until then', () => {
    const [come, choose, press] = right as [DrillAction, DrillAction, DrillAction];
    const asked = after(newDrill('practice', exercises), { type: 'show' });
    expect(asked.state).toBe('asking');
    expect(after(asked, come)).toMatchObject({ state: 'shown', found: step });
    expect(after(asked, choose, press, come)).toMatchObject({ state: 'shown', slips: 0 });
    expect(after(newDrill('test', exercises), { type: 'show' }, come).state).toBe('asking');
  });
  it('starts again after the last position', () => {
    const one = newDrill('practice', exercises.slice(0, 1));
    const again = after(one, ...right, { type: 'next' });
    expect(again).toMatchObject({ at: 0, state: 'asking' });
    expect(after(again, { type: 'show' }).state).toBe('shown'); // the same steps: none arrive anew
  });
  it('is passed without a slip, and failed with one', () => {
    let drill = newDrill('test', exercises);
    expect(drill.exercises).toHaveLength(TEST_LENGTH);
    for (let i = 1; i < TEST_LENGTH; ++i) {
      expect(isCleared(after(drill, ...right))).toBe(false);
      drill = after(drill, ...right, { type: 'next' });
    }
    expect([isCleared(drill), isCleared(after(drill, ...right))]).toEqual([false, true]);
    expect(after(drill, ...right, { type: 'next' }).state).toBe('passed');
    const failed = after(newDrill('test', exercises), right[0]!, right[1]!, {
      type: 'answer',
      digit: 1,
    });
    expect([failed.state, failed.found]).toEqual(['failed', step]);
    expect(after(failed, { type: 'next' })).toBe(failed);
    const cheat = after(newDrill('test', exercises), right[0]!, { type: 'show' });
    expect(cheat.state).toBe('asking');
  });
  it('says what is to be done', () => {
    expect(taskText(newDrill('test', exercises), 'X-Wing', false)).toContain('crossed out');
    expect(taskText(newDrill('test', exercises), 'Full House', true)).toContain('its digit');
  });
});
