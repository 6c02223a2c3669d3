import { join } from 'node:path';
import type { Plugin } from 'vite';

const src = join(import.meta.dirname, '../../src');
const replaced: Record<string, { name: string; by: string }> = {
  'react-router': { name: 'Link', by: join(src, 'ui/links/server-link.ts') },
  'use-intl': { name: 'useTranslations', by: join(src, 'text/server-translations.ts') },
};
const mark = '\0on-server:';

/**
 * One thing each of two packages is replaced where our pages are rendered on the server, which renders once and has no
 * clicks: `Link` by `src/ui/links/server-link.ts`, `useTranslations` by `src/text/server-translations.ts`.
 */
export function onServer(): Plugin {
  return {
    name: 'hien-on-server',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    resolveId(source, importer) {
      const found = replaced[source];
      return found && importer?.startsWith(src) && importer !== found.by ? mark + source : null;
    },
    async load(id) {
      const source = id.startsWith(mark) ? id.slice(mark.length) : '';
      const found = replaced[source];
      if (!found) return null;
      // By name: what is told of as everything is looked up each time it is used.
      const others = Object.keys(await import(source)).filter((name) => name !== found.name && name !== 'default');
      return `export { ${others.join(', ')} } from '${source}';\nexport { ${found.name} } from ${JSON.stringify(found.by)};`;
    },
  };
}
