import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the files stand that threads of the server start from. */
    threads: string;
  }
}

const root = join(import.meta.dirname, '../..');

/**
 * Each thread of the server as one file. From its sources a thread reads and strips hundreds of modules, which takes
 * seconds of computing each time one starts, and the rules of models start dozens. That the sources and what is built
 * do the same is tried in tests/faults/built-workers.test.ts.
 */
export default async function setUp(project: TestProject): Promise<() => void> {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const threads = mkdtempSync(join(cache, 'hien-threads-'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: threads,
      copyPublicDir: false,
      rollupOptions: {
        input: {
          'model-worker': './src/features/catalogue/models/model-worker.ts',
          'design-worker': './src/features/studio/designs/design-worker.ts',
          'export-worker': './src/features/studio/design-files/export-worker.server.ts',
          'furnish-worker': './src/features/studio/furnishing/furnish-worker.ts',
          'develop-worker': './src/farm/developing/develop-worker.ts',
          'tracing-worker': './src/farm/tracing/tracing-worker.ts',
          'film-worker': './src/farm/filming/film-thread.ts',
          'render-worker': './src/render/engine/trace-worker.ts',
          'glb-worker': './src/features/foundation/glb/glb-worker.ts',
          'paper-worker': './src/features/trade/ledger/paper-worker.server.ts',
        },
      },
    },
  });
  project.provide('threads', threads);
  return () => rmSync(threads, { recursive: true, force: true });
}
