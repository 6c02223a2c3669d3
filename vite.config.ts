import { reactRouter } from '@react-router/dev/vite';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkNotes } from './scripts/vite/chunks.ts';
import { namedEntries } from './scripts/vite/entries.ts';
import { onServer } from './scripts/vite/on-server.ts';
import { checkedMessages, readyMessages } from './scripts/vite/messages.ts';
import { sharedChunks } from './scripts/vite/shared-chunks.ts';
import { sharedWorkers } from './scripts/vite/shared-workers.ts';

export default defineConfig({
  // The page's own worker is a module in pieces, like the page.
  worker: { format: 'es' },
  // Each drawing of lucide-react is made into a component of ours.
  resolve: {
    alias: [
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: join(import.meta.dirname, 'src/ui/icons/lean-icon.ts'),
      },
    ],
  },
  plugins: [
    checkedMessages(),
    readyMessages(),
    chunkNotes(),
    namedEntries(),
    onServer(),
    sharedChunks(),
    sharedWorkers(),
    tailwindcss(),
    reactRouter(),
  ],
  // The few drawings we show, not all 1,700 of the package, in the server's memory as well.
  environments: {
    ssr: {
      resolve: { noExternal: ['lucide-react'] },
      build: {
        rollupOptions: {
          input: {
            index: './src/server/main.ts',
            'model-worker': './src/features/catalogue/models/model-worker.ts',
            'design-worker': './src/features/studio/designs/design-worker.ts',
            'export-worker': './src/features/studio/design-files/export-worker.server.ts',
            'furnish-worker': './src/features/studio/furnishing/furnish-worker.ts',
            'glb-worker': './src/features/foundation/glb/glb-worker.ts',
            'develop-worker': './src/farm/developing/develop-worker.ts',
            'tracing-worker': './src/farm/tracing/tracing-worker.ts',
            'film-worker': './src/farm/filming/film-thread.ts',
            'render-worker': './src/render/engine/trace-worker.ts',
            'paper-worker': './src/features/trade/ledger/paper-worker.server.ts',
          },
        },
      },
    },
  },
});
