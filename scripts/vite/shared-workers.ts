import type { Plugin } from 'vite';

const worker = /new URL\('(\.\/[\w-]+\.worker)\.ts', import\.meta\.url\)/g;

/**
 * Web workers as entries of the page's own build. Left alone the bundler builds each worker apart, and each would carry
 * the library of models that the page has already.
 */
export function sharedWorkers(): Plugin {
  return {
    name: 'hien-shared-workers',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async transform(code, id) {
      if (!code.includes('new Worker(new URL(')) return null;
      let shared = code;
      for (const [found, file] of code.matchAll(worker)) {
        const resolved = await this.resolve(`${file}.ts`, id);
        if (!resolved) throw new Error(`${id}: no worker ${file}`);
        const reference = this.emitFile({ type: 'chunk', id: resolved.id, name: file!.slice(2) });
        shared = shared.replace(found, `import.meta.ROLLUP_FILE_URL_${reference}`);
      }
      return { code: shared, map: null };
    },
  };
}
