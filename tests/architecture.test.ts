import { globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import routes from '../src/routes.ts';
import {
  brokenFeatureBoundaries,
  brokenImportRules,
  crowdedFolders,
  databaseInBrowser,
  exceptions,
  featureCycles,
  fileCycles,
  foreignQueries,
  importsOf,
  isChecked,
  isServerCode,
  linesMatching,
  layerOf,
  longLists,
  routeModulesOf,
  serverInBrowser,
  strayRelativeImports,
  documentedFeatures,
  documentedImportRules,
  importRules,
  neighbourhoods,
  type Sources,
} from './support/import-rules.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const sources: Sources = new Map(
  globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter(isChecked)
    .map((path) => [path, read(path)]),
);
const imports = [...sources].flatMap(([path, source]) => importsOf(path, source));
const routeModules = routeModulesOf(await routes);
/** Every file of the folders that are read and changed by hand. */
const files = globSync('{src,tests,e2e,bench,scripts,docs,messages}/**', { cwd: root, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(root, join(entry.parentPath, entry.name)));

/** Whether a file brings in such a module with it, by imports that are not deferred and not of types only. */
function reaches(path: string, module: RegExp, seen = new Set<string>()): boolean {
  if (module.test(path)) return true;
  if (seen.has(path)) return false;
  seen.add(path);
  return imports.some(
    ({ from, to, typeOnly, deferred }) => from === path && !typeOnly && !deferred && reaches(to, module, seen),
  );
}

/** Takes seconds of a core where someone wants that. */
const planning =
  /^src\/(layout\/|design\/(open-design|quantities|rooms-with-shapes|plan\/)|features\/studio\/designs\/checked-design)/;
/** On a thread, about a home of our own, or at the start. */
const mayPlan = new Set([
  'src/features/studio/designs/checked-design.ts',
  'src/features/studio/designs/design-worker.ts',
  'src/features/studio/furnishing/furnish-worker.ts',
  'src/features/catalogue/models/home.server.ts',
  'src/demo/demo-designs.server.ts',
  'src/demo/homes/home-document.ts',
]);

/** Imports by which code of a request would open or plan designs itself. */
function plannedByRequests(all: typeof imports): string[] {
  return all
    .filter(
      ({ from, to, typeOnly }) => !typeOnly && planning.test(to) && /^src\/(features|server|demo|shell)\//.test(from),
    )
    .filter(({ from }) => !mayPlan.has(from))
    .map(({ from, to }) => `${from} → ${to}`);
}

const sql = /\b(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^`]*>)?`/;
const barrel = /^export \*/;
const environment = /process\.env/;
const state = /^(export )?(let|var) |^(export )?const \w+(: [^=]+)? = new (Weak)?(Map|Set)(<[^(]*>)?\(\)/;

describe('DESIGN §3: the walls', () => {
  test('there is something to look at', () => {
    expect(sources.size).toBeGreaterThan(150);
    expect(imports.length).toBeGreaterThan(600);
    expect(new Set([...sources.keys()].map(layerOf))).toEqual(new Set(Object.keys(importRules)));
    expect(routeModules.size).toBeGreaterThan(5);
    for (const path of routeModules) expect(sources.has(path), path).toBe(true);
  });

  test('imports run one way', () => {
    expect(brokenImportRules(imports)).toEqual([]);
  });

  test('a relative import stays in its room, and in src', () => {
    expect(imports.filter((each) => each.relative).length).toBeGreaterThan(600);
    expect(strayRelativeImports(imports)).toEqual([]);
  });

  test('every exception is one still', () => {
    const all = imports.map(({ from, to }) => `${from} → ${to}`);
    for (const exception of Object.keys(exceptions)) expect(all).toContain(exception);
    expect(imports.filter(({ from, to }) => exceptions[`${from} → ${to}`]).every(({ typeOnly }) => typeOnly)).toBe(
      true,
    );
  });

  test('a feature uses of another what stands at its top, and none needs another in a circle', () => {
    expect(brokenFeatureBoundaries(imports)).toEqual([]);
    expect(featureCycles(imports)).toEqual([]);
  });

  test('a feature’s SQL is reached through its rules', () => {
    expect(imports.filter(({ to }) => to.endsWith('-queries.server.ts')).length).toBeGreaterThan(100);
    expect(foreignQueries(imports)).toEqual([]);
  });

  test('no file needs itself to load', () => {
    expect(fileCycles(imports)).toEqual([]);
  });

  test('a worker’s file counts as imported', () => {
    const workers = imports.filter(({ to, deferred, relative }) => deferred && relative && /worker\b/.test(to));
    expect(workers.map(({ to }) => to)).toContain('src/viewer/mesh.worker.ts');
    expect(workers.map(({ to }) => to)).toContain('src/features/foundation/glb/glb-worker.ts');
    for (const { to } of workers) expect(sources.has(to), to).toBe(true);
  });

  test('H2: a design is opened and planned on a thread; what answers requests does neither', () => {
    expect(plannedByRequests(imports)).toEqual([]);
    // The rule is about something: the thread does both.
    expect(reaches('src/features/studio/designs/design-worker.ts', /design\/open-design/)).toBe(true);
    const planted = importsOf(
      'src/features/studio/designs/a.server.ts',
      "import { openDesign } from '#design/open-design.ts';",
    );
    expect(plannedByRequests([...imports, ...planted])).toEqual([
      'src/features/studio/designs/a.server.ts → src/design/open-design.ts',
    ]);
  });

  test('server code stays out of what the browser loads', () => {
    expect(serverInBrowser(imports, routeModules)).toEqual([]);
    expect(databaseInBrowser(imports)).toEqual([]);
  });

  test('no folder has more than forty siblings, lists of one kind aside', () => {
    expect(files.length).toBeGreaterThan(2000);
    expect(crowdedFolders(files)).toEqual([]);
    for (const folder of Object.keys(longLists))
      expect(
        files.some((path) => path.startsWith(`${folder}/`)),
        folder,
      ).toBe(true);
  });

  test('process.env is read in one place', () => {
    expect(linesMatching(sources, environment, (path) => path !== 'src/server/config.ts')).toEqual([]);
  });

  test('SQL is in *-queries.server.ts, db/ and demo/', () => {
    expect(
      linesMatching(sources, sql, (path) => !/^src\/(db|demo)\//.test(path) && !path.endsWith('-queries.server.ts')),
    ).toEqual([]);
    expect(linesMatching(sources, sql, (path) => path.endsWith('-queries.server.ts')).length).toBeGreaterThan(20);
  });

  test('three is only in viewer and workspace', () => {
    expect(
      imports.filter(
        ({ from, to }) => /^(three|@react-three)(\/|$)/.test(to) && !/^src\/(viewer|workspace)\//.test(from),
      ),
    ).toEqual([]);
  });

  test('the viewer is used by what people see, and three waits until it is asked for', () => {
    const used = imports.filter(({ from, to }) => to.startsWith('src/viewer/') && !from.startsWith('src/viewer/'));
    expect(
      used.filter(({ from }) => !/^src\/(workspace|features\/[^/]+\/[^/]+\/(pages|components))\//.test(from)),
    ).toEqual([]);
    const three = /^(three|@react-three)(\/|$)/;
    // The workspace’s 3D is fetched as a whole, and only where it can be drawn.
    const fetched = 'src/workspace/scene-view/';
    expect(
      used.filter(({ from, to, typeOnly }) => !typeOnly && !from.startsWith(fetched) && reaches(to, three)),
    ).toEqual([]);
    for (const first of ['src/workspace/workspace.tsx', 'src/workspace/scene-view/scene-view.tsx'])
      expect(reaches(first, three), first).toBe(false);
    expect(reaches('src/workspace/scene-view/space-view.tsx', three)).toBe(true);
  });

  test('trees for a pointer that moves are the workspace’s: a stage of products does not load them', () => {
    const trees = imports.filter(({ to }) => to.startsWith('three-mesh-bvh'));
    expect(trees.map(({ from }) => from)).toEqual(['src/viewer/live/bvh-hits.ts']);
    expect(reaches('src/viewer/stage/live-stage.tsx', /^three$/)).toBe(true);
    expect(reaches('src/viewer/stage/live-stage.tsx', /^three-mesh-bvh/)).toBe(false);
    expect(imports.filter(({ from, to }) => to.endsWith('/bvh-hits.ts') && !from.startsWith('src/workspace/'))).toEqual(
      [],
    );
  });

  test('no module of the server keeps state', () => {
    expect(
      linesMatching(sources, state, (path) => /\.server\.tsx?$/.test(path) || path.startsWith('src/server/')),
    ).toEqual([]);
  });

  test('no any, no barrels, no bags', () => {
    expect(linesMatching(sources, /(:|<|\bas) any\b/, () => true)).toEqual([]);
    expect(linesMatching(sources, barrel, () => true)).toEqual([]);
    expect(
      [...sources.keys()].filter((path) => /(^|\/)(index|utils?|misc|common|helpers?)(\.tsx?|\/)/.test(path)),
    ).toEqual([]);
    expect([...sources.keys()].filter((path) => !/^[a-z0-9./-]+$/.test(path))).toEqual([]);
  });

  test('ARCHITECTURE.md says the same', () => {
    const outer = (room: string) => room.split('/')[0] ?? '';
    const held: Record<string, string[]> = {};
    for (const [room, others] of Object.entries(importRules)) {
      const named = [...(held[outer(room)] ?? []), ...others.map(outer)].filter((other) => other !== outer(room));
      held[outer(room)] = [...new Set(named)].sort();
    }
    expect(documentedImportRules(read('ARCHITECTURE.md'))).toEqual(held);
  });

  test('ARCHITECTURE.md names every feature in its neighbourhood, in the order that arrows run', () => {
    const folders = neighbourhoods.map((name): [string, string[]] => [
      name,
      globSync(`src/features/${name}/*/`, { cwd: root })
        .map((path) => basename(path))
        .sort(),
    ]);
    expect(documentedFeatures(read('ARCHITECTURE.md'))).toEqual(folders);
  });
});

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
