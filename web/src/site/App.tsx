import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Nav } from '../view/frame/Nav';
import { Failed } from '../view/frame/Notice';
import { pageAt, type Load, type PageProps, type PageRow } from './page';
import { followLink, useAddress } from './router';
import { useShared } from './SiteContext';

type Page = ComponentType<PageProps>;

/** Fetches the page at an address, while everything around it is still being drawn. */
export const begin = (pages: readonly PageRow[], path: string): void =>
  void pageAt(pages, path)
    ?.row.load()
    .catch(() => undefined);

export function App({ pages }: { pages: readonly PageRow[] }) {
  const address = useAddress();
  const { settings, change } = useShared();
  const found = pageAt(pages, address.path);
  const route = found?.row;
  const page = usePage(route?.load);
  useEffect(() => {
    document.title = route ? `${route.title} · Nonet` : 'Nonet';
  }, [route]);

  return (
    <div class="site" onClick={followLink}>
      <Nav
        entries={pages.filter(({ entry }) => entry)}
        area={route?.area ?? ''}
        theme={settings.theme}
        onTheme={(theme) => change({ theme })}
      />
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
        {found && page && page !== 'failed' && <page.Page address={address} id={found.id} />}
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
