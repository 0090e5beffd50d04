import { type PuzzleInfo, sourceOf } from '../../model/puzzle/puzzle';
import { useShared } from '../../site/SiteContext';
import { useLoaded } from '../../site/useLoaded';
import { formatTime } from '../../model/game/clock';
import type { Game } from '../../model/game/game';
import { RatingCard } from '../../view/puzzle/RatingCard';
import { Replay } from '../../view/game/Replay';
import { DONE, PLAY } from '../../words/play';
import { watchAddress } from '../../model/watch/address';

interface DoneProps {
  readonly puzzle: PuzzleInfo;
  readonly game: Game;
  readonly time: number;
  readonly at: number; // moves shown
  readonly onSeek: (at: number) => void;
}

/** A finished game: how long, with what help, how hard it was, and all of it once more. */
export function Done({ puzzle, game, time, at, onSeek }: DoneProps) {
  const { api, settings } = useShared();
  const { loaded } = useLoaded(puzzle.id, (signal) => api.rate(puzzle.board, signal));
  const help = [
    game.hints > 0 ? DONE.aided(game.hints) : '',
    game.checks > 0 ? PLAY.checks(game.checks) : '',
  ];
  return (
    <div class="done">
      <div role="status">
        <h2>{DONE.title}</h2>
        <p>
          {puzzle.title} {DONE.in} <b>{formatTime(time)}</b>
          {help.some(Boolean) && <span class="soft"> · {help.filter(Boolean).join(', ')}</span>}
        </p>
        {game.hints > 0 && <p class="soft no-record">{DONE.noRecord}</p>}
      </div>
      <Replay moves={game.past.length} at={at} onSeek={onSeek} />
      {loaded.state !== 'failed' && (
        <RatingCard rating={loaded.state === 'ready' ? loaded.value : null} />
      )}
      <div class="done-deeds">
        <a class="button lead" href="/">
          {DONE.next}
        </a>
        <a class="button" href={watchAddress(sourceOf(puzzle), settings.engine)}>
          {DONE.watch}
        </a>
      </div>
    </div>
  );
}
