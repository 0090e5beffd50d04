import { cellName } from '../../model/board/board';
import type { EventIndex } from '../../model/watch/eventIndex';
import type { Decision } from '../../model/watch/progress';
import { trailAt, type Fact } from '../../model/watch/trail';
import { EMPTY, TRAIL } from '../../words/watch';

const MOST = 60; // facts of a level that are drawn; the newest

interface TrailPanelProps {
  readonly index: EventIndex;
  readonly decisions: readonly Decision[];
  readonly at: number;
  readonly onSeek: (at: number) => void;
  readonly onPoint: (cells: readonly number[] | null) => void;
}

/** Guess by guess, what the solver holds true and why it had to: the newest level first. */
export function TrailPanel({ index, decisions, at, onSeek, onPoint }: TrailPanelProps) {
  const levels = trailAt(index, decisions, at);
  if (levels.length === 0) return <p class="nothing soft">{EMPTY.trail}</p>;
  const chip = (fact: Fact, kind: string) => (
    <button
      type="button"
      key={fact.event}
      class={`fact ${kind}${fact.holds ? '' : ' out'}${fact.event === at ? ' now' : ''}`}
      title={index.events[fact.event - 1]?.text}
      onPointerEnter={() => onPoint([fact.cell])}
      onFocus={() => onPoint([fact.cell])}
      onBlur={() => onPoint(null)}
      onClick={() => onSeek(fact.event)}
    >
      {`${cellName(fact.cell)} ${fact.holds ? '=' : '≠'} ${fact.digit}`}
    </button>
  );
  return (
    <ol onPointerLeave={() => onPoint(null)}>
      {levels.toReversed().map(({ level, guess, facts }) => (
        <li class="trail-level" key={level} aria-label={TRAIL.level(level)}>
          <span class="trail-mark">{level}</span>
          <div class="trail-facts">
            {guess && chip(guess, 'guess')}
            {facts.length > MOST && <span class="soft">{TRAIL.more(facts.length - MOST)}</span>}
            {facts.slice(-MOST).map((fact) => chip(fact, ''))}
          </div>
        </li>
      ))}
    </ol>
  );
}
