import { playAddress } from '../../model/puzzle/puzzle';
import { useShared } from '../../site/SiteContext';
import { useLoaded } from '../../site/useLoaded';
import { EMPTY } from '../../model/board/board';
import { printed } from '../../model/board/cells';
import { formatTime } from '../../model/game/clock';
import { levelTitle } from '../../model/puzzle/level';
import { go } from '../../site/router';
import { Board } from '../../view/board/Board';
import { HOME } from '../../words/play';
import { pickFresh } from '../../model/puzzle/choose';
import { LevelChoice } from '../../view/puzzle/LevelChoice';
import { useLast } from './last';
import { recallSolved } from '../../site/storedGames';

export default function Home() {
  const { api, settings, change } = useShared();
  const { loaded, retry } = useLoaded(settings.level, (signal) =>
    pickFresh((after) => api.puzzles(settings.level, after, signal), recallSolved()),
  );
  const chosen = loaded.state === 'ready' ? loaded.value : null;
  const failed = loaded.state === 'failed' ? loaded.sentence : null;

  return (
    <div class="page two home">
      <div class="board-place preview">
        <Board
          label={HOME.preview}
          cells={printed(chosen?.board ?? EMPTY)}
          waiting={loaded.state === 'loading'}
        />
      </div>
      <section class="side">
        <div class="intro">
          <h1>{HOME.title}</h1>
          <p class="soft">{HOME.line}</p>
        </div>
        <Doors />
        <form
          class="side-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (failed) retry();
            else if (chosen) go(playAddress(chosen.id));
          }}
        >
          <LevelChoice value={settings.level} onChange={(level) => change({ level })} />
          <p class="message" role="status">
            {failed ?? (loaded.state === 'ready' && !chosen ? HOME.none : '')}
          </p>
          <button class="button lead wide" disabled={!failed && !chosen}>
            {failed ? HOME.retry : HOME.start}
          </button>
        </form>
      </section>
    </div>
  );
}

/** Straight into a game: the one left open, and that of the day where there is one. */
function Doors() {
  const { api } = useShared();
  const { loaded } = useLoaded('daily', (signal) =>
    // Without a connection there is no day to ask about.
    navigator.onLine ? api.daily(signal) : Promise.resolve(null),
  );
  const daily = loaded.state === 'ready' ? loaded.value : null;
  const last = useLast();
  const done = daily !== null && recallSolved().includes(daily.id);
  if (!last && !daily) return null;
  return (
    <div class="doors">
      {last && (
        <a class="button continue" href={playAddress(last.id)}>
          {HOME.continue}
          <span class="soft">
            {levelTitle(last.level)}
            {last.filled !== null && ` · ${last.filled} %`} · {formatTime(last.elapsed)}
          </span>
        </a>
      )}
      {daily && daily.id !== last?.id && (
        <a class="button continue" href={playAddress(daily.id)}>
          {HOME.daily}
          <span class="soft">
            {levelTitle(daily.level)}
            {done && ` · ${HOME.dailyDone}`}
          </span>
        </a>
      )}
    </div>
  );
}
