import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { framesOf } from '../../model/learn/frames';
import type { Lesson } from '../../model/board/layout';
import type { Step } from '../../model/hint/step';
import { Icon } from '../../view/frame/Icon';
import { EXAMPLE } from '../../words/learn';
import type { OnBoard } from './Lesson';

interface ExampleTabProps {
  readonly example: Lesson | null;
  readonly step: Step | null;
  readonly show: (board: OnBoard | null) => void;
}

const PACE = 1800;
const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The example, frame by frame; it plays once by itself unless motion is unwelcome. */
export function ExampleTab({ example, step, show }: ExampleTabProps) {
  const frames = useMemo(
    () => (example && step ? framesOf(example.layout, step) : []),
    [example, step],
  );
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(() => !still());
  const frame = frames[at];
  const last = frames.length - 1;

  useEffect(() => {
    if (!playing || frames.length === 0) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => setAt(at + 1), PACE);
    return () => clearTimeout(timer);
  }, [playing, at, frames]);
  // Before the paint, like its caption.
  useLayoutEffect(() => {
    if (frame) show({ layout: frame.layout, drawing: frame.drawing });
    return () => show(null);
  }, [frame]);

  if (!example) return <p class="nothing soft">{EXAMPLE.none}</p>;
  if (!step || !frame)
    return (
      <p class="nothing soft" role="status">
        {EXAMPLE.coming}
      </p>
    );
  const move = (to: number): void => {
    setPlaying(false);
    setAt(to);
  };
  return (
    <div class="example">
      <div class="example-head">
        <button
          type="button"
          class="plain"
          aria-label={EXAMPLE.back}
          disabled={at === 0}
          onClick={() => move(at - 1)}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          class="plain"
          aria-label={playing ? EXAMPLE.pause : EXAMPLE.play}
          onClick={() => {
            if (!playing && at === last) setAt(0);
            setPlaying(!playing);
          }}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        <button
          type="button"
          class="plain"
          aria-label={EXAMPLE.forward}
          disabled={at === last}
          onClick={() => move(at + 1)}
        >
          <Icon name="forward" />
        </button>
        <span class="dots" role="img" aria-label={EXAMPLE.frame(at + 1, frames.length)}>
          {frames.map((_, i) => (
            <i key={i} class={i <= at ? 'on' : ''} />
          ))}
        </span>
      </div>
      <h2 aria-live="polite">{frame.caption}</h2>
      <p>{step.text}</p>
      <p class="soft small">{step.summary}</p>
    </div>
  );
}
