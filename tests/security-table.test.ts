import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asvsIds } from './support/hostile/asvs-ids.ts';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
const [above = '', below = ''] = page.split('\n## The requirements\n');
const attacks = rowsOf(above.split('\n## Attacks\n')[1] ?? '').filter(([name]) => /^A\d/.test(name ?? ''));
const requirements = rowsOf(below).flatMap(([ids = '', level = '', asks = '', state = '', how = '']) =>
  ids.split(', ').map((id) => ({ id, level, asks, state, how })),
);
const elsewhere = /^(10|17)\./;
const pathPattern = /`((?:src|tests|e2e|docs|scripts)\/[^`]+|package-lock\.json|tsconfig\.json)`/g;
const pathsIn = (text: string) => [...text.matchAll(pathPattern)].map(([, path = '']) => path);

describe('docs/security.md', () => {
  test('has every requirement of levels 1 and 2 once, and no other', () => {
    expect(asvsIds).toHaveLength(253);
    expect(requirements.map(({ id }) => id).toSorted()).toEqual(asvsIds.toSorted());
  });

  test('says of each how it stands, and by what', () => {
    for (const { id, level, asks, state, how } of requirements) {
      expect([id, state]).toEqual([id, expect.stringMatching(/^(held|part|not held|operator|n\/a)$/)]);
      expect([id, level]).toEqual([id, expect.stringMatching(/^(1|2|1, 2)$/)]);
      expect([id, asks.length > 5, how.length > 5]).toEqual([id, true, true]);
      const proven = pathsIn(how).length > 0 || /the section \*[^*]+\* above|standard output/.test(how);
      if (state === 'held') expect([id, how, proven]).toEqual([id, how, true]);
    }
  });

  test('counts them as they are', () => {
    const own = requirements.filter(({ id }) => !elsewhere.test(id));
    const number = (wanted: string) => own.filter(({ state }) => state === wanted).length;
    expect(above).toContain(
      `Of the other ${own.length}: ${number('held')} held, ${number('part')} held in part, ${number('not held')} not held, ` +
        `${number('operator')} an operator's, ${number('n/a')} without an object here.`,
    );
  });

  test('names no section that it does not have', () => {
    for (const [, name = ''] of below.matchAll(/the section \*([^*]+)\* above/g))
      expect(above).toContain(`\n## ${name}\n`);
  });

  test('has a test for each of the 28 attacks', () => {
    expect(attacks.map(([name]) => name)).toEqual(Array.from({ length: 28 }, (_, n) => `A${n + 1}`));
    for (const [name, , by = ''] of attacks)
      expect([name, pathsIn(by).some((path) => /\.test\.tsx?$/.test(path))]).toEqual([name, true]);
  });

  test('names only what there is', () => {
    const paths = [...new Set(pathsIn(page))];
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

/** Cells of the tables, headings and rules left out. */
function rowsOf(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => /^\| (\d|A\d)/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}
