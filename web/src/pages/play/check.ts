// Checking a game against the solution, which is fetched early, so that it works without a net too.
import { useEffect, useRef, useState } from 'preact/hooks';
import { useShared } from '../../site/SiteContext';
import { sentenceOf } from '../../site/useLoaded';
import type { Digits } from '../../model/board/board';
import { mistakesOf } from '../../model/game/check';
import { digitsOf, isGiven, type Action, type Game } from '../../model/game/game';
import { CHECK } from '../../words/play';

export interface Checking {
  readonly wrong: readonly number[]; // found by the last check, and still there
  readonly said: string; // when there is nothing to show
  readonly check: () => void;
  readonly close: () => void;
}

interface Found {
  readonly digits: string; // of the board it was found on
  readonly wrong: readonly number[];
  readonly said: string;
}

export function useCheck(game: Game, act: (action: Action) => void): Checking {
  const { api } = useShared();
  const solution = useRef<Promise<Digits | null> | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const digits = digitsOf(game).join('');
  const latest = useRef(game);
  latest.current = game;

  const solve = (): Promise<Digits | null> => {
    solution.current ??= api.solution(game.givens);
    solution.current.catch(() => (solution.current = null)); // the next check tries again
    return solution.current;
  };
  useEffect(() => void solve(), []);

  const check = async (): Promise<void> => {
    if (game.marks.every((mark, cell) => !mark.digit || isGiven(game, cell)))
      return setFound({ digits, wrong: [], said: CHECK.nothing });
    try {
      const right = await solve();
      if (digitsOf(latest.current).join('') !== digits) return; // played on meanwhile
      const wrong = right ? mistakesOf(game, right) : [];
      const said = !right ? CHECK.unknown : wrong.length > 0 ? '' : CHECK.right;
      setFound({ digits, wrong, said });
      act({ type: 'check' });
    } catch (error) {
      setFound({ digits, wrong: [], said: sentenceOf(error) });
    }
  };
  const here = found?.digits === digits ? found : null;
  return {
    wrong: here?.wrong ?? [],
    said: here?.said ?? '',
    check: () => void check(),
    close: () => setFound(null),
  };
}
