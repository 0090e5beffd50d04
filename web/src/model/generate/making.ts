// Puzzles in the making: one request after the other, until there are as many as were wished for.
import type { Rating } from '../puzzle/rating';
import type { Wish } from './wish';

export interface MadePuzzle {
  readonly puzzle: string;
  readonly solution: string;
  readonly rating: Rating;
}

export interface Workshop {
  readonly state: 'idle' | 'making' | 'done' | 'stopped' | 'failed' | 'rare';
  readonly wish: Wish | null; // what is or was made
  readonly seed: number; // of the first request; the next ones count up
  readonly asked: number; // requests so far
  readonly dry: number; // requests in a row that brought nothing
  readonly attempts: number;
  readonly puzzles: readonly MadePuzzle[];
  readonly sentence: string; // why it failed
}
export const CLOSED: Workshop = {
  state: 'idle',
  wish: null,
  seed: 0,
  asked: 0,
  dry: 0,
  attempts: 0,
  puzzles: [],
  sentence: '',
};

export type WorkshopAction =
  | { type: 'start'; wish: Wish; seed: number }
  | { type: 'made'; puzzles: readonly MadePuzzle[]; attempts: number }
  | { type: 'failed'; sentence: string }
  | { type: 'stop' }
  | { type: 'on' }; // after a stop, a failure or a rare wish

/** So many requests without a puzzle, ten seconds each at most, before the player is asked. */
export const PATIENCE = 3;

export function reduceWorkshop(shop: Workshop, action: WorkshopAction): Workshop {
  switch (action.type) {
    case 'start':
      return { ...CLOSED, state: 'making', wish: action.wish, seed: action.seed };
    case 'made': {
      if (shop.state !== 'making' || !shop.wish) return shop;
      const known = new Set(shop.puzzles.map(({ puzzle }) => puzzle));
      const fresh = action.puzzles.filter(({ puzzle }) => !known.has(puzzle));
      const puzzles = [...shop.puzzles, ...fresh].slice(0, shop.wish.count);
      const dry = fresh.length > 0 ? 0 : shop.dry + 1;
      return {
        ...shop,
        puzzles,
        dry,
        asked: shop.asked + 1,
        attempts: shop.attempts + action.attempts,
        state: puzzles.length === shop.wish.count ? 'done' : dry >= PATIENCE ? 'rare' : 'making',
      };
    }
    case 'failed':
      return shop.state === 'making'
        ? { ...shop, state: 'failed', sentence: action.sentence }
        : shop;
    case 'stop':
      return shop.state === 'making' ? { ...shop, state: 'stopped' } : shop;
    case 'on':
      return shop.wish && shop.state !== 'done' ? { ...shop, state: 'making', dry: 0 } : shop;
  }
}

export const nextSeed = (shop: Workshop): number => shop.seed + shop.asked;

const grouped = new Intl.NumberFormat('en');

/** How it goes, as a sentence. */
export function progressText(shop: Workshop): string {
  const of = shop.wish?.count ?? 0;
  const tried = `${grouped.format(shop.attempts)} ${shop.attempts === 1 ? 'attempt' : 'attempts'}`;
  switch (shop.state) {
    case 'idle':
      return '';
    case 'making':
      return shop.dry > 0
        ? `Still looking: ${tried} so far.`
        : `Making ${of === 1 ? 'your puzzle' : `puzzle ${shop.puzzles.length + 1} of ${of}`} …`;
    case 'done':
      return `${of === 1 ? 'Made' : `${of} puzzles`} in ${tried}.`;
    case 'stopped':
      return `Stopped with ${shop.puzzles.length} of ${of}.`;
    case 'rare':
      return `Such puzzles are rare: ${tried} brought ${shop.puzzles.length} of ${of}.`;
    case 'failed':
      return shop.sentence;
  }
}
