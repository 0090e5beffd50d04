// The real server on a free port, serving the site as it was built.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    url: string;
  }
}

const ROOT = resolve(import.meta.dirname, '../..');

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const program = resolve(ROOT, 'build/release/nonet');
  const site = resolve(ROOT, 'build/web');
  for (const part of [program, site])
    if (!existsSync(part)) throw new Error(`${part} is missing: make build, tools/web build`);

  const folder = mkdtempSync(join(tmpdir(), 'nonet-e2e-'));
  const database = join(folder, 'nonet.db');
  const server = spawn(program, ['serve', '--port', '0', '--web', site, '--db', database], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await new Promise<string>((found, failed) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
      if (address) found(address[0]);
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.on('exit', () => failed(new Error(`the server did not start: ${said}`)));
  });
  project.provide('url', url);
  return async () => {
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  };
}
