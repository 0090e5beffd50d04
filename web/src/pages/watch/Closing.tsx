import type { Source } from '../../model/puzzle/puzzle';
import { closingOf } from '../../model/watch/closing';
import type { EventIndex } from '../../model/watch/eventIndex';
import type { Player, PlayerAction } from '../../model/watch/player';
import type { Kind } from '../../model/watch/trace';
import { Icon } from '../../view/frame/Icon';
import { CLOSING, goodAt, WORK } from '../../words/watch';
import { watchAddress, type Watched } from '../../model/watch/address';
import type { Say } from './words';

type Worked = Extract<Kind, keyof typeof WORK>;
const SEARCH: readonly Worked[] = ['decide', 'conflict'];
const WORKED: Readonly<Record<string, readonly Worked[]>> = {
  cdcl: [...SEARCH, 'learn'],
  logic: ['step'],
};

interface ClosingProps {
  readonly source: Source;
  readonly watched: Watched;
  readonly player: Player;
  readonly index: EventIndex;
  readonly say: Say;
  readonly act: (action: PlayerAction) => void;
  readonly onClose: () => void;
}

/** The end of a chapter: how it ended, how much work it was, and what may be seen next. */
export function Closing({ source, watched, player, index, say, act, onClose }: ClosingProps) {
  const { engine, decide } = watched;
  const closing = closingOf(player, index, WORKED[engine] ?? SEARCH);
  const { ending, asks, end } = closing;
  const work = closing.work.map(({ kind, count }) => WORK[kind as Worked](count)).join(', ');
  const other = decide === 'mrv' ? 'activity' : 'mrv';
  return (
    <section class="closing" aria-label={CLOSING.label}>
      <header>
        <h2>{CLOSING.titles[ending]}</h2>
        <button
          type="button"
          class="plain"
          aria-label={CLOSING.close}
          title={CLOSING.close}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      <div class="closing-text" role="status" tabIndex={0}>
        <p>{work}.</p>
        {end && <p>{ending === 'only' ? CLOSING.proved : say(end).text}</p>}
        {closing.only && <p>{CLOSING.only}</p>}
        {!end && <p class="soft">{goodAt(engine)}</p>}
        {!end && decide !== null && (
          <p>
            <a href={watchAddress(source, engine, { decide: other })}>{CLOSING.compare[other]}</a>
          </p>
        )}
      </div>
      <div class="closing-deeds">
        {asks ? (
          <button type="button" class="button lead" onClick={() => act({ type: 'proof' })}>
            {CLOSING.ask}
          </button>
        ) : (
          <button type="button" class="button lead" onClick={() => act({ type: 'replay' })}>
            {CLOSING.again}
          </button>
        )}
        <a class="button" href="/watch">
          {CLOSING.another}
        </a>
      </div>
    </section>
  );
}
