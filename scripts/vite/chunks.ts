import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Records which packages each browser chunk contains (`build/chunks.json`), for `npm run bench -- bytes`. */
export function chunkNotes(): Plugin {
  return {
    name: 'hien-chunk-notes',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const notes = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? [[`/${output.fileName}`, bytesByPackage(output.modules)] as const] : [],
      );
      const folder = join(import.meta.dirname, '../../build');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'chunks.json'), JSON.stringify(Object.fromEntries(notes)));
    },
  };
}

function bytesByPackage(modules: Record<string, { renderedLength: number }>): Record<string, number> {
  const bytes: Record<string, number> = {};
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? 'hien';
    bytes[name] = (bytes[name] ?? 0) + renderedLength;
  }
  return bytes;
}
