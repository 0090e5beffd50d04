// The arrows between the folders can fail: every one that is not allowed is refused, and every
// allowed one passes. And no folder is a heap.
import { ESLint } from 'eslint';
import { readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { arrows, ARROWS, FOLDERS } from './arrows.js';

const eslint = new ESLint({
  cwd: import.meta.dirname,
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
    ...arrows,
  ],
});
/** The rules that a file of a folder breaks with one line of code. */
async function broken(file: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: `src/${file}` });
  return result!.messages.map(({ ruleId }) => ruleId);
}

const IMPORT = 'no-restricted-imports';
const LATE = 'no-restricted-syntax';
const pairs = FOLDERS.flatMap((from) => FOLDERS.map((to) => [from, to] as const));

describe('an import of one folder by another', () => {
  it.each(pairs.filter(([from, to]) => from !== to))('%s of %s', async (from, to) => {
    const allowed = ARROWS[from]!.includes(to);
    for (const code of [
      `import { a } from '../../${to}/some/file';`,
      `import type { A } from '../../${to}/file';`,
      `import '../../${to}/some/style.css';`,
      `export * from '../../${to}/file';`,
    ])
      expect([code, await broken(`${from}/some/file.ts`, code)]).toEqual([
        code,
        allowed ? [] : [IMPORT],
      ]);
  });
  it.each(FOLDERS)('%s of itself', async (folder) => {
    expect(await broken(`${folder}/some/file.ts`, "import { a } from './other';")).toEqual([]);
  });
  it.each(FOLDERS.filter((folder) => folder !== 'pages'))('late, in %s', async (folder) => {
    const late = "const a = import('../../model/board/board');";
    expect(await broken(`${folder}/some/file.ts`, late)).toEqual([LATE]);
    const type = "type A = import('../../model/board/board').Digits;";
    expect(await broken(`${folder}/some/file.ts`, type)).toEqual([LATE]);
  });
});

describe('a page', () => {
  it.each([
    ["import { a } from '../watch/address';", [IMPORT]],
    ["import { a } from '../pages';", [IMPORT]],
    ["import { a } from '../../main';", [IMPORT, IMPORT]],
    ["import { a } from '../../pages/watch/address';", [IMPORT]],
    ["const a = import('../watch/Watch');", [LATE]],
    ["const a = import('./Viewer');", []],
    ["import { a } from '../../view/board/Board';", []],
    ["import './play.css';", []],
  ])('%s', async (code, rules) => {
    expect(await broken('pages/play/Play.tsx', code)).toEqual(rules);
  });
});

it.each([
  ['model', "import { h } from 'preact';", [IMPORT]],
  ['words', "import { useState } from 'preact/hooks';", [IMPORT]],
  ['api', "import { useState } from 'preact/hooks';", [IMPORT]],
  ['view', "import { useState } from 'preact/hooks';", []],
  ['model', 'export const a = document.title;', ['no-restricted-globals']],
  ['model', "void fetch('/api');", ['no-restricted-globals']],
  ['words', 'export const a = location.href;', ['no-restricted-globals']],
])('the browser in %s: %s', async (folder, code, rules) => {
  expect(await broken(`${folder}/some/file.ts`, code)).toEqual(rules);
});

describe('the folders', () => {
  const sources = readdirSync(resolve(import.meta.dirname, 'src'), { recursive: true })
    .map(String)
    .filter((file) => /\.(tsx?|css)$/.test(file));
  it('are those that have arrows', () => {
    const found = new Set(sources.map((file) => file.split('/')[0]!));
    expect([...found].filter((name) => !name.includes('.')).sort()).toEqual([...FOLDERS].sort());
  });
  it('are tables of contents: none has more than 35 sources', () => {
    const sizes = new Map<string, number>();
    for (const file of sources) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
    expect([...sizes].filter(([, size]) => size > 35)).toEqual([]);
  });
});
