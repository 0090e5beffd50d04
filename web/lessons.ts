// docs/techniques and docs/learn as a module: the texts are written once, in Markdown, and become
// HTML when the site is built. The engine's examples are left out of them: the page draws those
// itself, from the same positions.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Marked } from 'marked';
import type { Plugin } from 'vite';

const NAME = 'virtual:lessons';
const EXAMPLE = /<!-- example (\S+) -->[\s\S]*?<!-- end -->/g;
const ROW = /^\| ([^|]+) \| `([^`]+)` \| (\S+) \| (assumed)? *\| \[([^\]]+)\]/gm;

interface Family {
  readonly title: string;
  readonly general: string; // HTML
  readonly own: Record<string, string>; // what is said of one technique only
}

const marked = new Marked({ async: false });
const html = (markdown: string, toLink: (page: string, key: string) => string): string =>
  (marked.parse(markdown) as string)
    .replaceAll(/href="([\w-]+)\.md(?:#([\w-]+))?"/g, (_, page: string, key?: string) =>
      page === 'README' ? 'href="/learn"' : `href="/learn/${toLink(page, key ?? '')}"`,
    )
    .replaceAll(/<table>/g, '<div class="table" tabindex="0"><table>')
    .replaceAll(/<\/table>/g, '</table></div>');

/** The parts of a page: what comes before its first heading of the second rank, then one for each. */
const partsOf = (text: string): string[] => text.split(/^(?=## )/m);

function familyOf(text: string, toLink: (page: string, key: string) => string): Family {
  const title = /^# (.*)$/m.exec(text)?.[1] ?? '';
  const parts = partsOf(text.replace(/^# .*$/m, '').replaceAll(/^\[All techniques\].*$/gm, ''));
  const general: string[] = [];
  const own: Record<string, string> = {};
  for (const part of parts) {
    const keys = [...part.matchAll(EXAMPLE)].map(([, key]) => key!);
    const words = part.replaceAll(EXAMPLE, '');
    if (keys.length === 0) general.push(words);
    // A heading without words of its own has only announced the example.
    else if (words.replace(/^## .*$/m, '').trim() !== '')
      for (const key of keys) own[key] = html(words, toLink);
  }
  return { title, general: html(general.join('\n'), toLink), own };
}

function moduleText(docs: string): string {
  const folder = resolve(docs, 'techniques');
  const readme = readFileSync(resolve(folder, 'README.md'), 'utf8');
  const catalogue = [...readme.matchAll(ROW)].map(([, name, key, points, assumed, family]) => ({
    key: key!,
    name: name!,
    points: points === '–' ? null : Number(points),
    unique: assumed !== undefined,
    family: family!,
  }));
  const first = new Map(
    catalogue.map(({ family, key }) => [family, key]).reverse() as [string, string][],
  );
  const toLink = (page: string, key: string): string => key || (first.get(page) ?? '');
  const read = (path: string): Family => familyOf(readFileSync(path, 'utf8'), toLink);
  const families = Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.md') && name !== 'README.md')
      .map((name) => [name.slice(0, -3), read(resolve(folder, name))]),
  );
  const basics = ['rules', 'notes'].map((key) => ({
    key,
    ...read(resolve(docs, 'learn', `${key}.md`)),
  }));
  const lines = readFileSync(resolve(folder, 'examples.txt'), 'utf8').split('\n');
  const examples = Object.fromEntries(
    lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
  );
  return Object.entries({ catalogue, families, basics, examples })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}

export function lessons(docs: string): Plugin {
  return {
    name: 'nonet-lessons',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      for (const part of ['techniques', 'learn'])
        for (const file of readdirSync(resolve(docs, part)))
          this.addWatchFile(resolve(docs, part, file));
      return moduleText(docs);
    },
  };
}
