import { fromCompact, isBlank, toCompact, type Layout } from '../board/layout';

export const TABS = ['edit', 'rating', 'steps', 'path', 'share'] as const;
export type Tab = (typeof TABS)[number];

export const isTab = (name: string | null): name is Tab => TABS.includes(name as Tab);

/** The whole view as an address: board, notes, tab, and how far along the path. */
export function analyseAddress(layout: Layout, tab: Tab = 'rating', step = 0): string {
  const query = new URLSearchParams();
  if (!isBlank(layout)) query.set('p', toCompact(layout));
  if (tab !== 'rating') query.set('tab', tab);
  if (tab === 'path' && step > 0) query.set('step', String(step));
  const text = query.toString();
  return `/analyse${text && `?${text}`}`;
}

/** A puzzle typed or pasted without any doubt; else the engine is asked what it is. */
export function plainLayout(text: string): Layout | null {
  const bare = text.replaceAll(/\s/g, '');
  return fromCompact(bare) ?? fromCompact(bare.replaceAll('0', '.'));
}
