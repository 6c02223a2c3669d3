import { readdirSync, readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../../messages');

/** Stops the build where a language lacks a text another one has (PRODUCT N1). */
export function checkedMessages(): Plugin {
  return {
    name: 'hien-messages',
    buildStart() {
      const faults = messageFaults(root);
      if (faults.length > 0) this.error(`messages:\n${faults.join('\n')}`);
    },
  };
}

/**
 * Messages are compiled at build time, not on every phone: catalogues hold compiled pieces, and use-intl's ICU parser
 * stays out of the bundle (12 kB, and a quarter of the work until a page responds). Numbers in them are formatted by us
 * as well (src/text/format-message.ts).
 */
export function readyMessages(): Plugin {
  return {
    name: 'hien-ready-messages',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^use-intl\/format-message$/,
            replacement: join(import.meta.dirname, '../../src/text/format-message.ts'),
          },
        ],
      },
      ssr: { noExternal: ['use-intl', 'icu-minify'] },
    }),
    transform: {
      filter: { id: /[\\/]messages[\\/]\w+[\\/][\w-]+\.json$/ },
      handler: (code) => ({ code: JSON.stringify(ready(JSON.parse(code))), map: null }),
    },
  };
}

function ready(node: unknown): unknown {
  if (typeof node === 'string') return compile(node);
  return Object.fromEntries(Object.entries(node as object).map(([key, value]) => [key, ready(value)]));
}

/** Every text that one language has and another lacks, is empty, or takes other arguments. */
export function messageFaults(folder: string): string[] {
  const languages = readdirSync(folder).sort();
  const texts = new Map(languages.map((language) => [language, textsOf(join(folder, language))]));
  const keys = new Set([...texts.values()].flatMap((catalogue) => [...catalogue.keys()]));
  return [...keys].flatMap((key) =>
    faultsOf(
      key,
      languages.map((language) => [language, texts.get(language)?.get(key)]),
    ),
  );
}

function faultsOf(key: string, found: [string, string | undefined][]): string[] {
  const missing = found
    .filter(([, text]) => text === undefined || text.trim() === '')
    .map(([language]) => `${key}: missing in ${language}`);
  const shapes = new Set(found.filter(([, text]) => text !== undefined).map(([, text]) => argumentsOf(text!)));
  return shapes.size > 1 ? [...missing, `${key}: arguments differ (${[...shapes].join(' / ')})`] : missing;
}

function textsOf(folder: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const file of readdirSync(folder))
    walk(JSON.parse(readFileSync(join(folder, file), 'utf8')), file.replace('.json', ''), texts);
  return texts;
}

function walk(node: unknown, path: string, texts: Map<string, string>): void {
  if (typeof node === 'string') texts.set(path, node);
  else for (const [key, value] of Object.entries(node as object)) walk(value, `${path}.${key}`, texts);
}

/** Names in `{name}` or `{name, plural, …}`, and tags in `<link>`; the words inside plural branches are not names. */
function argumentsOf(text: string): string {
  const names = [...text.matchAll(/\{\s*(\w+)\s*(?=[,}])(?![^{}]*\}\s*other)/g)].map((match) => match[1]);
  const tags = [...text.matchAll(/<(\w+)>/g)].map((match) => `<${match[1]}>`);
  return [...new Set([...names, ...tags])].sort().join(',');
}
