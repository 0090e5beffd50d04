import preact from '@preact/preset-vite';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { lessons } from './lessons.ts';
import { worker } from './worker.ts';

export default defineConfig({
  plugins: [preact(), lessons(resolve(import.meta.dirname, '../docs')), worker()],
  build: {
    outDir: '../build/web',
    emptyOutDir: true,
    // The server's policy is default-src 'self': data: addresses would be refused.
    assetsInlineLimit: 0,
    target: ['chrome123', 'firefox120', 'safari17.5'],
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['*.test.ts', 'src/**/*.test.ts'],
          testTimeout: 60_000,
          // Pure functions need no process each; to start one takes longer than its tests.
          isolate: false,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/*.test.ts'],
          globalSetup: 'e2e/setup.ts',
          // Generous, for a busy machine: no test is about how long something takes.
          testTimeout: 180_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          retry: 1, // a browser may stumble on a busy machine; a test that fails twice is wrong
          // One browser at a time: two slow cores time out what one after the other passes.
          fileParallelism: false,
        },
      },
    ],
  },
});
