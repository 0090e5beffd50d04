import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isSetAside, type TraceEvent } from '../../model/watch/trace';
import './story.css';

const ROW = 48; // as in story.css
const SPARE = 3; // rows drawn beyond either edge

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
  // Where a chapter is told whole, its lines are counted; else the last one that was told.
  const line = at - (events[0]?.n ?? 1);
  const here = events[line]?.n === at ? line : events.findLastIndex((event) => event.n <= at);
  const { top, height } = useSight(box, here, events.length);

  const first = Math.max(0, Math.floor(top / ROW) - SPARE);
  const rows = Math.ceil(height / ROW) + 1 + 2 * SPARE;
  return (
    <div class="story" ref={box} tabIndex={0} role="region" aria-label="The story">
      <ol style={{ height: events.length * ROW }}>
        {events.slice(first, first + rows).map((event, i) => {
          const { title, text } = say(event);
          const place = first + i;
          return (
            // A row that leaves the sight comes back with the next line that enters it.
            <li key={place % rows} style={{ top: place * ROW }}>
              <button
                type="button"
                class={isSetAside(event) ? 'line' : `line kind-${event.kind}`}
                title={text}
                tabIndex={-1}
                {...(place === here ? { 'aria-current': 'step' as const } : {})}
                onClick={() => onSeek(event.n)}
              >
                <span class="line-number">{numberOf?.(event) ?? event.n}</span>
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

interface Sight {
  readonly top: number;
  readonly height: number;
}

/**
 * What is in sight of so many lines: where the reader scrolls, and line `here` when it becomes
 * another. The place is known before it is scrolled to, so that nothing is laid out twice.
 */
function useSight(
  box: { readonly current: HTMLDivElement | null },
  here: number,
  lines: number,
): Sight {
  const sight = useRef<Sight>({ top: 0, height: 600 });
  const scrolled = useRef(0); // where the box stands
  const told = useRef(-1);
  const latest = useRef<[number, number]>([here, lines]);
  latest.current = [here, lines];
  const [, redraw] = useState<Sight>(sight.current);
  if (told.current !== here) sight.current = following(sight.current, here, lines);
  told.current = here;

  useEffect(() => {
    const scroller = box.current!;
    const look = (): void => {
      const { scrollTop: top, clientHeight: height } = scroller;
      scrolled.current = top;
      if (sight.current.top === top && sight.current.height === height) return;
      // A place that grew or shrank still shows the line.
      const shrunk = height !== sight.current.height && told.current >= 0;
      sight.current = shrunk ? following({ top, height }, ...latest.current) : { top, height };
      redraw(sight.current);
      if (sight.current.top !== top) scroller.scrollTop = scrolled.current = sight.current.top;
    };
    const watcher = new ResizeObserver(look);
    watcher.observe(scroller);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, []);
  useLayoutEffect(() => {
    const { top } = sight.current;
    if (scrolled.current !== top) box.current!.scrollTop = scrolled.current = top;
  }, [here]);
  return sight.current;
}

/** The sight moved, where it must be, that a line is seen with the ones around it. */
function following({ top, height }: Sight, here: number, lines: number): Sight {
  const line = here * ROW;
  if (line >= top + ROW && line <= top + height - 2 * ROW) return { top, height };
  const wanted = Math.min(line - height / 3, lines * ROW - height);
  return { top: Math.max(0, Math.round(wanted)), height };
}
