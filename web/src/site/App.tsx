import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import Home from '../pages/play/Home';
import { followLink, useAddress, type Address } from './router';
import { Nav } from '../view/frame/Nav';
import { Failed } from '../view/frame/Notice';

export interface PageProps {
  readonly address: Address;
  readonly id: string | null;
}
type Page = ComponentType<PageProps>;
type Load = () => Promise<{ default: Page }>;

// Each page but the first is its own file, fetched when it is first opened.
const ROUTES: readonly { pattern: RegExp; area: string; title: string; load: Load }[] = [
  {
    pattern: /^\/$/,
    area: 'play',
    title: 'Play',
    load: () => Promise.resolve({ default: Home }),
  },
  {
    pattern: /^\/play\/([^/]+)$/,
    area: 'play',
    title: 'Play',
    load: () => import('../pages/play/Play'),
  },
  {
    pattern: /^\/play$/,
    area: 'play',
    title: 'Play',
    load: () => import('../pages/play/Play'),
  },
  {
    pattern: /^\/watch$/,
    area: 'watch',
    title: 'Watch',
    load: () => import('../pages/watch/Watch'),
  },
  {
    pattern: /^\/watch\/([^/]+)$/,
    area: 'watch',
    title: 'Watch',
    load: () => import('../pages/watch/Watch'),
  },
  {
    pattern: /^\/learn$/,
    area: 'learn',
    title: 'Learn',
    load: () => import('../pages/learn/Learn'),
  },
  {
    pattern: /^\/learn\/([^/]+)$/,
    area: 'learn',
    title: 'Learn',
    load: () => import('../pages/learn/Lesson'),
  },
  {
    pattern: /^\/analyse$/,
    area: 'analyse',
    title: 'Analyse',
    load: () => import('../pages/analyse/Analyse'),
  },
  {
    pattern: /^\/generate$/,
    area: 'generate',
    title: 'Generate',
    load: () => import('../pages/generate/Generate'),
  },
  { pattern: /^\/me$/, area: 'me', title: 'Me', load: () => import('../pages/me/Me') },
  {
    pattern: /^\/me\/games\/([^/]+)$/,
    area: 'me',
    title: 'A game',
    load: () => import('../pages/me/GameReplay'),
  },
];

const routeOf = (path: string) => ROUTES.find(({ pattern }) => pattern.test(path));

/** Fetches the page at an address, while everything around it is still being drawn. */
export const begin = (path: string): void =>
  void routeOf(path)
    ?.load()
    .catch(() => undefined);

export function App() {
  const address = useAddress();
  const route = routeOf(address.path);
  const id = route?.pattern.exec(address.path)?.[1] ?? null;
  const page = usePage(route?.load);
  useEffect(() => {
    document.title = route ? `${route.title} · Nonet` : 'Nonet';
  }, [route]);

  return (
    <div class="site" onClick={followLink}>
      <Nav area={route?.area ?? ''} />
      <main>
        {!route && (
          <Failed
            title="Nothing is at this address"
            sentence="It may be an old link, or one with a slip in it."
          />
        )}
        {page === 'failed' && (
          <Failed
            title="This page did not load"
            sentence="The connection to Nonet was lost on the way."
            retry={() => location.reload()}
          />
        )}
        {route && page && page !== 'failed' && (
          <page.Page address={address} id={id && decode(id)} />
        )}
      </main>
    </div>
  );
}

function usePage(load: Load | undefined): { Page: Page } | 'failed' | null {
  const [held, setHeld] = useState<{ load: Load; page: { Page: Page } | 'failed' } | null>(null);
  useEffect(() => {
    if (!load) return;
    load().then(
      (module) => setHeld({ load, page: { Page: module.default } }),
      () => setHeld({ load, page: 'failed' }),
    );
  }, [load]);
  return held && held.load === load ? held.page : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
