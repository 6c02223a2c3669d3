import type { Plugin } from 'vite';

/**
 * Server entries under their own names: the router's plugin would call the second one `index2.js`. Worker threads are
 * entries too (DESIGN §2).
 */
export function namedEntries(): Plugin {
  return {
    name: 'hien-named-entries',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    outputOptions: (options) => ({ ...options, entryFileNames: '[name].js' }),
  };
}
