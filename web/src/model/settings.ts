// What a player may choose, with sensible defaults; unknown or damaged values fall back to them.
import { isLevel, type Level } from './level';

export interface Settings {
  readonly theme: 'system' | 'light' | 'dark';
  readonly level: Level;
  readonly engine: string;
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
  engine: 'cdcl',
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
    engine: typeof kept.engine === 'string' ? kept.engine : DEFAULTS.engine,
    markRepeats: flag('markRepeats'),
    highlight: flag('highlight'),
    sameDigit: flag('sameDigit'),
    showTimer: flag('showTimer'),
    centreIsAll: flag('centreIsAll'),
  };
}
