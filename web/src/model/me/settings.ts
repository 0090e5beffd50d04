// What a player may choose, with sensible defaults; unknown or damaged values fall back to them.
import { isLevel, type Level } from '../puzzle/level';

export const DECIDES = ['mrv', 'activity'] as const; // how clause learning guesses
export type Decide = (typeof DECIDES)[number];
export const isDecide = (value: unknown): value is Decide => DECIDES.some((name) => name === value);

export interface Settings {
  readonly theme: 'system' | 'light' | 'dark';
  readonly level: Level;
  readonly watchLevel: Level; // of puzzles to watch: what is easy to play shows no guess
  readonly engine: string;
  readonly decide: Decide;
  readonly markRepeats: boolean;
  readonly highlight: boolean; // cells that the selection sees
  readonly sameDigit: boolean;
  readonly showTimer: boolean;
  readonly centreIsAll: boolean; // a centre note that is not there is crossed out
}

/** What helps while playing, and can be switched off. */
export const AIDS = ['markRepeats', 'highlight', 'sameDigit', 'showTimer', 'centreIsAll'] as const;

export const DEFAULTS: Settings = {
  theme: 'system',
  level: 'easy',
  watchLevel: 'very-hard',
  engine: 'cdcl',
  decide: 'mrv',
  markRepeats: true,
  highlight: true,
  sameDigit: true,
  showTimer: true,
  centreIsAll: false,
};

export function parseSettings(text: string | null): Settings {
  let kept: Partial<Record<keyof Settings, unknown>>;
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    kept = typeof value === 'object' && value !== null ? value : {};
  } catch {
    kept = {};
  }
  const flag = (key: (typeof AIDS)[number]): boolean =>
    typeof kept[key] === 'boolean' ? kept[key] : DEFAULTS[key];
  return {
    theme: kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : DEFAULTS.theme,
    level: isLevel(kept.level) ? kept.level : DEFAULTS.level,
    watchLevel: isLevel(kept.watchLevel) ? kept.watchLevel : DEFAULTS.watchLevel,
    engine: typeof kept.engine === 'string' ? kept.engine : DEFAULTS.engine,
    decide: isDecide(kept.decide) ? kept.decide : DEFAULTS.decide,
    markRepeats: flag('markRepeats'),
    highlight: flag('highlight'),
    sameDigit: flag('sameDigit'),
    showTimer: flag('showTimer'),
    centreIsAll: flag('centreIsAll'),
  };
}
