// How a chapter ended: what the closing card tells.
import type { EventIndex } from './eventIndex';
import { chapterOf, hasProof, type Player } from './player';
import type { Kind, TraceEvent } from './trace';

export type Ending = 'solved' | 'unsolvable' | 'gave-up' | 'only' | 'several' | 'undecided';

export interface Closing {
  readonly ending: Ending;
  readonly only: boolean; // of a show: nothing was left to choose, so there is no second solution
  readonly asks: boolean; // of a show: a proof follows
  readonly work: readonly { readonly kind: Kind; readonly count: number }[]; // of this chapter
  readonly end: TraceEvent | undefined; // what the engine says at last, where it is this chapter's
}

const isVerdict = (text: string | undefined): text is 'solved' | 'unsolvable' | 'gave-up' =>
  text === 'solved' || text === 'unsolvable' || text === 'gave-up';

/** Tells of a chapter that was seen to its end, and how many events of some kinds it had. */
export function closingOf(player: Player, index: EventIndex, kinds: readonly Kind[]): Closing {
  const { name, first, last } = chapterOf(player);
  const end = index.events[player.total - 1];
  const solution = player.solution === null ? undefined : index.events[player.solution - 1];
  const show = name === 'show';
  return {
    ending: show ? (solution ? 'solved' : verdictOf(end)) : proved(end),
    only: show && solution?.level === 0 && !hasProof(player),
    asks: show && hasProof(player),
    work: kinds.map((kind) => ({
      kind,
      count: index.count(kind, last) - index.count(kind, first - 1),
    })),
    end: show && solution ? undefined : end,
  };
}

const verdictOf = (end: TraceEvent | undefined): Ending =>
  isVerdict(end?.verdict) ? end.verdict : 'gave-up';

function proved(end: TraceEvent | undefined): Ending {
  if ((end?.count ?? 0) > 1) return 'several';
  return end?.because?.reason === 'exhausted' ? 'only' : 'undecided';
}
