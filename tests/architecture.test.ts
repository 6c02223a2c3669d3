import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import routes from '../src/routes.ts';
import {
  brokenFeatureBoundaries,
  brokenImportRules,
  cycles,
  exceptions,
  importsOf,
  isChecked,
  linesMatching,
  layerOf,
  routeModulesOf,
  serverInBrowser,
  documentedImportRules,
  importRules,
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

/** Whether a file brings in such a module with it, by imports that are not deferred and not of types only. */
function reaches(path: string, module: RegExp, seen = new Set<string>()): boolean {
  if (module.test(path)) return true;
  if (seen.has(path)) return false;
  seen.add(path);
  return imports.some(
    ({ from, to, typeOnly, deferred }) => from === path && !typeOnly && !deferred && reaches(to, module, seen),
  );
}

const sql = /\b(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^`]*>)?`/;
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

  test('every exception is one still', () => {
    const all = imports.map(({ from, to }) => `${from} → ${to}`);
    for (const exception of Object.keys(exceptions)) expect(all).toContain(exception);
    expect(imports.filter(({ from, to }) => exceptions[`${from} → ${to}`]).every(({ typeOnly }) => typeOnly)).toBe(
      true,
    );
  });

  test('a feature uses of another what stands at its top, and none needs another in a circle', () => {
    expect(brokenFeatureBoundaries(imports)).toEqual([]);
    expect(cycles(imports)).toEqual([]);
  });

  test('server code stays out of what the browser loads', () => {
    expect(serverInBrowser(imports, routeModules)).toEqual([]);
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
    expect(used.filter(({ to, typeOnly }) => !typeOnly && reaches(to, /^(three|@react-three)(\/|$)/))).toEqual([]);
  });

  test('no module of the server keeps state', () => {
    expect(
      linesMatching(sources, state, (path) => path.endsWith('.server.ts') || path.startsWith('src/server/')),
    ).toEqual([]);
  });

  test('no any, no barrels, no bags', () => {
    expect(linesMatching(sources, /(:|<|\bas) any\b/, () => true)).toEqual([]);
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
      cycles([
        ...importsOf('src/features/people/a/b.ts', "import '#features/people/c/d.ts';"),
        ...importsOf('src/features/people/c/d.ts', "import '#features/people/e/f.ts';"),
        ...importsOf('src/features/people/e/f.ts', "import '#features/people/a/b.ts';"),
      ]),
    ).toContain('people/a → people/c → people/e → people/a');
  });

  test('server code in a component, but not its types and not in a route', () => {
    const component = "import { x, type Y } from './rule.server.ts';";
    expect(serverInBrowser(importsOf('src/features/people/a/button.tsx', component), new Set())).toHaveLength(1);
    expect(serverInBrowser(importsOf('src/features/people/a/hook.ts', component), new Set())).toHaveLength(1);
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
  });
});
