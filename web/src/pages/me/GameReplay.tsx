import { useMemo, useState } from 'preact/hooks';
import type { Source } from '../../model/puzzle/puzzle';
import type { PageProps } from '../../site/page';
import { isPassing } from '../../api/port';
import { useShared } from '../../site/SiteContext';
import { useLoaded } from '../../site/useLoaded';
import { EMPTY, repeats, toLine } from '../../model/board/board';
import { plainCell, printed, type CellView } from '../../model/board/cells';
import { formatTime } from '../../model/game/clock';
import {
  isOver,
  momentsOf,
  type GameEvent,
  type Moment,
  type PastGame,
} from '../../model/me/history';
import { layoutOf } from '../../model/board/layout';
import { levelTitle, OWN } from '../../model/puzzle/level';
import { seenColour } from '../../model/board/marks';
import { Board } from '../../view/board/Board';
import { Icon } from '../../view/frame/Icon';
import { Failed } from '../../view/frame/Notice';
import { Replay } from '../../view/game/Replay';
import { GAMES, REPLAY } from '../../words/me';
import { analyseAddress } from '../../model/analyse/address';
import { watchAddress } from '../../model/watch/address';
import { momentText } from './days';
import { continueAddress, puzzleAddress } from './games';
import './me.css';

/** /me/games/ID: a game of the account, move by move. */
export default function GameReplay({ id }: PageProps) {
  const { api } = useShared();
  const { loaded, retry } = useLoaded(id ?? '', (signal) => api.belongings.game(id ?? '', signal));
  const back = { href: '/me', label: REPLAY.back };
  if (loaded.state === 'failed')
    return isPassing(loaded.status) ? (
      <Failed title={REPLAY.late} sentence={loaded.sentence} retry={retry} back={back} />
    ) : (
      <Failed title={REPLAY.missing} sentence={loaded.sentence} back={back} />
    );
  if (loaded.state === 'loading')
    return (
      <div class="page two past">
        <p class="head soft">&nbsp;</p>
        <div class="board-place">
          <Board label={GAMES.title} cells={printed(EMPTY)} waiting />
        </div>
      </div>
    );
  return <Shown {...loaded.value} />;
}

function Shown({ game, events }: { game: PastGame; events: readonly GameEvent[] }) {
  const { settings } = useShared();
  const { puzzle } = game;
  const moments = useMemo(() => momentsOf(puzzle.board, events), [events]);
  const [at, seek] = useState(moments.length - 1);
  const moment = moments[at]!;
  return (
    <div class="page two past">
      <div class="head">
        <h1>{puzzle.title}</h1>
        <a class="button" href="/me">
          <Icon name="previous" />
          {REPLAY.back}
        </a>
      </div>
      <div class="board-place">
        <Board
          label={REPLAY.board(puzzle.title)}
          cells={cellsAt(moment, puzzle.board)}
          current={at < moments.length - 1 ? moment.cell : null}
        />
      </div>
      <section class="side" aria-label={GAMES.replay}>
        <div class="done">
          <h2>{GAMES.state(game.state)}</h2>
          <p class="soft">{factsOf(game).join(' · ')}</p>
          <Replay moves={moments.length - 1} at={at} onSeek={seek} />
          <p class="past-words" role="status">
            {moment.text || REPLAY.start}
          </p>
          <div class="done-deeds">
            {isOver(game) ? (
              <a class="button lead" href={puzzleAddress(puzzle)}>
                {REPLAY.play}
              </a>
            ) : (
              <a class="button lead" href={continueAddress(game)}>
                {REPLAY.continue}
              </a>
            )}
            <a class="button" href={analyseAddress(layoutOf(puzzle.board))}>
              {REPLAY.analyse}
            </a>
            <a class="button" href={watchAddress(sourceOf(puzzle), settings.engine)}>
              {REPLAY.watch}
            </a>
          </div>
        </div>
      </section>
    </div>
  );
}

/** A puzzle of the player’s own is on no shelf: the address carries it. */
const sourceOf = ({ id, level, board }: PastGame['puzzle']): Source =>
  level === OWN ? { puzzle: toLine(board) } : { id };

const factsOf = (game: PastGame): string[] => [
  levelTitle(game.puzzle.level),
  formatTime(game.time),
  ...(game.hints > 0 ? [GAMES.hints(game.hints)] : []),
  ...(game.mistakes > 0 ? [GAMES.mistakes(game.mistakes)] : []),
  ...(game.score ? [GAMES.score(game.score)] : []),
  momentText(game.started),
];

function cellsAt({ marks }: Moment, givens: readonly number[]): CellView[] {
  const repeated = repeats(marks.map(({ digit }) => digit));
  return marks.map((mark, i) => ({
    ...plainCell(mark.digit, givens[i] ? 'given' : 'placed', mark.digit ? 0 : mark.notes),
    colour: seenColour(mark.colour),
    broken: repeated.has(i),
  }));
}
