import { useEffect, useState } from 'preact/hooks';
import { DONE } from '../../words/play';
import { Icon } from '../frame/Icon';

const PACE = 350; // milliseconds a move

interface ReplayProps {
  readonly moves: number;
  readonly at: number;
  readonly onSeek: (at: number) => void;
}
/** A game once more, move by move: played, or dragged to any of them. */
export function Replay({ moves, at, onSeek }: ReplayProps) {
  const [playing, setPlaying] = useState(false);
  const on = playing && at < moves;
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => onSeek(at + 1), PACE);
    return () => clearTimeout(timer);
  }, [on, at]);
  const toggle = (): void => {
    if (!on && at >= moves) onSeek(0);
    setPlaying(!on);
  };
  const label = on ? DONE.pause : DONE.play;
  return (
    <div class="replay" role="group" aria-label={DONE.replay}>
      <button type="button" class="plain lead" aria-label={label} title={label} onClick={toggle}>
        <Icon name={on ? 'pause' : 'play'} />
      </button>
      <input
        class="slider"
        type="range"
        aria-label={DONE.replay}
        aria-valuetext={DONE.move(at, moves)}
        min={0}
        max={moves}
        value={at}
        onInput={(event) => {
          setPlaying(false);
          onSeek(Number(event.currentTarget.value));
        }}
      />
      <span class="replay-move soft">{DONE.move(at, moves)}</span>
    </div>
  );
}
