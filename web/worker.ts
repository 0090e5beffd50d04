// The service worker: src/worker/sw.js, with the names of all files of this build written into it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

export function worker(): Plugin {
  const source = resolve(import.meta.dirname, 'src/worker/sw.js');
  const shared = resolve(import.meta.dirname, 'public');
  return {
    name: 'nonet-worker',
    apply: 'build',
    generateBundle: {
      order: 'post', // after Vite has dropped the chunks of which only a style sheet is left
      handler(_, bundle) {
        const files = [
          ...Object.keys(bundle).filter((name) => name !== 'index.html'),
          ...readdirSync(shared),
        ];
        const list = JSON.stringify(['/', ...files.sort().map((name) => `/${name}`)]);
        const text = readFileSync(source, 'utf8');
        const hash = createHash('sha256').update(list).update(text);
        for (const name of readdirSync(shared)) hash.update(readFileSync(resolve(shared, name)));
        const version = `'${hash.digest('hex').slice(0, 12)}'`;
        const written = text.replace("'__VERSION__'", version).replace("'__FILES__'", list);
        if (written.includes("'__"))
          throw new Error('sw.js lacks a place for what the build knows');
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: written });
      },
    },
  };
}
