import { useMemo } from 'preact/hooks';
import {
  chapterOf,
  SPEEDS,
  type Chapter,
  type Player,
  type PlayerAction,
} from '../../model/watch/player';
import { ticks } from '../../model/watch/scene';
import type { TraceEvent } from '../../model/watch/trace';
import { JUMPS, TRANSPORT } from '../../words/watch';
import { Icon, type IconName } from '../frame/Icon';
import './transport.css';

interface TransportProps {
  readonly player: Player;
  readonly events: readonly TraceEvent[];
  readonly act: (action: PlayerAction) => void;
  readonly jumps: readonly Jump[];
}
export interface Jump {
  readonly label: string;
  readonly title: string;
  readonly to: number | null; // event; null: there is none ahead
}

const grouped = new Intl.NumberFormat('en');

export function Transport({ player, events, act, jumps }: TransportProps) {
  const chapter = chapterOf(player);
  const where = TRANSPORT.where(grouped.format(player.at), grouped.format(chapter.last));
  const off = player.total === 0;
  return (
    <div class="transport" role="group" aria-label={TRANSPORT.label}>
      <div class="transport-buttons">
        <Press
          icon="first"
          label={TRANSPORT.first}
          off={off}
          onClick={() => act({ type: 'first' })}
        />
        <Press
          icon="back"
          label={TRANSPORT.back}
          off={off}
          onClick={() => act({ type: 'step', by: -1 })}
        />
        <Press
          icon={player.playing ? 'pause' : 'play'}
          label={player.playing ? TRANSPORT.pause : TRANSPORT.play}
          off={off}
          lead
          onClick={() => act({ type: 'toggle' })}
        />
        <Press
          icon="forward"
          label={TRANSPORT.forward}
          off={off}
          onClick={() => act({ type: 'step', by: 1 })}
        />
        <Press icon="last" label={TRANSPORT.last} off={off} onClick={() => act({ type: 'last' })} />
      </div>
      <div class="scrub">
        <Ticks events={events} count={player.loaded} chapter={chapter} />
        <input
          class="slider"
          type="range"
          aria-label={TRANSPORT.position}
          aria-valuetext={where}
          min={chapter.first}
          max={chapter.last}
          value={Math.min(player.wanted, chapter.last)}
          disabled={off}
          onInput={(event) => act({ type: 'seek', at: Number(event.currentTarget.value) })}
        />
      </div>
      {jumps.length > 0 && (
        <div class="jumps" role="group" aria-label={JUMPS.label}>
          {jumps.map(({ label, title, to }) => (
            <button
              type="button"
              key={label}
              title={title}
              disabled={to === null}
              onClick={() => act({ type: 'seek', at: to ?? 0 })}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <p class="counter">
        {chapter.name === 'proof' && <b>{TRANSPORT.proof} </b>}
        {where}
      </p>
      <label class="speed">
        <span class="unseen">{TRANSPORT.speed}</span>
        <select
          value={player.pace}
          onChange={({ currentTarget: { value } }) =>
            act({ type: 'pace', pace: value === 'directed' ? value : Number(value) })
          }
        >
          <option value="directed">{TRANSPORT.directed}</option>
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {TRANSPORT.perSecond(speed)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

interface PressProps {
  readonly icon: IconName;
  readonly label: string;
  readonly off: boolean;
  readonly lead?: boolean;
  readonly onClick: () => void;
}
function Press({ icon, label, off, lead, onClick }: PressProps) {
  return (
    <button
      type="button"
      class={lead ? 'plain lead' : 'plain'}
      aria-label={label}
      title={label}
      disabled={off}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

interface TicksProps {
  readonly events: readonly TraceEvent[];
  readonly count: number;
  readonly chapter: Chapter;
}
/** Decisions above the line, conflicts below it, restarts through it. */
function Ticks({ events, count, chapter }: TicksProps) {
  const paths = useMemo(() => {
    const path = (kinds: string[], from: number, to: number): string =>
      ticks(events, chapter, kinds)
        .map((share) => `M${Math.round(share * 1000)} ${from}V${to}`)
        .join('');
    return {
      decision: path(['decide'], 0, 6),
      conflict: path(['conflict'], 18, 24),
      restart: path(['restart', 'solution'], 0, 24),
    };
  }, [events, count, chapter.first, chapter.last]);
  return (
    <svg class="ticks" viewBox="0 0 1000 24" preserveAspectRatio="none" aria-hidden="true">
      <path class="tick-decision" d={paths.decision} />
      <path class="tick-conflict" d={paths.conflict} />
      <path class="tick-restart" d={paths.restart} />
    </svg>
  );
}
