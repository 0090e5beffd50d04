import { useEffect, useRef, useState } from 'preact/hooks';
import type { TraceEvent } from '../model/trace';
import './story.css';

const ROW = 48; // as in story.css
const SPARE = 6; // rows drawn beyond either edge

interface StoryProps {
  readonly events: readonly TraceEvent[]; // those that are told, in order
  readonly say: (event: TraceEvent) => { readonly title: string | null; readonly text: string };
  readonly numberOf?: (event: TraceEvent) => number; // as it is counted; by event when not given
  readonly at: number;
  readonly onSeek: (at: number) => void;
}

/** The sentences of a trace. Only those in sight are drawn: a trace may have a million. */
export function Story({ events, say, numberOf, at, onSeek }: StoryProps) {
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 600 });
  // Where all events are told, event n is line n; else the last one that was told.
  const here = events[at - 1]?.n === at ? at - 1 : events.findLastIndex((event) => event.n <= at);
  const look = (): void => {
    const { scrollTop: top, clientHeight: height } = box.current!;
    setView((old) => (old.top === top && old.height === height ? old : { top, height }));
  };

  useEffect(() => {
    const watcher = new ResizeObserver(look);
    watcher.observe(box.current!);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => {
    const scroller = box.current!;
    const top = here * ROW;
    const inSight =
      top >= scroller.scrollTop + ROW &&
      top <= scroller.scrollTop + scroller.clientHeight - 2 * ROW;
    if (!inSight) scroller.scrollTop = Math.max(0, top - scroller.clientHeight / 3);
    look();
  }, [here]);

  const first = Math.max(0, Math.floor(view.top / ROW) - SPARE);
  const last = Math.min(events.length, Math.ceil((view.top + view.height) / ROW) + SPARE);
  return (
    <div class="story" ref={box} onScroll={look} tabIndex={0} role="region" aria-label="The story">
      <ol style={{ height: events.length * ROW }}>
        {events.slice(first, last).map((event, i) => {
          const number = event.n;
          const { title, text } = say(event);
          return (
            <li key={number} style={{ top: (first + i) * ROW }}>
              <button
                type="button"
                class={`line kind-${event.kind}`}
                title={text}
                tabIndex={-1}
                {...(first + i === here ? { 'aria-current': 'step' as const } : {})}
                onClick={() => onSeek(number)}
              >
                <span class="line-number">{numberOf?.(event) ?? number}</span>
                <span class="line-text">
                  {title !== null && <b>{title}. </b>}
                  {text}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
