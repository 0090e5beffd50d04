// Runs a TypeScript file of this folder that is no test: node e2e/run.js shots
import { runnerImport } from 'vite';

await runnerImport(new URL(`${process.argv[2]}.ts`, import.meta.url).pathname);
