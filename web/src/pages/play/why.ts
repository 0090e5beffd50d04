// "Why not?" of a game: asks the engine, and counts what gave something away.
import { useEffect, useReducer } from 'preact/hooks';
import { useShared } from '../../site/SiteContext';
import { sentenceOf } from '../../site/useLoaded';
import { digitsOf, type Action, type Game } from '../../model/game/game';
import { LAST_STAGE } from '../../model/hint/hint';
import { helped, isDue, NO_WHY, questionOf, reduceWhy, type Why } from '../../model/hint/why';

export interface Asking {
  readonly why: Why;
  readonly ask: (cell: number, digit: number, wrong?: readonly number[]) => void;
  readonly turn: (by: number) => void;
  readonly retry: () => void;
  readonly close: () => void;
}

export function useWhy(game: Game, act: (action: Action) => void): Asking {
  const { api, settings } = useShared();
  const [why, tell] = useReducer(reduceWhy, NO_WHY);
  const { question } = why;
  const due = isDue(why);

  useEffect(() => {
    if (!due || !question) return;
    const abort = new AbortController();
    api.whyNot(question.about, question, abort.signal).then(
      (answer) => {
        if (abort.signal.aborted) return;
        tell({ type: 'answered', question, answer });
        if (helped(answer)) act({ type: 'hint', stage: LAST_STAGE });
      },
      (error: unknown) => {
        if (!abort.signal.aborted) tell({ type: 'failed', question, sentence: sentenceOf(error) });
      },
    );
    return () => abort.abort();
  }, [due, question]);
  // A changed board may have another answer.
  useEffect(() => tell({ type: 'close' }), [digitsOf(game).join('')]);

  return {
    why,
    ask: (cell, digit, wrong) =>
      tell({
        type: 'ask',
        question: questionOf(game, cell, digit, wrong, settings.centreIsAll),
      }),
    turn: (by) => tell({ type: 'turn', by }),
    retry: () => tell({ type: 'retry' }),
    close: () => tell({ type: 'close' }),
  };
}
