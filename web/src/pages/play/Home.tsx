import { useMemo } from 'preact/hooks';
import { useShared } from '../../context';
import { useLoaded } from '../../load';
import { EMPTY } from '../../model/board';
import { printed } from '../../model/cells';
import { formatTime } from '../../model/clock';
import { levelTitle } from '../../model/level';
import { go } from '../../router';
import { Board } from '../../view/Board';
import { pickFresh } from '../choose';
import { LevelChoice } from '../LevelChoice';
import { recallLast, recallSolved } from './kept';

export default function Home() {
  const { api, settings, change } = useShared();
  const { loaded, retry } = useLoaded(settings.level, (signal) =>
    api.puzzles(settings.level, signal),
  );
  const chosen = useMemo(
    () => (loaded.state === 'ready' ? pickFresh(loaded.value, recallSolved()) : null),
    [loaded.state === 'ready' ? loaded.value : null],
  );
  const last = useMemo(recallLast, []);
  const failed = loaded.state === 'failed' ? loaded.sentence : null;

  return (
    <div class="page two home">
      <div class="board-place preview">
        <Board
          label="The puzzle you would start"
          cells={printed(chosen?.board ?? EMPTY)}
          waiting={loaded.state === 'loading'}
        />
      </div>
      <section class="side">
        <div class="intro">
          <h1>Pick a level and play</h1>
          <p class="soft">Each puzzle has exactly one solution.</p>
        </div>
        {last && (
          <a class="button continue" href={`/play/${encodeURIComponent(last.id)}`}>
            Continue
            <span class="soft">
              {levelTitle(last.level)} · {last.filled} % · {formatTime(last.elapsed)}
            </span>
          </a>
        )}
        <form
          class="side-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (failed) retry();
            else if (chosen) go(`/play/${encodeURIComponent(chosen.id)}`);
          }}
        >
          <LevelChoice value={settings.level} onChange={(level) => change({ level })} />
          <p class="message" role="status">
            {failed ?? (loaded.state === 'ready' && !chosen ? 'No puzzles of this level yet.' : '')}
          </p>
          <button class="button lead wide" disabled={!failed && !chosen}>
            {failed ? 'Try again' : 'Start'}
          </button>
        </form>
      </section>
    </div>
  );
}
