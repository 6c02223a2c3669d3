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
  barrel,
  environment,
  plannedByRequests,
  sql,
  state,
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
      imports.filter(({ from, to }) => /^three(\/|$)/.test(to) && !/^src\/(viewer|workspace)\//.test(from)),
    ).toEqual([]);
  });

  test('the viewer is used by what people see, and three waits until it is asked for', () => {
    const used = imports.filter(({ from, to }) => to.startsWith('src/viewer/') && !from.startsWith('src/viewer/'));
    expect(
      used.filter(({ from }) => !/^src\/(workspace|features\/[^/]+\/[^/]+\/(pages|components))\//.test(from)),
    ).toEqual([]);
    const three = /^three(\/|$)/;
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
