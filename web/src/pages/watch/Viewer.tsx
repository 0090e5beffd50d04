import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Source } from '../../api/port';
import { EMPTY } from '../../model/board';
import { printed } from '../../model/cells';
import { EventIndex } from '../../model/eventIndex';
import { literalCells, sceneOf } from '../../model/scene';
import { stepOf } from '../../model/steps';
import { isPassing } from '../../load';
import { rename } from '../../router';
import { Board } from '../../view/Board';
import { Failed } from '../../view/Notice';
import { Transport } from '../../view/Transport';
import { watchAddress } from './address';
import { useTransportKeys } from './keys';
import { usePattern } from './patterns';
import { Legend } from './Legend';
import { Panels } from './Panels';
import { useRun } from './run';
import { sayer, useTechniques } from './words';
import { engineTitle, JUMPS, VIEW } from '../../words/watch';

const SEARCH_JUMPS = ['decide', 'conflict', 'solution'] as const;
const JUMPS_OF: Readonly<Record<string, readonly ('decide' | 'conflict' | 'solution')[]>> = {
  logic: [], // it has neither: a step is a press of the arrow
};

interface ViewerProps {
  readonly source: Source;
  readonly engine: string;
  readonly start: number;
}

/** A solver at work: the board, its story, and the transport. */
export function Viewer({ source, engine, start }: ViewerProps) {
  const { loaded, retry, events, replay, player, act, missing, resume } = useRun(
    source,
    engine,
    start,
  );
  const [pointed, setPointed] = useState<readonly number[] | null>(null);
  const [selected, setSelected] = useState<number | null>(null);
  const index = useMemo(() => new EventIndex(events), [events]);
  useTransportKeys(act, index, player.at);
  const techniqueName = useTechniques(engine);

  const open = player.total > 0;
  const step = stepOf(events, player.at);
  const pattern = usePattern(events, replay, step);
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => rename(watchAddress(source, engine, player.at)), 250);
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
  const scene = sceneOf(moment, events, player.at);
  // The reason stays while the effects of its step come in.
  const event = events[(step ?? player.at) - 1];
  const spoken = event?.kind === 'learn' || event?.kind === 'resolve' ? literalCells(event) : [];
  const ending = loaded.state === 'ready' ? loaded.value.text : '';
  const say = sayer(engine, techniqueName, ending);
  const said = event && say(event);
  return (
    <div class={`page watch${engine === 'logic' ? ' reasons' : ''}`}>
      <h1 class="unseen">{VIEW.title(engineTitle(engine))}</h1>
      <div class="board-place">
        <Board
          label={VIEW.board(engineTitle(engine))}
          cells={open ? scene.cells : printed(EMPTY)}
          small="candidates"
          selected={selected}
          current={scene.current}
          houses={scene.houses}
          marked={pointed ?? spoken}
          drawing={pattern ?? scene.drawing}
          waiting={loaded.state === 'loading'}
          onSelect={(cell) => setSelected((old) => (old === cell ? null : cell))}
        />
        <Legend engine={engine} />
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
          to: index.next(kind, player.at),
        }))}
      />
      <Panels
        engine={engine}
        events={events}
        index={index}
        moment={moment}
        player={player}
        say={say}
        techniqueName={techniqueName}
        onSeek={(at) => act({ type: 'seek', at })}
        onPoint={setPointed}
      />
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
