import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { WIRE, wireTypes } from './wireTypes.js';

it('the types of the wire are those of openapi.json; if not: tools/web types', async () => {
  expect(readFileSync(WIRE, 'utf8') === (await wireTypes()), 'wire.d.ts is stale').toBe(true);
});
