import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isPassing } from '../../api/port';
import { EMPTY } from '../../model/board/board';
import { printed } from '../../model/board/cells';
import { chapterOf, hasEnded } from '../../model/watch/player';
import { literalCells, sceneOf } from '../../model/watch/scene';
import { stepOf } from '../../model/watch/steps';
import { rename } from '../../site/router';
import type { Source } from '../../model/puzzle/puzzle';
import { useTechniques } from '../../site/useTechniques';
import { Board } from '../../view/board/Board';
import { Failed } from '../../view/frame/Notice';
import { Transport } from '../../view/watch/Transport';
import { watchAddress, type Watched } from '../../model/watch/address';
import { Closing } from './Closing';
import { jumpTo, useTransportKeys, type Jump } from './keys';
import { usePattern } from '../../site/usePattern';
import { Legend } from './Legend';
import { Panels } from './Panels';
import { useRun } from './run';
import { sayer } from './words';
import { engineTitle, JUMPS, TRANSPORT, VIEW } from '../../words/watch';

const SEARCH_JUMPS: readonly Jump[] = ['decide', 'conflict', 'solution'];
const JUMPS_OF: Readonly<Record<string, readonly Jump[]>> = {
  logic: [], // it has neither: a step is a press of the arrow
};

const LEAP = 2; // more events at once are no motion to follow

interface ViewerProps {
  readonly source: Source;
  readonly watched: Watched;
}

/** A solver at work: the board, its story, and the transport; at the end of a chapter, a card. */
export function Viewer({ source, watched }: ViewerProps) {
  const { engine, decide } = watched;
  const { loaded, retry, events, index, replay, player, act, missing, resume } = useRun(
    source,
    watched,
  );
  const [pointed, setPointed] = useState<readonly number[] | null>(null);
  const [selected, setSelected] = useState<number | null>(null);
  const [closed, setClosed] = useState(0); // the event whose card was put away
  useTransportKeys(act, index, player);
  const techniqueName = useTechniques(engine);

  const ending = loaded.state === 'ready' ? loaded.value.text : '';
  const say = useMemo(() => sayer(engine, techniqueName, ending), [techniqueName, ending]);
  const seek = useCallback((at: number) => act({ type: 'seek', at }), []);
  const legend = useMemo(() => <Legend engine={engine} />, [engine]);
  const leaping = useLeap(player.at);
  const open = player.total > 0;
  const step = stepOf(events, player.at);
  const pattern = usePattern(events, replay, step);
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(
      () => rename(watchAddress(source, engine, { decide, at: player.at })),
      250,
    );
    return () => clearTimeout(timer);
  }, [open, player.at]);

  if (loaded.state === 'failed')
    return (
      <Failed
        title={VIEW.failed}
        sentence={loaded.sentence}
        retry={isPassing(loaded.status) ? retry : undefined}
        back={{ href: '/watch', label: VIEW.another }}
      />
    );

  const moment = replay.at(player.at);
  const scene = sceneOf(moment, index, player.at);
  // The reason stays while the effects of its step come in.
  const event = events[(step ?? player.at) - 1];
  const spoken = event?.kind === 'learn' || event?.kind === 'resolve' ? literalCells(event) : [];
  const said = event && say(event);
  const chapter = chapterOf(player);
  const solver = engineTitle(engine, decide);
  const closing = hasEnded(player) && !player.playing && closed !== player.at;
  const classes = ['page watch', engine === 'logic' && 'reasons', closing && 'ended'];
  return (
    <div class={classes.filter(Boolean).join(' ')}>
      <h1 class="unseen">{VIEW.title(solver)}</h1>
      <div class="board-place">
        <Board
          label={VIEW.board(solver)}
          cells={open ? scene.cells : printed(EMPTY)}
          small="candidates"
          selected={selected}
          current={scene.current}
          houses={scene.houses}
          marked={pointed ?? spoken}
          drawing={pattern ?? scene.drawing}
          waiting={loaded.state === 'loading'}
          leaping={leaping}
          onSelect={(cell) => setSelected((old) => (old === cell ? null : cell))}
        />
        {legend}
      </div>
      <p class="now-line" aria-live={player.playing ? 'off' : 'polite'}>
        {said?.title && <b>{said.title}. </b>}
        {said?.text ?? (loaded.state === 'loading' ? VIEW.working : VIEW.begin)}
      </p>
      <Transport
        player={player}
        events={events}
        act={act}
        jumps={(JUMPS_OF[engine] ?? SEARCH_JUMPS).map((kind) => ({
          ...JUMPS[kind],
          to: jumpTo(kind, index, player),
        }))}
      />
      <Panels
        engine={engine}
        title={chapter.name === 'proof' ? TRANSPORT.proof : solver}
        events={events}
        index={index}
        moment={moment}
        player={player}
        leaping={leaping}
        say={say}
        techniqueName={techniqueName}
        onSeek={seek}
        onPoint={setPointed}
      />
      {closing && (
        <Closing
          source={source}
          watched={watched}
          player={player}
          index={index}
          say={say}
          act={act}
          onClose={() => setClosed(player.at)}
        />
      )}
      {missing !== null && (
        <p class="missing" role="alert">
          {VIEW.missing} {missing}{' '}
          <button type="button" class="button" onClick={resume}>
            {VIEW.retry}
          </button>
        </p>
      )}
    </div>
  );
}

/** Whether the board has come here in one leap. */
function useLeap(at: number): boolean {
  const before = useRef(at);
  useEffect(() => {
    before.current = at;
  }, [at]);
  return Math.abs(at - before.current) > LEAP;
}
