// The games of the account, fetched page by page: what is there is shown while older ones come.
import { useEffect, useState } from 'preact/hooks';
import { ownAddress, playAddress } from '../../model/puzzle/puzzle';
import { useShared } from '../../site/SiteContext';
import { sentenceOf } from '../../site/useLoaded';
import type { PastGame } from '../../model/me/history';
import { OWN } from '../../model/puzzle/level';
import { recallBox, recallGames } from '../../site/storedGames';

const MOST = 2000; // older ones are in the saved data, and in the server's own counting

export interface Games {
  readonly list: readonly PastGame[];
  readonly state: 'coming' | 'there' | 'failed';
  readonly sentence: string; // why it failed
}

export function useGames(): Games {
  const { api } = useShared();
  const [games, setGames] = useState<Games>({ list: [], state: 'coming', sentence: '' });
  useEffect(() => {
    const abort = new AbortController();
    const fetchAll = async (): Promise<void> => {
      const list: PastGame[] = [];
      let at: string | null | undefined;
      do {
        const page: { games: PastGame[]; next: string | null } = await api.belongings.games(
          abort.signal,
          at ?? undefined,
        );
        list.push(...page.games);
        at = page.next;
        const done = at === null || list.length >= MOST;
        if (done) at = null;
        setGames({ list: [...list], state: done ? 'there' : 'coming', sentence: '' });
      } while (at !== null);
    };
    fetchAll().catch((error: unknown) => {
      if (!abort.signal.aborted)
        setGames((old) => ({ ...old, state: 'failed', sentence: sentenceOf(error) }));
    });
    return () => abort.abort();
  }, []);
  return games;
}

/** Where a game goes on: under the name that it has in this browser, else by its puzzle. */
export function continueAddress({ id, puzzle }: PastGame): string {
  const here = recallGames().find((kept) => recallBox(kept)?.game === id);
  return playAddress(here ?? puzzle.id);
}

/** Where a puzzle is played. */
export const puzzleAddress = (
  puzzle: Pick<PastGame['puzzle'], 'id' | 'level' | 'board'>,
): string => (puzzle.level === OWN ? ownAddress(puzzle.board) : playAddress(puzzle.id));

export const replayAddress = (id: string): string => `/me/games/${encodeURIComponent(id)}`;
