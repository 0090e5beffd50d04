// One server for all tests.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from './server';

declare module 'vitest' {
  interface ProvidedContext {
    url: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-e2e-'));
  const server = await startServer(join(folder, 'nonet.db'));
  project.provide('url', server.url);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  };
}
