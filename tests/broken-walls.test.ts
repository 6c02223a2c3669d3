import { describe, expect, test } from 'vitest';
import {
  brokenFeatureBoundaries,
  brokenImportRules,
  crowdedFolders,
  databaseInBrowser,
  featureCycles,
  fileCycles,
  foreignQueries,
  importsOf,
  isServerCode,
  linesMatching,
  serverInBrowser,
  strayRelativeImports,
  type Sources,
  barrel,
  environment,
  sql,
  state,
} from './support/import-rules.ts';

describe('a wall that is broken is seen', () => {
  test.each([
    ['src/lib/a.ts', "import { x } from '#features/people/accounts/account.ts';"],
    ['src/lib/a.ts', "import type { X } from '#db/tables.ts';"],
    ['src/db/a.ts', "import { x } from '#platform/clock.ts';"],
    ['src/ui/a.tsx', "import { x } from '#features/people/accounts/account.ts';"],
    ['src/ui/a.tsx', "export { x } from '../shell/links.ts';"],
    ['src/platform/a.ts', "const x = await import('#features/people/accounts/account.ts');"],
    ['src/features/people/a/b.ts', "import {\n  x,\n  y,\n} from '#shell/links.ts';"],
    ['src/features/people/a/b.ts', "import '../../../server/app.ts';"],
    ['src/server/a.ts', "import { x } from '#ui/button.tsx';"],
    ['src/shell/a.ts', "import { x } from '#server/app.ts';"],
    ['src/design/records/wall.ts', "import { x } from '#design/document.ts';"],
    ['src/design/a.ts', "import { x } from '#elements/wall/mesh.ts';"],
    ['src/models/a.ts', "import { x } from '#elements/scene.ts';"],
  ])('%s: %s', (path, source) => {
    expect(brokenImportRules(importsOf(path, source))).toHaveLength(1);
  });

  test('what is allowed is not seen as broken', () => {
    expect(
      brokenImportRules(
        importsOf(
          'src/features/people/a/b.ts',
          "import { x } from '#platform/clock.ts';\nimport y from 'zod';\nimport { z } from './c.ts';",
        ),
      ),
    ).toEqual([]);
  });

  test('another feature’s folders, and circles', () => {
    expect(
      brokenFeatureBoundaries(
        importsOf('src/features/people/a/b.ts', "import { x } from '#features/people/c/components/d.tsx';"),
      ),
    ).toHaveLength(1);
    expect(
      brokenFeatureBoundaries(
        importsOf(
          'src/features/people/a/b.ts',
          "import { x } from '#features/people/c/d.ts';\nimport { y } from './components/e.tsx';",
        ),
      ),
    ).toEqual([]);
    expect(
      featureCycles([
        ...importsOf('src/features/people/a/b.ts', "import '#features/people/c/d.ts';"),
        ...importsOf('src/features/people/c/d.ts', "import '#features/people/e/f.ts';"),
        ...importsOf('src/features/people/e/f.ts', "import '#features/people/a/b.ts';"),
      ]),
    ).toContain('people/a → people/c → people/e → people/a');
  });

  test('relative imports out of src, out of a room and out of a feature', () => {
    for (const [path, source] of [
      ['src/lib/a.ts', "import { x } from '../../scripts/x.ts';"],
      ['src/lib/a.ts', "import data from '../../messages/en/home.json';"],
      ['src/lib/a.ts', "const x = await import('../../tests/x.ts');"],
      ['src/lib/a.ts', "const file = new URL('../../scripts/x.ts', import.meta.url);"],
      ['src/features/people/a/b.ts', "import { x } from '../../../lib/x.ts';"],
      ['src/features/people/a/b.ts', "export { x } from '../c/d.ts';"],
      ['src/features/people/a/b.ts', "import type { X } from '../../catalogue/c/d.ts';"],
    ] as const)
      expect(strayRelativeImports(importsOf(path, source)), source).toHaveLength(1);
    expect(
      strayRelativeImports(
        importsOf(
          'src/features/people/a/pages/b.tsx',
          "import { x } from '../x.ts';\nimport { y } from '#lib/y.ts';\nimport type { Z } from './+types/b.ts';\nimport z from 'zod/mini';",
        ),
      ),
    ).toEqual([]);
  });

  test('a worker is an import', () => {
    const worker =
      "const worker = new Worker(new URL('../viewer/mesh.worker.ts', import.meta.url), { type: 'module' });";
    expect(brokenImportRules(importsOf('src/ui/a.tsx', worker))).toHaveLength(1);
    const file = 'const file = new URL(\n  "./rule.server.ts",\n  import.meta.url,\n);';
    expect(serverInBrowser(importsOf('src/features/people/a/button.tsx', file), new Set())).toHaveLength(1);
    const joined = "const worker = new Worker(join(import.meta.dirname, '../server/app.ts'));";
    expect(brokenImportRules(importsOf('src/lib/a.ts', joined))).toHaveLength(1);
    const built = "const file = workerFile(import.meta.dirname, 'app.js', '../server/app.ts');";
    expect(brokenImportRules(importsOf('src/lib/a.ts', built))).toHaveLength(1);
    expect(importsOf('src/lib/a.ts', "const page = new URL('https://example.org/x', import.meta.url);")).toEqual([]);
    expect(importsOf('src/lib/a.ts', "const page = new URL('/x', origin);")).toEqual([]);
  });

  test('another feature’s queries, but not one’s own, and not by the demo', () => {
    const query = "import { x } from '#features/people/c/thing-queries.server.ts';";
    const types = "import type { X } from '#features/people/c/thing-queries.server.ts';";
    const passedOn = "export { x } from '#features/people/c/thing-queries.server.ts';";
    for (const source of [query, types, passedOn])
      expect(foreignQueries(importsOf('src/features/people/a/b.server.ts', source)), source).toHaveLength(1);
    expect(foreignQueries(importsOf('src/features/trade/c/b.server.ts', query))).toHaveLength(1);
    expect(foreignQueries(importsOf('src/server/jobs/a.ts', query))).toHaveLength(1);
    expect(foreignQueries(importsOf('src/features/people/c/thing.server.ts', query))).toEqual([]);
    expect(foreignQueries(importsOf('src/demo/a.server.ts', query))).toEqual([]);
    const rule =
      "import { x } from '#features/people/c/things.server.ts';\nimport '#platform/audit-queries.server.ts';";
    expect(foreignQueries(importsOf('src/features/people/a/b.server.ts', rule))).toEqual([]);
  });

  test('a circle of files, but not of types and not of what waits', () => {
    const others = [
      ...importsOf('src/lib/b.ts', "import { x } from '#lib/c.ts';"),
      ...importsOf('src/lib/c.ts', "export { x } from './a.ts';"),
    ];
    expect(fileCycles([...importsOf('src/lib/a.ts', "import { x } from './b.ts';"), ...others])).toEqual([
      'src/lib/a.ts → src/lib/b.ts → src/lib/c.ts → src/lib/a.ts',
    ]);
    expect(fileCycles([...importsOf('src/lib/a.ts', "import type { X } from './b.ts';"), ...others])).toEqual([]);
    expect(fileCycles([...importsOf('src/lib/a.ts', "const x = () => import('./b.ts');"), ...others])).toEqual([]);
    expect(fileCycles(importsOf('src/lib/a.ts', "import { x } from './a.ts';"))).toEqual([
      'src/lib/a.ts → src/lib/a.ts',
    ]);
  });

  test('a folder of forty-one, but not of forty and not a list of one kind', () => {
    const full = (folder: string, count: number) => Array.from({ length: count }, (_, at) => `${folder}/a${at}.ts`);
    expect(crowdedFolders(full('src/lib', 41))).toEqual(['src/lib: 41']);
    expect(crowdedFolders([...full('src/lib', 40), 'src/lib/folder/a.ts', 'src/lib/folder/b.ts'])).toEqual([
      'src/lib: 41',
    ]);
    expect(crowdedFolders(full('src/lib', 40))).toEqual([]);
    expect(crowdedFolders([...full('src/design/commands', 60), ...full('messages/en', 60)])).toEqual([]);
  });

  test('the database in a component, in what a component uses and in a route, but not its types', () => {
    const database = "import { connect } from '#db/database.ts';";
    for (const path of ['components/button.tsx', 'use-thing.ts', 'thing.ts', 'pages/page.tsx'])
      expect(databaseInBrowser(importsOf(`src/features/people/a/${path}`, database)), path).toHaveLength(1);
    expect(databaseInBrowser(importsOf('src/ui/a.tsx', "const db = await import('../db/database.ts');"))).toHaveLength(
      1,
    );
    for (const path of [
      'src/features/people/a/rule.server.ts',
      'src/features/people/a/view.server.tsx',
      'src/server/a.ts',
    ])
      expect(databaseInBrowser(importsOf(path, database)), path).toEqual([]);
    expect(
      databaseInBrowser(
        importsOf('src/features/people/a/thing.ts', "import type { Database } from '#db/database.ts';"),
      ),
    ).toEqual([]);
  });

  test('server code in a component, but not its types and not in a route', () => {
    const component = "import { x, type Y } from './rule.server.ts';";
    expect(serverInBrowser(importsOf('src/features/people/a/button.tsx', component), new Set())).toHaveLength(1);
    expect(serverInBrowser(importsOf('src/features/people/a/hook.ts', component), new Set())).toHaveLength(1);
    const letter = "import { Letter } from './letter.server.tsx';";
    expect(serverInBrowser(importsOf('src/features/people/a/button.tsx', letter), new Set())).toHaveLength(1);
    expect(serverInBrowser(importsOf('src/features/people/a/rule.server.ts', letter), new Set())).toEqual([]);
    expect(
      serverInBrowser(
        importsOf('src/features/people/a/pages/page.tsx', component),
        new Set(['src/features/people/a/pages/page.tsx']),
      ),
    ).toEqual([]);
    expect(
      serverInBrowser(
        importsOf(
          'src/features/people/a/button.tsx',
          "import type { Y } from './rule.server.ts';\nimport { type Z } from './rule.server.ts';",
        ),
        new Set(),
      ),
    ).toEqual([]);
  });

  test('SQL, settings and state', () => {
    const file: Sources = new Map([
      [
        'src/features/people/a/b.server.ts',
        "const rows = await db.selectFrom('users');\nconst y = sql<{ a: 1 }>`select 1`;\nconst port = " +
          'process.env.PORT;\nlet count = 0;\nconst seen = new Map<string, string>();\n// let me say ' +
          "process.env here\nconst fixed = new Set(['a']);",
      ],
    ]);
    expect(linesMatching(file, sql, () => true)).toHaveLength(2);
    expect(linesMatching(file, environment, () => true)).toHaveLength(1);
    expect(linesMatching(file, state, () => true)).toHaveLength(2);
    expect(linesMatching(new Map([['src/lib/a.ts', "export * from './b.ts';"]]), barrel, () => true)).toHaveLength(1);
    expect(isServerCode('src/features/people/a/letter.server.tsx')).toBe(true);
  });
});
