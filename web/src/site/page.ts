// What a page is to the site: one row of the table in pages/pages.ts.
import type { ComponentType } from 'preact';
import type { Address } from './router';

export interface PageProps {
  readonly address: Address;
  readonly id: string | null; // what the address names, where its pattern asks for it
}
type Page = ComponentType<PageProps>;
export type Load = () => Promise<{ default: Page }>;

export interface PageRow {
  readonly path: string; // '/learn', or '/learn/:id' where something of it is named
  readonly area: string; // its folder in pages/, and the entry of the navigation that is marked
  readonly title: string; // of the tab, and of the entry
  readonly entry?: true; // stands in the navigation
  readonly load: Load;
}

export interface Found {
  readonly row: PageRow;
  readonly id: string | null;
}

const parts = (path: string): string[] => path.split('/').slice(1);

/** The row of an address, and what it names; null where nothing is. */
export function pageAt(rows: readonly PageRow[], path: string): Found | null {
  const asked = parts(path);
  for (const row of rows) {
    const wanted = parts(row.path);
    const fits =
      wanted.length === asked.length &&
      wanted.every((part, i) => (part === ':id' ? asked[i] !== '' : part === asked[i]));
    if (fits) return { row, id: decode(asked[wanted.indexOf(':id')] ?? null) };
  }
  return null;
}

function decode(text: string | null): string | null {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return text;
  }
}
