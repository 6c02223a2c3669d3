import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
/** A string that ends within a class, with the next one behind it. */
const cut = /[\w\])][:-]'\s*\+\s*'[\w[]/;

test('no class is cut in two: Tailwind makes only those it finds written out', () => {
  const pages = globSync('src/**/*.tsx', { cwd: root });
  expect(pages.length).toBeGreaterThan(300);
  expect(cut.test("'h-4 disabled:' +\n  'cursor-default'")).toBe(true);
  expect(pages.filter((path) => cut.test(readFileSync(join(root, path), 'utf8')))).toEqual([]);
});
