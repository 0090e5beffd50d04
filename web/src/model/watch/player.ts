// The transport of a replay: where it stands, whether it runs and how fast. A trace has two chapters:
// the show, which ends at the first solution, and the proof that there is no other one.
import type { Timeline } from './director';

export const SPEEDS = [1, 2, 5, 10, 30, 100, 500] as const; // events a second
export type Pace = 'directed' | number; // as the director has it, or events a second
const DIRECTED = 5; // what 'faster' and 'slower' take the director's pace for

export interface Player {
  readonly at: number; // events shown, 1..loaded; the first one is the puzzle itself
  readonly wanted: number; // where the viewer wants to be; beyond `loaded` while pages come in
  readonly loaded: number; // events here already
  readonly total: number; // events of the whole trace
  readonly solution: number | null; // the event of the first one; null: none is known yet
  readonly playing: boolean;
  readonly pace: Pace;
  readonly rests: readonly number[] | null; // events to rest at, in order; null: all of them
  readonly owed: number; // carried to the next tick: parts of an event; directed: milliseconds
}

export type PlayerAction =
  | { type: 'open'; total: number; at: number | null } // null: the show begins
  | {
      type: 'loaded';
      loaded: number;
      solution?: number | null;
      rests?: readonly number[] | null;
    }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'toggle' }
  | { type: 'seek'; at: number }
  | { type: 'first' }
  | { type: 'last' }
  | { type: 'replay' } // the show once more
  | { type: 'proof' } // played from its beginning
  | { type: 'step'; by: number }
  | { type: 'pace'; pace: Pace }
  | { type: 'faster' }
  | { type: 'slower' }
  | { type: 'tick'; milliseconds: number; timeline: Timeline | null };

export const IDLE: Player = {
  at: 0,
  wanted: 0,
  loaded: 0,
  total: 0,
  solution: null,
  playing: false,
  pace: 'directed',
  rests: null,
  owed: 0,
};

export interface Chapter {
  readonly name: 'show' | 'proof';
  readonly first: number; // event
  readonly last: number;
}

/** Whether anything was searched after the solution: the last event only says how it ended. */
export const hasProof = ({ solution, total }: Player): boolean =>
  solution !== null && total - solution > 1;

/** The chapter that the viewer is in. Where no solution is known, all of it is the show. */
export function chapterOf(player: Player): Chapter {
  const { solution, total, wanted } = player;
  if (solution === null) return { name: 'show', first: Math.min(1, total), last: total };
  return hasProof(player) && wanted > solution
    ? { name: 'proof', first: solution + 1, last: total }
    : { name: 'show', first: 1, last: solution };
}

/** Whether the chapter has been seen to its end. */
export const hasEnded = (player: Player): boolean =>
  player.total > 0 && player.at >= chapterOf(player).last;

export function reducePlayer(player: Player, action: PlayerAction): Player {
  switch (action.type) {
    case 'open': {
      const { total, at } = action;
      const opened = { ...IDLE, pace: player.pace, total, playing: at === null && total > 0 };
      return seek(opened, at ?? 1);
    }
    case 'loaded': {
      const { loaded, solution = null, rests = null } = action;
      return seek({ ...player, loaded, solution, rests }, player.wanted);
    }
    case 'play':
      return play(player);
    case 'pause':
      return { ...player, playing: false };
    case 'toggle':
      return player.playing ? { ...player, playing: false } : play(player);
    case 'seek':
      return seek(player, action.at);
    case 'first':
      return seek(player, chapterOf(player).first);
    case 'last':
      return seek(player, player.solution === null ? Infinity : chapterOf(player).last);
    case 'replay':
      return { ...seek(player, 1), playing: player.total > 0 };
    case 'proof':
      return hasProof(player) ? { ...seek(player, player.solution! + 1), playing: true } : player;
    case 'step':
      return step(player, action.by);
    case 'pace':
      return { ...player, pace: action.pace, owed: 0 };
    case 'faster':
      return paced(
        player,
        SPEEDS.find((speed) => speed > speedOf(player)),
      );
    case 'slower':
      return paced(
        player,
        SPEEDS.findLast((speed) => speed < speedOf(player)),
      );
    case 'tick':
      return tick(player, action.milliseconds, action.timeline);
  }
}

// Pressed at the end, Play begins the chapter again.
function play(player: Player): Player {
  if (!hasEnded(player)) return { ...player, playing: player.total > 0 };
  return { ...seek(player, chapterOf(player).first), playing: true };
}

/** To any event; the chapter is the one it lies in. Infinity: where the show ends, once that is known. */
function seek(player: Player, to: number): Player {
  const { total, loaded, solution } = player;
  const end = solution === null || hasProof(player) ? total : solution;
  const open = to === Infinity && solution === null && loaded < total;
  const goal = to === Infinity ? (solution ?? end) : Math.round(to);
  const wanted = open ? Infinity : Math.min(Math.max(1, goal), end);
  const at = Math.min(wanted, loaded);
  if (wanted === player.wanted && at === player.at) return player;
  return { ...player, wanted, at, owed: 0 };
}

// Back leads from the proof to the solution; forward, the show ends there.
function step(player: Player, by: number): Player {
  const to = Math.min(onward(player, by), chapterOf(player).last);
  return seek({ ...player, playing: false }, to);
}

/** So many rests further on, or back. */
function onward({ at, rests, loaded }: Player, by: number): number {
  if (!rests) return at + by;
  const passed = rests.findLastIndex((n) => (by > 0 ? n <= at : n < at));
  if (by > 0) return rests[passed + by] ?? loaded;
  return rests[Math.max(0, passed + by + 1)] ?? 1;
}

const speedOf = ({ pace }: Player): number => (pace === 'directed' ? DIRECTED : pace);

const paced = (player: Player, pace: number | undefined): Player =>
  pace === undefined ? player : { ...player, pace, owed: 0 };

// Time that runs backwards counts as none: a show never does.
function tick(player: Player, passed: number, timeline: Timeline | null): Player {
  if (!player.playing || player.wanted > player.at) return player; // what is wanted is on its way
  const milliseconds = Math.max(0, passed);
  const { last } = chapterOf(player);
  const end = Math.min(last, player.loaded);
  const { to, owed } =
    player.pace === 'directed'
      ? directed(player, milliseconds, timeline, end)
      : counted(player, milliseconds, player.pace, end);
  // At the end of what is loaded it waits, still playing, for pages to come.
  return { ...player, at: to, wanted: to, owed, playing: to < last };
}

interface Advance {
  readonly to: number;
  readonly owed: number;
}

function counted(player: Player, milliseconds: number, speed: number, end: number): Advance {
  const due = player.owed + (milliseconds * speed) / 1000;
  const whole = Math.floor(due);
  if (whole === 0) return { to: player.at, owed: due };
  return { to: Math.min(onward(player, whole), end), owed: due - whole };
}

function directed(
  player: Player,
  milliseconds: number,
  timeline: Timeline | null,
  end: number,
): Advance {
  const start = (n: number): number => timeline?.starts[n - timeline.first] ?? Infinity;
  if (start(player.at) === Infinity) return { to: player.at, owed: 0 };
  const now = start(player.at) + player.owed + milliseconds;
  let to = player.at;
  while (to < end && start(to + 1) <= now) ++to;
  return { to, owed: to < end ? now - start(to) : 0 };
}
