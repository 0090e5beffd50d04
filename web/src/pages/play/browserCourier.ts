// The courier of this page: what it needs of the browser, and one for all tables.
import type { Api } from '../../api/port';
import { keep, recall } from '../../site/browserStorage';
import { isKnown, setKnown } from '../../site/visitor';
import { Courier, type Copy, type World } from './courier';
import {
  keepBox,
  keepGame,
  keepPlayed,
  recallBox,
  recallGame,
  recallGames,
  recallPlayed,
  recallPuzzle,
} from '../../site/storedGames';

/** A game that was put away: read and written where it is kept. */
function keptCopy(id: string): Copy | null {
  const puzzle = recallPuzzle(id);
  if (!puzzle) return null;
  return {
    puzzle,
    game: () => recallGame(id, puzzle.board),
    played: () => recallPlayed(id),
    adopt: (game) => keepGame(puzzle, game, { asLast: false }),
    setPlayed: (played) => keepPlayed(id, played),
  };
}

const worldOf = ({ games }: Api): World => ({
  games,
  ids: recallGames,
  copy: keptCopy,
  readBox: recallBox,
  writeBox: keepBox,
  online: () => navigator.onLine,
  known: isKnown,
  setKnown,
  later(work, milliseconds) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  newName,
  device: deviceName,
});

const newName = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('-');

/** Given once; a game's time is added up by it. */
function deviceName(): string {
  const name = recall('device') ?? newName();
  keep('device', name);
  return name;
}

let courier: Courier | null = null;

/** The first call wakes it: whatever waits from earlier visits may go now. */
export function courierOf(api: Api): Courier {
  if (courier) return courier;
  const one = new Courier(worldOf(api));
  courier = one;
  const doubt = (): void => one.doubt();
  addEventListener('online', doubt);
  addEventListener('offline', doubt);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) one.hurry();
    else doubt();
  });
  one.wake();
  return one;
}
