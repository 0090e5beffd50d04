import { useEffect, useState } from 'preact/hooks';
import type { Source } from '../../api/port';
import { EMPTY } from '../../model/board';
import { printed } from '../../model/cells';
import { literalCells, sceneOf } from '../../model/scene';
import { stepOf } from '../../model/steps';
import { isPassing } from '../../load';
import { rename } from '../../router';
import { Board } from '../../view/Board';
import { Failed } from '../../view/Notice';
import { Transport } from '../../view/Transport';
import { watchAddress } from './address';
import { useTransportKeys } from './keys';
import { Legend } from './Legend';
import { Panels } from './Panels';
import { useRun } from './run';
import { sayer, useTechniques } from './words';

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
  useTransportKeys(act);
  const techniqueName = useTechniques(engine);

  const open = player.total > 0;
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => rename(watchAddress(source, engine, player.at)), 250);
    return () => clearTimeout(timer);
  }, [open, player.at]);

  if (loaded.state === 'failed')
    return (
      <Failed
        title="This cannot be watched"
        sentence={loaded.sentence}
        retry={isPassing(loaded.status) ? retry : undefined}
        back={{ href: '/watch', label: 'Choose another puzzle' }}
      />
    );

  const moment = replay.at(player.at);
  const scene = sceneOf(moment, events, player.at);
  // The reason stays while the effects of its step come in.
  const event = events[(stepOf(events, player.at) ?? player.at) - 1];
  const spoken = event?.kind === 'learn' || event?.kind === 'resolve' ? literalCells(event) : [];
  const ending = loaded.state === 'ready' ? loaded.value.text : '';
  const say = sayer(engine, techniqueName, ending);
  const said = event && say(event);
  return (
    <div class={`page watch${engine === 'logic' ? ' reasons' : ''}`}>
      <h1 class="unseen">Watch {engine} solve a puzzle</h1>
      <div class="board-place">
        <Board
          label={`The board of ${engine}`}
          cells={open ? scene.cells : printed(EMPTY)}
          small="candidates"
          selected={selected}
          current={scene.current}
          houses={scene.houses}
          marked={pointed ?? spoken}
          drawing={scene.drawing}
          waiting={loaded.state === 'loading'}
          onSelect={(cell) => setSelected((old) => (old === cell ? null : cell))}
        />
        <Legend engine={engine} />
      </div>
      <p class="now-line" aria-live={player.playing ? 'off' : 'polite'}>
        {said?.title && <b>{said.title}. </b>}
        {said?.text ??
          (loaded.state === 'loading' ? 'The solver is at work …' : 'Press play to begin.')}
      </p>
      <Transport player={player} events={events} act={act} />
      <Panels
        engine={engine}
        events={events}
        moment={moment}
        player={player}
        say={say}
        techniqueName={techniqueName}
        onSeek={(at) => act({ type: 'seek', at })}
        onPoint={setPointed}
      />
      {missing !== null && (
        <p class="missing" role="alert">
          The rest of the story did not come: {missing}{' '}
          <button type="button" class="button" onClick={resume}>
            Try again
          </button>
        </p>
      )}
    </div>
  );
}
