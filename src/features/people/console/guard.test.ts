import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import routes from '#routes.ts';
import { consolePageAt, consolePages } from './console-pages.ts';

interface Entry {
  file: string;
  path?: string;
  children?: Entry[];
}

const source = (file: string) => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');
const all = (entries: Entry[]): Entry[] => entries.flatMap((entry) => [entry, ...all(entry.children ?? [])]);
const frames = (await routes) as Entry[];
const console = frames.find(({ file }) => file === 'shell/admin-layout.tsx');
const others = frames.filter((frame) => frame !== console);
const pages = all(console!.children ?? []);

describe('M1 the console’s door', () => {
  test('every page under /admin is in the console’s frame, and none of the site’s is', () => {
    expect(pages.length).toBeGreaterThan(4);
    expect(
      pages
        .filter(({ path }) => path !== undefined && !path.startsWith(':'))
        .every(({ path }) => path!.startsWith('/admin')),
    ).toBe(true);
    expect(all(others).filter(({ path }) => path?.startsWith('/admin'))).toEqual([]);
  });

  test.each(pages.map(({ file }) => file))('%s asks who is there before it reads anything', (file) => {
    const loader = /export (?:async )?function loader\([^{]*\{[^}]*\}[^{]*\{\n\s*(.+)\n/.exec(source(file));
    expect(loader?.[1], `${file} has no loader that begins with consoleContext(context, permission)`).toMatch(
      /consoleContext\(context, /,
    );
  });

  test('each entry of the navigation leads to a page, and a page below it belongs to it', () => {
    const paths = new Set(pages.map(({ path }) => path));
    for (const { key, path } of consolePages) {
      expect(paths.has(path), path).toBe(true);
      expect(consolePageAt(path)).toBe(key);
      if (path !== '/admin') expect(consolePageAt(`${path}/x_1`)).toBe(key);
    }
    expect(consolePageAt('/admin/nowhere')).toBeNull();
  });
});
