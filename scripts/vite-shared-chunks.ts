import type { Plugin } from 'vite';

/** What at least so many pages use is worth a file of its own; smaller ones join their nearest neighbour. */
const pages = 3;
const bytes = 12_000;

/**
 * Browser code that pages share, in few files. Left alone the bundler makes one for every set of pages that has something in common: 35
 * files for the price page, most under 2 kB, and each a request that waits its turn on a phone.
 */
export function sharedChunks(): Plugin {
  return {
    name: 'hien-shared-chunks',
    applyToEnvironment: (environment) => environment.name === 'client',
    outputOptions: (options) => ({
      ...options,
      chunkFileNames: ({ name }) => `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash].js`,
      // Files that need each other still run their modules in the order they were written for.
      strictExecutionOrder: true,
      codeSplitting: {
        groups: [
          { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 },
          { name: 'shared', test: /src[\\/](?:ui|lib|shell|text|features)|lucide-react|use-intl|zod/, priority: 1, minShareCount: pages, entriesAware: true, entriesAwareMergeThreshold: bytes },
        ],
      },
    }),
  };
}
