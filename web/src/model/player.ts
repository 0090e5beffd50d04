// The transport of a replay: where it stands, whether it runs and how fast.

export const SPEEDS = [1, 2, 5, 10, 30, 100, 500] as const; // events a second

export interface Player {
  readonly at: number; // events shown, 1..loaded; the first one is the puzzle itself
  readonly wanted: number; // where the viewer wants to be; beyond `loaded` while pages come in
  readonly loaded: number; // events here already
  readonly total: number; // events of the whole trace
  readonly playing: boolean;
  readonly speed: number; // events a second
  readonly rests: readonly number[] | null; // events to rest at, in order; null: all of them
  readonly owed: number; // parts of an event, carried to the next tick
}

export type PlayerAction =
  | { type: 'open'; total: number; at: number }
  | { type: 'loaded'; loaded: number; rests?: readonly number[] | null }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'toggle' }
  | { type: 'seek'; at: number }
  | { type: 'step'; by: number }
  | { type: 'speed'; speed: number }
  | { type: 'faster' }
  | { type: 'slower' }
  | { type: 'tick'; milliseconds: number };

export const IDLE: Player = {
  at: 0,
  wanted: 0,
  loaded: 0,
  total: 0,
  playing: false,
  speed: 5,
  rests: null,
  owed: 0,
};

export function reducePlayer(player: Player, action: PlayerAction): Player {
  switch (action.type) {
    case 'open':
      return seek({ ...IDLE, speed: player.speed, total: action.total }, action.at);
    case 'loaded':
      return seek({ ...player, loaded: action.loaded, rests: action.rests ?? null }, player.wanted);
    case 'play':
      return play(player);
    case 'pause':
      return { ...player, playing: false };
    case 'toggle':
      return player.playing ? { ...player, playing: false } : play(player);
    case 'seek':
      return seek(player, action.at);
    case 'step':
      return seek({ ...player, playing: false }, onward(player, action.by));
    case 'speed':
      return { ...player, speed: action.speed };
    case 'faster':
      return { ...player, speed: SPEEDS.find((s) => s > player.speed) ?? player.speed };
    case 'slower':
      return { ...player, speed: SPEEDS.findLast((s) => s < player.speed) ?? player.speed };
    case 'tick':
      return tick(player, action.milliseconds);
  }
}

// Pressed at the end, Play begins again.
const play = (player: Player): Player =>
  player.at >= player.total
    ? { ...seek(player, 0), playing: player.total > 0 }
    : { ...player, playing: true };

function seek(player: Player, to: number): Player {
  const wanted = Math.min(Math.max(1, Math.round(to)), player.total);
  const at = Math.min(wanted, player.loaded);
  if (wanted === player.wanted && at === player.at) return player;
  return { ...player, wanted, at, owed: 0 };
}

/** So many rests further on, or back. */
function onward({ at, rests, loaded }: Player, by: number): number {
  if (!rests) return at + by;
  const passed = rests.findLastIndex((n) => (by > 0 ? n <= at : n < at));
  if (by > 0) return rests[passed + by] ?? loaded;
  return rests[Math.max(0, passed + by + 1)] ?? 1;
}

function tick(player: Player, milliseconds: number): Player {
  if (!player.playing) return player;
  const due = player.owed + (milliseconds * player.speed) / 1000;
  const whole = Math.floor(due);
  if (whole === 0) return { ...player, owed: due };
  const at = Math.min(onward(player, whole), player.loaded);
  return {
    ...player,
    at,
    wanted: at,
    owed: due - whole,
    playing: at < player.total, // waits, still playing, for pages to come
  };
}
