// Writes app.js.gz and app.js.br beside every text file of a built site, where that saves something.
//   node tools/pack_site.mjs build/web
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = process.argv[2];
const texts = /\.(html|js|mjs|css|json|map|svg|txt|xml|wasm|webmanifest)$/;
const packers = {
  '.gz': (bytes) => gzipSync(bytes, { level: 9 }),
  '.br': (bytes) =>
    brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
};

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !texts.test(entry.name)) continue;
  const file = join(entry.parentPath ?? entry.path, entry.name);
  const bytes = readFileSync(file);
  for (const [ending, pack] of Object.entries(packers)) {
    const packed = pack(bytes);
    if (packed.length < bytes.length) writeFileSync(file + ending, packed);
  }
}
