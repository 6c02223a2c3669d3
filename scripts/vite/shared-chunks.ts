import type { Plugin, Rolldown } from 'vite';

/**
 * The parts of the site by audience, outermost first: the frame of every page, public pages, pages of signed-in people,
 * the console. A module belongs to the first part that imports it statically.
 */
const parts = {
  frame: /src\/(?:entry\.client|root|shell\/site-layout)\.tsx/,
  site: /src\/features\/(?:catalogue\/[^/]+|pages\/detail-pages|trade\/plan-purchases)\/pages\/(?!admin)/,
  deals: /src\/features\/(?!desk\/|people\/console\/)[^/]+\/[^/]+\/pages\/(?!admin|remittance|queue|audited)/,
  desk: /src\/(?:features\/[^/]+\/[^/]+\/pages|shell\/admin-layout)/,
} as const;

/**
 * The workspace is loaded whole, before one can draw: in one file, and what its threads need as well in another, so that
 * none of them loads the other's.
 */
const workspace = /src\/features\/pages\/workspace-page\/components\/open-workspace\.tsx/;
const threads = /\.worker\.ts$/;

/**
 * What at least so many pages use is worth a file of its own; smaller ones join their nearest neighbour of the same
 * part.
 */
const sharing = { minShareCount: 3, entriesAware: true, entriesAwareMergeThreshold: 12_000 } as const;

/**
 * Browser code that pages share, in few files. Left alone the bundler makes one for every set of pages that has
 * something in common: 35 files for the price page, most under 2 kB, and each a request that waits its turn on a phone.
 * Merged without regard to who needs what, a visitor's first page would carry the console. So: the frame in one file,
 * the rest merged within its part only.
 */
export function sharedChunks(): Plugin {
  const partOf = new Map<string, string>();
  const inWorkspace = new Map<string, string>();
  const inThreads = new Map<string, string>();
  const name = (part: keyof typeof parts) => (id: string) => (partOf.get(id) === part ? part : null);
  const ofWorkspace = (id: string) => {
    if (partOf.has(id) || !inWorkspace.has(id)) return null;
    return inThreads.has(id) ? 'plan' : 'workspace';
  };
  return {
    name: 'hien-shared-chunks',
    applyToEnvironment: (environment) => environment.name === 'client',
    // A page's chunk may also hold shared code; its own exports stay.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const mark = (entries: RegExp, part: string, marked: Map<string, string>) => {
        for (const id of ids.filter((each) => entries.test(each)))
          spread(id, part, marked, (each) => this.getModuleInfo(each));
      };
      for (const [part, entries] of Object.entries(parts)) mark(entries, part, partOf);
      mark(workspace, 'workspace', inWorkspace);
      mark(threads, 'threads', inThreads);
    },
    outputOptions: (options) => ({
      ...options,
      chunkFileNames: ({ name: chunk }) =>
        `assets/${chunk.includes('~') ? chunk.slice(0, chunk.indexOf('~')) : '[name]'}-[hash].js`,
      // Chunks that import each other still run their modules in source order.
      strictExecutionOrder: true,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 9 },
          { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 9 },
          { name: name('frame'), priority: 8 },
          { name: name('site'), priority: 7, ...sharing },
          { name: name('deals'), priority: 6, ...sharing },
          { name: name('desk'), priority: 5, ...sharing },
          { name: ofWorkspace, priority: 4 },
        ],
      },
    }),
  };
}

/** Marks a module and all its static imports, as far as no outer part has them. */
function spread(
  id: string,
  part: string,
  partOf: Map<string, string>,
  info: (id: string) => Rolldown.ModuleInfo | null,
): void {
  if (partOf.has(id)) return;
  partOf.set(id, part);
  for (const next of info(id)?.importedIds ?? []) spread(next, part, partOf, info);
}
