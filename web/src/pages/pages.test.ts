// The table of pages and the folders beside it belong together: what was forgotten is named here.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageAt } from '../site/page';
import { PAGES } from './pages';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const table = readFileSync(resolve(import.meta.dirname, 'pages.ts'), 'utf8');

describe('the table of pages', () => {
  it.each(folders)('has an entry of the navigation for the folder %s', (folder) => {
    expect(PAGES.filter(({ area, entry }) => area === folder && entry)).toHaveLength(1);
  });
  it.each(PAGES.map((row) => [row.path, row] as const))('%s is whole', (path, row) => {
    expect(folders).toContain(row.area);
    expect(row.title).toMatch(/^[A-Z]\S*( \S+)*$/);
    expect(PAGES.filter((other) => other.path === path)).toHaveLength(1);
    expect(pageAt(PAGES, path)?.row).toBe(row);
    // An address that names nothing leads somewhere: it can stand in the navigation.
    if (row.entry) expect(path).not.toContain(':');
    if (path !== '/') expect(path.split('/')[1]).toBe(row.area);
  });
  it('fetches every page but the first when it is opened', () => {
    const fetched = [...table.matchAll(/import\('\.\/([a-z]+)\//g)].map(([, folder]) => folder);
    expect(fetched).toEqual(PAGES.slice(1).map(({ area }) => area));
  });
});

describe('an address', () => {
  const at = (path: string) => {
    const found = pageAt(PAGES, path);
    return found && [found.row.path, found.id];
  };
  it.each([
    ['/', ['/', null]],
    ['/play', ['/play', null]],
    ['/play/hard-1', ['/play/:id', 'hard-1']],
    ['/watch/a%2Fb', ['/watch/:id', 'a/b']],
    ['/watch/%', ['/watch/:id', '%']],
    ['/me/games/7', ['/me/games/:id', '7']],
    ['/me/', null],
    ['/me/games', null],
    ['/learn/a/b', null],
    ['/nothing', null],
  ])('%s', (path, found) => expect(at(path)).toEqual(found));
});
