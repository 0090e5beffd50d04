// The game on the table: every move is kept here at once, and put into the outbox for the server.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PuzzleInfo } from '../../model/puzzle/puzzle';
import { useShared } from '../../site/SiteContext';
import { onChange } from '../../site/browserStorage';
import { cellName } from '../../model/board/board';
import { UNPLAYED } from '../../model/game/clock';
import { newGame, reduce, solved, type Action, type Game } from '../../model/game/game';
import { writeGame } from '../../model/game/gameText';
import { happened, story } from '../../model/game/log';
import { afresh, type Standing } from '../../model/game/outbox';
import { NEWS, STANDS } from '../../words/play';
import type { News } from './courier';
import { keepBox, keepGame, keepPuzzle, recallBox, recallGame } from '../../site/storedGames';
import { courierOf } from './browserCourier';
import { useTimer } from './timer';

export interface GameInHand {
  readonly game: Game;
  readonly time: number;
  readonly act: (action: Action) => void;
  readonly restart: () => void;
  readonly stands: readonly [short: string, long: string]; // how far it is saved
  readonly news: string;
}

const SLOW = 2000; // milliseconds: what is sent within is not worth a word

export function useGame(puzzle: PuzzleInfo, paused: boolean): GameInHand {
  const { api } = useShared();
  const courier = courierOf(api);
  const [game, setGame] = useState<Game>(() => recallGame(puzzle.id, puzzle.board));
  const [standing, setStanding] = useState<Standing>('nothing');
  const [news, setNews] = useState('');
  const { time, count, set } = useTimer(puzzle.id, !paused && !solved(game));
  // As new as the last action, which may be newer than what is drawn.
  const latest = useRef(game);
  const hold = (next: Game): void => {
    latest.current = next;
    setGame(next);
  };
  const keepNow = (): void => keepGame(puzzle, latest.current);

  useEffect(() => {
    keepPuzzle(puzzle);
    // A game of earlier visits that the server never saw: it goes there when it is played on.
    if (!recallBox(puzzle.id) && game.past.length > 0)
      keepBox(puzzle.id, afresh(story(game), 'gone'));
    const adopt = (other: Game): void => {
      hold(other);
      keepNow();
    };
    const close = courier.open({
      puzzle,
      game: () => latest.current,
      played: count,
      adopt,
      setPlayed: set,
      stands: setStanding,
      tell: (told: News) => setNews(newsSays(told)),
    });
    const deaf = onChange(`game.${puzzle.id}`, () => {
      const other = recallGame(puzzle.id, puzzle.board);
      if (!sameGame(other, latest.current)) hold(inHand(other, latest.current));
    });
    return () => {
      close();
      deaf();
    };
  }, []);
  useEffect(keepNow, [game]);

  const act = (action: Action): void => {
    const before = latest.current;
    const after = reduce(before, action);
    const moves =
      action.type === 'hint'
        ? [{ kind: 'hint' as const, stage: action.stage }]
        : happened(before, after);
    hold(after);
    count(); // what solves it ends its time
    if (moves.length === 0) return;
    setNews('');
    keepNow();
    courier.moved(puzzle.id, moves, solved(after) ? 0 : undefined);
  };
  const restart = (): void => {
    if (!solved(latest.current)) return act({ type: 'restart' });
    if (!courier.isSettled(puzzle.id)) return setNews(NEWS.unsent);
    courier.restarted(puzzle.id);
    hold(newGame(puzzle.board));
    set(UNPLAYED);
  };
  return { game, time, act, restart, news, stands: useSlowly(standing) };
}

function newsSays(news: News): string {
  return news.kind === 'both' ? NEWS.both(news.cells.map(cellName)) : NEWS[news.kind];
}

/** Saving is told only when it takes its time: a word that flickers with every move would disturb. */
function useSlowly(standing: Standing): readonly [string, string] {
  const [said, setSaid] = useState<Standing>('nothing');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(standing), standing === 'sending' ? SLOW : 0);
    return () => clearTimeout(timer);
  }, [standing]);
  return STANDS[said];
}

// What another tab plays is seen here; where each of them looks is its own.
const inHand = (game: Game, mine: Game): Game => ({
  ...game,
  selected: mine.selected,
  chosen: mine.chosen,
  mode: mine.mode,
  aim: mine.aim,
});
const sameGame = (a: Game, b: Game): boolean => writeGame(inHand(a, b)) === writeGame(b);
