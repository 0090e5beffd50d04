// The real server on a free port, or a given one, serving the site as it was built.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

export interface Server {
  readonly url: string;
  stop(): Promise<void>;
  kill(): Promise<void>; // without a word of warning
}

export async function startServer(database: string, port = 0): Promise<Server> {
  const program = resolve(ROOT, 'build/release/nonet');
  const site = resolve(ROOT, 'build/web');
  for (const part of [program, site])
    if (!existsSync(part)) throw new Error(`${part} is missing: make build, tools/web build`);

  const options = ['serve', '--port', String(port), '--web', site, '--db', database];
  const server = spawn(program, options, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
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
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((done) => server.once('exit', done));
    server.kill(signal);
    await ended;
  };
  return { url, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}
