// The hint card of a game: asks for the stage that is due, counts, and does what the hint says.
import { useEffect, useReducer } from 'preact/hooks';
import { useShared } from '../../site/SiteContext';
import { sentenceOf } from '../../site/useLoaded';
import { movesBefore } from '../../model/game/check';
import { digitsOf, type Action, type Game } from '../../model/game/game';
import {
  counts,
  due,
  hasMore,
  cellToReveal,
  LAST_STAGE,
  moveOf,
  NO_CARD,
  positionOf,
  reduceCard,
  revealing,
  type Card,
  type Hint,
} from '../../model/hint/hint';
import { HINT } from '../../words/hint';

export interface Hints {
  readonly card: Card;
  readonly deed: string | null;
  readonly reveal: () => void;
  readonly next: () => void; // opens the card, or its next stage
  readonly perform: () => void;
  readonly rewind: (() => void) | null; // to before the mistake it tells of
  readonly retry: () => void;
  readonly close: () => void;
}

const deedOf = ({ kind, putBack }: Hint): string =>
  kind === 'mistake' ? HINT.takeOut : putBack.length > 0 ? HINT.putBackAndDo : HINT.do;

export function useHints(game: Game, act: (action: Action) => void): Hints {
  const { api, settings } = useShared();
  const [card, tell] = useReducer(reduceCard, NO_CARD);
  const { about, hint } = card;
  const stage = due(card);

  useEffect(() => {
    if (stage === null || !about) return;
    const abort = new AbortController();
    api.hint(about, stage, abort.signal).then(
      (answer) => {
        if (abort.signal.aborted) return;
        tell({ type: 'arrived', about, hint: answer });
        if (counts(answer)) act({ type: 'hint', stage, more: stage > 1 });
      },
      (error: unknown) => {
        if (!abort.signal.aborted) tell({ type: 'failed', about, sentence: sentenceOf(error) });
      },
    );
    return () => abort.abort();
  }, [about, stage]);
  const digits = digitsOf(game);
  useEffect(() => tell({ type: 'played', digits }), [digits.join('')]);

  const last = hint !== null && !hasMore(card);
  const possible = last && moveOf(game, hint).length > 0;
  const before = last && hint.kind === 'mistake' ? movesBefore(game, hint.wrong) : null;
  return {
    card,
    deed: possible ? deedOf(hint) : null,
    reveal: () => void revealAt(cellToReveal(game)),
    next: () =>
      tell(
        card.open
          ? { type: 'more' }
          : { type: 'ask', about: positionOf(game, settings.centreIsAll) },
      ),
    perform() {
      if (!possible) return;
      act({ type: 'apply', move: moveOf(game, hint) });
      tell({ type: 'close' });
    },
    rewind: before === null ? null : () => act({ type: 'rewind', to: before }),
    retry: () => tell({ type: 'retry' }),
    close: () => tell({ type: 'close' }),
  };

  async function revealAt(target: number | null): Promise<void> {
    if (!about || target === null) return;
    try {
      const digit = (await api.solution(game.givens))?.[target];
      if (!digit) return tell({ type: 'failed', about, sentence: HINT.unrevealed });
      act({ type: 'apply', move: revealing(game, { cell: target, digit }) });
      act({ type: 'hint', stage: LAST_STAGE });
    } catch (error) {
      tell({ type: 'failed', about, sentence: sentenceOf(error) });
    }
  }
}
