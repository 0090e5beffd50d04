// Addresses name what is on screen; Back and Forward work because every view is one.
import { useEffect, useState } from 'preact/hooks';

export interface Address {
  readonly path: string;
  readonly query: URLSearchParams;
}

const listeners = new Set<() => void>();
const current = (): Address => ({
  path: location.pathname,
  query: new URLSearchParams(location.search),
});

export function go(to: string): void {
  history.pushState(null, '', to);
  for (const tell of listeners) tell();
  scrollTo(0, 0);
}

/** The same view, told more exactly: no new entry for Back, and nobody needs to draw again. */
export function rename(to: string): void {
  history.replaceState(null, '', to);
}

export function useAddress(): Address {
  const [address, setAddress] = useState(current);
  useEffect(() => {
    const update = (): void => setAddress(current());
    listeners.add(update);
    addEventListener('popstate', update);
    return () => {
      listeners.delete(update);
      removeEventListener('popstate', update);
    };
  }, []);
  return address;
}

/** Plain clicks on links of this site stay on the page; everything else is the browser's. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || link.origin !== location.origin || link.target) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
