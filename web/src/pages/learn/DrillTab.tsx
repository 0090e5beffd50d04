import { useEffect, useLayoutEffect, useReducer } from 'preact/hooks';
import { actionOf } from '../../model/game/keys';
import { practised, tested, type Studies, today } from '../../model/learn/study';
import { useShared } from '../../site/SiteContext';
import { useLoaded } from '../../site/useLoaded';
import { remaining } from '../../model/board/board';
import type { Entry } from '../../model/learn/curriculum';
import {
  isCleared,
  newDrill,
  reduceDrill,
  taskText,
  TEST_LENGTH,
  type Drill,
  type DrillAction,
  type Exercise,
} from '../../model/learn/drill';
import { neighbour } from '../../model/game/game';
import { digitsOn, questionOf, type Lesson } from '../../model/board/layout';
import { Icon } from '../../view/frame/Icon';
import { Pad } from '../../view/game/Pad';
import { Skeleton } from '../../view/frame/Skeleton';
import { DRILL } from '../../words/learn';
import type { OnBoard } from './Lesson';

interface DrillTabProps {
  readonly entry: Entry;
  readonly example: Lesson | null;
  readonly bare: boolean;
  readonly mode: Drill['mode'];
  readonly change: (how: (old: Studies) => Studies) => void;
  readonly show: (board: OnBoard | null) => void;
}

const POSITIONS = 6;
const EXAMPLE = 'example'; // of the lesson; no server knows it

/** Positions to find the technique in: fetched ones, and the example where there are none. */
export function DrillTab(props: DrillTabProps) {
  const { entry, example } = props;
  const { api } = useShared();
  const { loaded, retry } = useLoaded(`drill ${entry.key}`, async (signal) => {
    const own: Exercise[] = example ? [{ id: EXAMPLE, layout: example.layout }] : [];
    try {
      const fetched = await api.practice(entry.key, POSITIONS, signal);
      return fetched.length > 0 ? fetched : own;
    } catch (error) {
      if (signal.aborted || own.length === 0) throw error;
      return own; // a rare form, or no connection
    }
  });
  if (loaded.state === 'loading') return <Skeleton lines={6} />;
  if (loaded.state === 'failed' || loaded.value.length === 0)
    return (
      <p class="nothing">
        {loaded.state === 'failed' ? loaded.sentence : DRILL.none}{' '}
        <button type="button" class="button" onClick={retry}>
          {DRILL.retry}
        </button>
      </p>
    );
  return <Running {...props} exercises={loaded.value} again={retry} />;
}

type RunningProps = DrillTabProps & { exercises: readonly Exercise[]; again: () => void };

function Running({ entry, mode, bare, exercises, change, show, again }: RunningProps) {
  const { api } = useShared();
  const [drill, act] = useReducer(reduceDrill, undefined, () => newDrill(mode, exercises));
  const exercise = drill.exercises[drill.at]!;
  const { loaded } = useLoaded(exercise.id, (signal) =>
    api.steps(questionOf(exercise.layout), { technique: entry.key }, signal),
  );
  useEffect(() => {
    if (loaded.state === 'ready') act({ type: 'arrived', steps: loaded.value });
  }, [loaded.state, exercise]);
  // Before the paint, or for a frame the question would stand beside the board of the one before.
  useLayoutEffect(() => {
    show({
      layout: exercise.layout,
      drawing: drill.found?.drawing ?? null,
      selected: drill.selected,
      onSelect: (cell) => act({ type: 'select', cell }),
    });
    return () => show(null);
  }, [exercise, drill.found, drill.selected]);
  useRecord(entry.key, drill, change);
  useDrillKeys(drill, act);

  const places = drill.steps?.some(({ placements }) => placements.length > 0) ?? bare;
  return (
    <div class="drill">
      <div class="drill-head">
        <p class={`task state-${drill.state}`} role="status">
          {(drill.state === 'right' || drill.state === 'passed') && <Icon name="check" />}
          {drill.state === 'failed' && <Icon name="alert" />}
          {taskText(drill, entry.name, places)}
        </p>
        <p class="soft small">
          {mode === 'test'
            ? DRILL.test(drill.at + 1, drill.exercises.length)
            : DRILL.position(drill.at + 1, drill.exercises.length)}
        </p>
      </div>
      {drill.state === 'asking' ? (
        <Pad
          left={remaining(digitsOn(exercise.layout))}
          mode={places ? 'digit' : 'corner'}
          onDigit={(digit) => act({ type: 'answer', digit })}
        />
      ) : (
        <p class="found">{drill.found?.text}</p>
      )}
      <Deeds drill={drill} act={act} again={again} failed={loaded.state === 'failed'} />
    </div>
  );
}

interface DeedsProps {
  readonly drill: Drill;
  readonly act: (action: DrillAction) => void;
  readonly again: () => void;
  readonly failed: boolean;
}
function Deeds({ drill, act, again, failed }: DeedsProps) {
  if (failed) return <p role="alert">{DRILL.unchecked}</p>;
  if (drill.state === 'passed' || drill.state === 'failed')
    return (
      <p class="row">
        <button type="button" class="button lead" onClick={again}>
          {drill.state === 'passed' ? DRILL.again : DRILL.retry}
        </button>
        <a class="button" href="/learn">
          {DRILL.all}
        </a>
      </p>
    );
  if (drill.state !== 'asking')
    return (
      <p class="row">
        <button type="button" class="button lead" onClick={() => act({ type: 'next' })}>
          {isCleared(drill) ? DRILL.finish : DRILL.next}
        </button>
      </p>
    );
  return drill.mode === 'practice' ? (
    <p class="row">
      <button type="button" class="button" onClick={() => act({ type: 'show' })}>
        <Icon name="hint" />
        {DRILL.show}
      </button>
    </p>
  ) : (
    <p class="soft small">{DRILL.clear(Math.min(TEST_LENGTH, drill.exercises.length))}</p>
  );
}

/** What was done is kept, and told to the account. */
function useRecord(
  key: string,
  drill: Drill,
  change: (how: (old: Studies) => Studies) => void,
): void {
  const { api } = useShared();
  const { state, mode } = drill;
  useEffect(() => {
    if (state === 'asking' || state === 'passed') return;
    const passed = isCleared(drill);
    if (passed || state === 'failed') change((old) => tested(old, key, passed, today()));
    else if (mode === 'practice') change((old) => practised(old, key));
    const correct = state === 'right' && drill.slips === 0;
    const how = { correct, hinted: state === 'shown', ...(passed && { passed }) };
    const { id } = drill.exercises[drill.at]!;
    if (id !== EXAMPLE) void api.attempted(key, id, how).catch(() => undefined);
  }, [state, drill.at]);
}

function useDrillKeys({ selected, state }: Drill, act: (action: DrillAction) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target as Element;
      if (target.closest('input, textarea, select, [role="tablist"]')) return;
      const action = actionOf(event);
      if (action?.type === 'digit') act({ type: 'answer', digit: action.digit });
      else if (action?.type === 'move')
        act({ type: 'select', cell: neighbour(selected, action.direction) });
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [selected, state]);
}
