// Writes src/api/wire.d.ts, the types of every route, from the server's own description of itself:
//   tools/web types
// wireTypes.test.ts says when the two are no longer the same.
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';

const DESCRIPTION = resolve(import.meta.dirname, '../src/server/routes/openapi.json');
export const WIRE = resolve(import.meta.dirname, 'src/api/wire.d.ts');

const HEAD = `// Written by tools/web types from src/server/routes/openapi.json; changes belong there.\n`;

export async function wireTypes() {
  const description = JSON.parse(await readFile(DESCRIPTION, 'utf8'));
  const types = await openapiTS(description, { immutable: true, emptyObjectsUnknown: true });
  const config = await resolveConfig(WIRE);
  return format(HEAD + astToString(types), { ...config, filepath: WIRE });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  await writeFile(WIRE, await wireTypes());
