// A run of an engine as it comes in: the first page at once, the others in the background.
import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import type { Page, Run } from '../../api/port';
import type { Source } from '../../model/puzzle/puzzle';
import { useShared } from '../../site/SiteContext';
import { sentenceOf, useLoaded, type Loaded } from '../../site/useLoaded';
import { direct, type Timeline } from '../../model/watch/director';
import { EventIndex } from '../../model/watch/eventIndex';
import {
  chapterOf,
  IDLE,
  reducePlayer,
  type Player,
  type PlayerAction,
} from '../../model/watch/player';
import { Replay } from '../../model/watch/replay';
import { restsOf } from '../../model/watch/steps';
import type { TraceEvent } from '../../model/watch/trace';
import type { Watched } from '../../model/watch/address';

// So much is fetched unasked; of longer traces what lies ahead of the viewers follows them.
const UNASKED = 50_000;
const AHEAD = 20_000;
const DIRECTED = 200_000; // a show is directed as a whole: so much is fetched while it plays

export interface Watching {
  readonly loaded: Loaded<Run>;
  readonly retry: () => void;
  readonly events: readonly TraceEvent[];
  readonly index: EventIndex;
  readonly replay: Replay;
  readonly player: Player;
  readonly act: (action: PlayerAction) => void;
  readonly missing: string | null; // why the rest does not come
  readonly resume: () => void;
}

export function useRun(source: Source, { engine, decide, at }: Watched): Watching {
  const { api } = useShared();
  const key = JSON.stringify([source, engine, decide]);
  const { loaded, retry } = useLoaded(key, (signal) => api.run(source, { engine, decide }, signal));
  const run = loaded.state === 'ready' ? loaded.value : null;
  const events = useMemo<TraceEvent[]>(() => [...(run?.events ?? [])], [run]);
  const index = useMemo(() => new EventIndex(events), [events]);
  const replay = useMemo(() => new Replay(events), [events]);
  const [player, act] = useReducer(reducePlayer, IDLE);
  const next = useRef<Page | null>(null);
  const [missing, setMissing] = useState<string | null>(null);

  const arrived = (): PlayerAction => ({
    type: 'loaded',
    loaded: events.length,
    solution: index.next('solution', 0),
    // Only logic moves in steps of several events; its stories are short.
    rests: engine === 'logic' ? restsOf(events) : null,
  });
  useEffect(() => {
    if (!run) return;
    next.current = run.next;
    act({ type: 'open', total: run.total, at });
    act(arrived());
  }, [run]);

  const unasked = player.solution === null && player.playing ? DIRECTED : UNASKED;
  const hungry = player.loaded < Math.max(unasked, player.wanted + AHEAD);
  useEffect(() => {
    const page = next.current;
    if (!run || !page || !hungry || missing !== null) return;
    const abort = new AbortController();
    page.load(abort.signal).then(
      (answer) => {
        if (abort.signal.aborted) return;
        for (const event of answer.events) events.push(event);
        next.current = answer.next;
        act(arrived());
      },
      (error: unknown) => {
        if (!abort.signal.aborted) setMissing(sentenceOf(error));
      },
    );
    return () => abort.abort();
  }, [run, player.loaded, hungry, missing]);

  useTicking(player.playing, useTimeline(events, player), act);
  const resume = (): void => setMissing(null);
  return { loaded, retry, events, index, replay, player, act, missing, resume };
}

/** The director's plan for the chapter; made again when so much more has come that it must be another. */
function useTimeline(events: readonly TraceEvent[], player: Player): Timeline | null {
  const { name, first, last } = chapterOf(player);
  const known = Math.min(last, player.loaded);
  const planned = useRef(0);
  const due =
    known === last || known > 2 * planned.current || player.at >= planned.current
      ? known
      : planned.current;
  planned.current = due;
  return useMemo(() => {
    if (due < first || first === 0) return null;
    const whole = name === 'show' && due === last;
    return direct(events, first, due, { rests: player.rests, ...(whole ? {} : { least: 0 }) });
  }, [events, name, first, due, due === last, player.rests]);
}

function useTicking(
  playing: boolean,
  timeline: Timeline | null,
  act: (action: PlayerAction) => void,
): void {
  const latest = useRef(timeline);
  latest.current = timeline;
  useEffect(() => {
    if (!playing) return;
    let before = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      // The first frame may have begun before this was asked for.
      const milliseconds = Math.min(Math.max(0, now - before), 250);
      act({ type: 'tick', milliseconds, timeline: latest.current });
      before = now;
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing]);
}
