import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { families } from '#models/library.ts';
import { deadReferences, docReferences, type Repository } from './support/doc-references.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const repository = readRepository();
const pages = globSync(['*.md', 'docs/*.md', 'docs/{flows,decisions}/*.md', 'src/**/*.md'], { cwd: root }).sort();
const decisions = pages.filter((page) => /decisions\/\d/.test(page));

function readRepository(): Repository {
  const files = new Set([
    ...globSync('{src,tests,e2e,scripts,bench,messages,docs,public,third_party,deploy}/**/*.*', { cwd: root }),
    ...globSync(['*.*', '.*', '.ci/run', 'LICENSE', 'deploy/Dockerfile'], { cwd: root }),
  ]);
  const folders = new Set<string>();
  for (const file of files)
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) folders.add(folder);
  const code = [...files].filter((path) => /^(src|tests|e2e|scripts|bench)\/.*\.(ts|tsx|mjs)$/.test(path));
  return {
    files,
    folders,
    roots: new Set(
      [...folders].flatMap((folder) => /^(?:src\/(?:features\/(?:\w+\/)?)?)?([\w-]+)$/.exec(folder)?.[1] ?? []),
    ),
    names: new Set(
      code
        .filter((path) => path !== 'tests/docs.test.ts')
        .flatMap((path) => read(path).match(/[A-Za-z_$][\w$]*/g) ?? []),
    ),
    scripts: new Set(Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts)),
    read,
  };
}

describe('what the documents name exists', () => {
  test('there is something to look at', () => {
    expect(decisions.length).toBeGreaterThan(50);
    expect(pages.length).toBeGreaterThan(75);
    expect(docReferences(read('docs/where-is.md'), repository).length).toBeGreaterThan(150);
  });

  test.each(pages)('%s', (page) => {
    expect(deadReferences(page, read(page), repository)).toEqual([]);
  });

  test('a decision that is mentioned by its number', () => {
    const numbers = new Set(decisions.map((page) => Number(/\/(\d+)-/.exec(page)?.[1])));
    const sources = [...repository.files].filter((path) =>
      /^(src|tests|e2e|scripts|bench)\/.*\.(ts|tsx|mjs|sql|css)$/.test(path),
    );
    const missing = [...pages, ...sources].flatMap((path) =>
      [...read(path).matchAll(/\b[Dd]ecisions?[ /](\d{1,4})\b/g)]
        .filter(([, number]) => !numbers.has(Number(number)))
        .map(([text]) => `${path}: ${text}`),
    );
    expect(missing).toEqual([]);
  });

  test('the index of decisions has every record under its title', () => {
    const listed = [...read('docs/decisions/README.md').matchAll(/^\| (\d+) \| \[(.+)\]\((.+)\) \|$/gm)];
    expect(listed.map(([, number, title, file]) => `docs/decisions/${file} # ${number}. ${title}`)).toEqual(
      decisions.map((page) => `${page} ${read(page).split('\n', 1)[0]}`),
    );
  });

  test('the index of flows has every flow', () => {
    const flows = pages.filter((page) => /flows\/[a-z]/.test(page)).map((page) => page.slice('docs/flows/'.length));
    expect([...read('docs/flows/README.md').matchAll(/^\| \[\w+\]\((.+?)\)/gm)].map(([, file]) => file).sort()).toEqual(
      flows,
    );
  });

  test('README: every setting, every bench', () => {
    const [, settings = ''] = read('README.md').split('\n## Settings\n');
    const told = [...settings.matchAll(/^\| (`[A-Z].*?) \|/gm)].flatMap(
      ([, cell = '']) => cell.match(/[A-Z][A-Z0-9_]+/g) ?? [],
    );
    const taken = [...read('src/server/config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
    expect(told.toSorted()).toEqual(taken.toSorted());
    const [benches = ''] = /^\| `npm run bench -- <name>`.*$/m.exec(read('README.md')) ?? [];
    expect([...benches.matchAll(/`([a-z-]+)`/g)].map(([, name]) => `bench/${name}.ts`).toSorted()).toEqual(
      globSync('bench/*.ts', { cwd: root }).sort(),
    );
  });
});

test('README tells deadlines and limits as the code has them', () => {
  const text = read('README.md');
  for (const words of [
    `within ${limit('trade/orders', 'payWithinHours')} hours`,
    `received ${limit('trade/orders', 'completeAfterDays')} days after it was sent`,
    `returned for ${limit('catalogue/offers', 'returnWithinDays')} days`,
    `changed for ${limit('catalogue/reviews', 'editableDays')} days`,
    `up to ${limit('trade/publishing', 'mostPictures')} pictures`,
    `in ${families.length} families`,
  ])
    expect(text).toContain(words);
});

/** A number that one file of a feature has by this name. */
function limit(feature: string, name: string): number {
  const found = globSync(`src/features/${feature}/**/*.ts`, { cwd: root }).flatMap((path) =>
    [...read(path).matchAll(new RegExp(`^(?:export )?const ${name} = (\\d+);`, 'gm'))].map(([, value]) =>
      Number(value),
    ),
  );
  expect(found, `${feature}: ${name}`).toHaveLength(1);
  return found[0] ?? NaN;
}

describe('what leads nowhere is seen', () => {
  test.each([
    'see `src/lib/no-such-file.ts`',
    'see `place-order.ts`',
    'in `features/orders`',
    '`features/<name>/no-such-*.ts`',
    'calls `openTheBill`',
    '`<NoSuchPanel>`',
    '`openBill` (`viet-qr.ts`)',
    '`vietQr` and `openBill` in `trade/transfers/viet-qr.ts`',
    '[a page](docs/no-such-page.md)',
    '`npm run no-such-script`',
    '`node scripts/no-such-script.ts`',
  ])('%s', (text) => {
    expect(deadReferences('README.md', text, repository)).toHaveLength(1);
  });

  test('what exists, and what is no reference, is not', () => {
    const text = [
      '`openBill` (`trade/payments/bills.server.ts`), `design/commands/`, `messages/<language>/mail.json`, `.server.ts`',
      '`GET /works`, `/api/docs`, `image/png`, `outbox`, `HIEN_DATA`, `npm test`, [a flow](docs/flows/call.md)',
      '```\nsrc/no-such-file.ts `noSuchName`\n```',
    ].join('\n');
    expect(deadReferences('README.md', text, repository)).toEqual([]);
  });
});
