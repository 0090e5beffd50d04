// A run of an engine as it comes in: the first page at once, the others in the background.
import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import type { Page, Run, Source } from '../../api/port';
import { useShared } from '../../context';
import { sentenceOf, useLoaded, type Loaded } from '../../load';
import { IDLE, reducePlayer, type Player, type PlayerAction } from '../../model/player';
import { Replay } from '../../model/replay';
import { restsOf } from '../../model/steps';
import type { TraceEvent } from '../../model/trace';

// So much is fetched unasked; of longer traces what lies ahead of the viewer follows him.
const UNASKED = 50_000;
const AHEAD = 20_000;

export interface Watching {
  readonly loaded: Loaded<Run>;
  readonly retry: () => void;
  readonly events: readonly TraceEvent[];
  readonly replay: Replay;
  readonly player: Player;
  readonly act: (action: PlayerAction) => void;
  readonly missing: string | null; // why the rest does not come
  readonly resume: () => void;
}

export function useRun(source: Source, engine: string, start: number): Watching {
  const { api } = useShared();
  const key = JSON.stringify([source, engine]);
  const { loaded, retry } = useLoaded(key, (signal) => api.run(source, engine, signal));
  const run = loaded.state === 'ready' ? loaded.value : null;
  const events = useMemo<TraceEvent[]>(() => [...(run?.events ?? [])], [run]);
  const replay = useMemo(() => new Replay(events), [events]);
  const [player, act] = useReducer(reducePlayer, IDLE);
  const next = useRef<Page | null>(null);
  const [missing, setMissing] = useState<string | null>(null);

  // Only logic moves in steps of several events; its stories are short.
  const rests = (): number[] | null => (engine === 'logic' ? restsOf(events) : null);
  useEffect(() => {
    if (!run) return;
    next.current = run.next;
    act({ type: 'open', total: run.total, at: start });
    act({ type: 'loaded', loaded: events.length, rests: rests() });
  }, [run]);

  const hungry = player.loaded < Math.max(UNASKED, player.wanted + AHEAD);
  useEffect(() => {
    const page = next.current;
    if (!run || !page || !hungry || missing !== null) return;
    const abort = new AbortController();
    page.load(abort.signal).then(
      (answer) => {
        if (abort.signal.aborted) return;
        for (const event of answer.events) events.push(event);
        next.current = answer.next;
        act({ type: 'loaded', loaded: events.length, rests: rests() });
      },
      (error: unknown) => {
        if (!abort.signal.aborted) setMissing(sentenceOf(error));
      },
    );
    return () => abort.abort();
  }, [run, player.loaded, hungry, missing]);

  useTicking(player.playing, act);
  return { loaded, retry, events, replay, player, act, missing, resume: () => setMissing(null) };
}

function useTicking(playing: boolean, act: (action: PlayerAction) => void): void {
  useEffect(() => {
    if (!playing) return;
    let before = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      act({ type: 'tick', milliseconds: Math.min(now - before, 250) });
      before = now;
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing]);
}
