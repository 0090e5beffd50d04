import { useLayoutEffect, useMemo } from 'preact/hooks';
import { cellsOn, isBlank, type Layout } from '../../model/board/layout';
import { Replay } from '../../model/watch/replay';
import { effectOf } from '../../model/watch/steps';
import type { TraceEvent } from '../../model/watch/trace';
import { useTechniques } from '../../site/useTechniques';
import { Icon } from '../../view/frame/Icon';
import { Failed } from './Failed';
import { Skeleton } from '../../view/frame/Skeleton';
import { Story } from '../../view/watch/Story';
import { PATH } from '../../words/analyse';
import { usePattern } from '../../site/usePattern';
import type { Shown } from './Analyse';
import { usePath, type Path } from './look';

interface PathTabProps {
  readonly layout: Layout;
  readonly proper: boolean;
  readonly step: number; // 1.. ; 0 before any
  readonly onStep: (step: number) => void;
  readonly show: (shown: Shown | null) => void;
}

/** The whole way to the solution by logic, from the board as it is. */
export function PathTab(props: PathTabProps) {
  const { loaded, retry } = usePath(props.layout, props.proper);
  if (!props.proper)
    return <p class="nothing soft">{isBlank(props.layout) ? PATH.empty : PATH.improper}</p>;
  if (loaded.state === 'failed') return <Failed sentence={loaded.sentence} retry={retry} />;
  if (loaded.state === 'loading' || !loaded.value) return <Skeleton lines={9} />;
  return <Walk {...props} path={loaded.value} />;
}

function Walk({ path, layout, step, onStep, show }: PathTabProps & { path: Path }) {
  const { events } = path;
  const nameOf = useTechniques('logic');
  const replay = useMemo(() => new Replay(events), [events]);
  const steps = useMemo(() => events.filter(({ kind }) => kind === 'step'), [events]);
  const at = Math.min(Math.max(1, step), steps.length);
  const event = steps[at - 1];
  const before = useMemo(() => (event ? layoutBefore(replay, event) : layout), [event, layout]);
  // Until the engine has drawn the reason, the effect alone.
  const effect = useMemo(() => (event ? effectOf(events, event.n) : null), [events, event]);
  const drawing = usePattern(events, replay, event?.n ?? null) ?? effect;

  // Before the paint, like its number and its reason.
  useLayoutEffect(() => {
    show({ cells: cellsOn(before, 'candidates'), drawing });
    return () => show(null);
  }, [before, drawing]);

  if (!event) return <p class="nothing soft">{PATH.none}</p>;
  return (
    <div class="walk">
      <div class="walk-head">
        <button
          type="button"
          class="plain"
          aria-label={PATH.back}
          disabled={at <= 1}
          onClick={() => onStep(at - 1)}
        >
          <Icon name="back" />
        </button>
        <p>{PATH.where(at, steps.length)}</p>
        <button
          type="button"
          class="plain"
          aria-label={PATH.forward}
          disabled={at >= steps.length}
          onClick={() => onStep(at + 1)}
        >
          <Icon name="forward" />
        </button>
      </div>
      <p class="walk-reason" aria-live="polite">
        <b>{nameOf(event.technique ?? '')}. </b>
        {event.text}
      </p>
      <Story
        events={steps}
        say={(told) => ({ title: nameOf(told.technique ?? ''), text: told.text })}
        numberOf={(told) => steps.indexOf(told) + 1}
        at={event.n}
        onSeek={(n) => onStep(steps.findIndex((told) => told.n === n) + 1)}
      />
    </div>
  );
}

function layoutBefore(replay: Replay, event: TraceEvent): Layout {
  const moment = replay.at(event.n - 1);
  return {
    givens: moment.digits.map((digit, cell) => (moment.given[cell] ? digit : 0)),
    marks: moment.digits.map((digit, cell) => ({
      digit,
      notes: digit ? 0 : moment.candidates[cell]!,
    })),
  };
}
