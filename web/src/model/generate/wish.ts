// What kind of puzzle is wished for: as chosen on the page, as an address, as the engine is asked.
import { levelNamed } from '../puzzle/level';

export interface Wish {
  readonly level: string; // '' = any
  readonly symmetry: string;
  readonly fewest: number | null; // givens
  readonly most: number | null;
  readonly minimal: boolean;
  readonly solvable: boolean; // by logic, never a guess
  readonly require: string; // key of a technique, or ''
  readonly count: number;
}

export const PLAIN_WISH: Wish = {
  level: 'normal',
  symmetry: 'rot180',
  fewest: null,
  most: null,
  minimal: false,
  solvable: true,
  require: '',
  count: 1,
};

export const MOST = 48;
const FLAGS = ['minimal', 'solvable'] as const;

const numberIn = (text: string | null, least: number, most: number): number | null => {
  const value = Number(text);
  return text && Number.isInteger(value) && value >= least && value <= most ? value : null;
};

export function wishOf(query: URLSearchParams): Wish {
  if (![...query.keys()].some((key) => key !== 'seed')) return PLAIN_WISH;
  const level = query.get('level') ?? '';
  return {
    level: levelNamed(level) ?? level,
    symmetry: query.get('symmetry') ?? '',
    fewest: numberIn(query.get('from'), 17, 80),
    most: numberIn(query.get('to'), 17, 80),
    minimal: query.has('minimal'),
    solvable: query.has('solvable'),
    require: query.get('require') ?? '',
    count: numberIn(query.get('count'), 1, MOST) ?? 1,
  };
}

export function wishAddress(wish: Wish, seed: number | null = null): string {
  const query = new URLSearchParams();
  if (wish.level) query.set('level', wish.level);
  if (wish.symmetry) query.set('symmetry', wish.symmetry);
  if (wish.fewest !== null) query.set('from', String(wish.fewest));
  if (wish.most !== null) query.set('to', String(wish.most));
  for (const flag of FLAGS) if (wish[flag]) query.set(flag, '1');
  if (wish.require) query.set('require', wish.require);
  query.set('count', String(wish.count));
  if (seed !== null) query.set('seed', String(seed));
  return `/generate?${query.toString()}`;
}

/** The body of a request for one puzzle. */
export function wishBody(wish: Wish, seed: number) {
  const { fewest, most } = wish;
  return {
    seed,
    ...(wish.level && { level: wish.level }),
    ...(wish.symmetry && { symmetry: wish.symmetry }),
    ...((fewest !== null || most !== null) && { givens: `${fewest ?? ''}-${most ?? ''}` }),
    ...(wish.minimal && { minimal: true }),
    ...(wish.solvable && { solvable: true }),
    ...(wish.require && { require: [wish.require] }),
  };
}
