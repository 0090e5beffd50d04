import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { cellsOn, isBlank, type Layout } from '../../model/board/layout';
import type { SheetAction } from '../../model/analyse/sheet';
import { byTechnique, effectText, perform, type Step } from '../../model/hint/step';
import { Failed } from './Failed';
import { Skeleton } from '../../view/frame/Skeleton';
import { STEPS } from '../../words/analyse';
import type { Shown } from './Analyse';
import { useSteps } from './look';

interface StepsTabProps {
  readonly layout: Layout;
  readonly proper: boolean;
  readonly act: (action: SheetAction) => void;
  readonly show: (shown: Shown | null) => void;
}

/** Everything that can be done now, easiest first; one of them on the board. */
export function StepsTab({ layout, proper, act, show }: StepsTabProps) {
  const { loaded, retry } = useSteps(layout, proper);
  const [at, setAt] = useState(0);
  const steps = loaded.state === 'ready' ? loaded.value : null;
  const step = steps?.[at] ?? null;

  useEffect(() => setAt(0), [layout]);
  // Before the paint, like the list.
  useLayoutEffect(() => {
    if (proper) show({ cells: cellsOn(layout, 'candidates'), drawing: step?.drawing ?? null });
    return () => show(null);
  }, [layout, proper, step]);

  if (!proper) return <p class="nothing soft">{isBlank(layout) ? STEPS.empty : STEPS.improper}</p>;
  if (loaded.state === 'failed') return <Failed sentence={loaded.sentence} retry={retry} />;
  if (!steps) return <Skeleton lines={9} />;
  if (steps.length === 0)
    return (
      <p class="nothing soft">
        {layout.marks.every(({ digit }) => digit) ? STEPS.full : STEPS.none}
      </p>
    );
  return (
    <div class="steps">
      {byTechnique(steps).map((group) => (
        <Group
          key={group.name}
          {...group}
          chosen={step}
          choose={(wanted) => setAt(steps.indexOf(wanted))}
          perform={(wanted) => act({ type: 'load', layout: perform(layout, wanted) })}
        />
      ))}
    </div>
  );
}

interface GroupProps {
  readonly name: string;
  readonly steps: readonly Step[];
  readonly chosen: Step | null;
  readonly choose: (step: Step) => void;
  readonly perform: (step: Step) => void;
}
const FEW = 12;

function Group({ name, steps, chosen, choose, perform: doIt }: GroupProps) {
  const [all, setAll] = useState(false);
  const seen = all ? steps : steps.slice(0, FEW);
  return (
    <section>
      <h2>
        <a href={`/learn/${steps[0]!.technique}`}>{name}</a>
        <span class="count">{steps.length}</span>
      </h2>
      <ul>
        {seen.map((step) => (
          <li key={step.summary}>
            <button
              type="button"
              class="step-line"
              aria-pressed={step === chosen}
              title={step.summary}
              onClick={() => choose(step)}
            >
              {effectText(step)}
            </button>
            {step === chosen && (
              <div class="step-reason">
                <p>{step.text}</p>
                <button type="button" class="button" onClick={() => doIt(step)}>
                  {STEPS.perform}
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {steps.length > seen.length && (
        <button type="button" class="more" onClick={() => setAll(true)}>
          {STEPS.more(steps.length - seen.length)}
        </button>
      )}
    </section>
  );
}
