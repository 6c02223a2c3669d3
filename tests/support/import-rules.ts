import { dirname, join, normalize } from 'node:path';

/** Who may import whom, by folder of `src/`. ARCHITECTURE.md repeats this table for people. */
const pure = ['design', 'design/records', 'models', 'lib'];
const everyFeature = ['platform', 'db', 'text', 'ui', 'viewer', 'exchange', 'layout', 'elements', ...pure];

/** The neighbourhoods of `src/features`, lowest first: each may use those before it, never those after it. */
export const neighbourhoods = ['foundation', 'people', 'catalogue', 'studio', 'trade', 'desk', 'pages'] as const;
const features = neighbourhoods.map((name) => `features/${name}`);

export const importRules: Record<string, string[]> = {
  lib: [],
  text: ['lib'],
  db: ['lib'],
  platform: ['db', 'text', 'lib'],
  ui: ['text', 'lib'],
  'design/records': ['lib'],
  design: ['design/records', 'lib'],
  models: ['lib'],
  elements: pure,
  exchange: ['elements', ...pure],
  render: ['elements', 'exchange', ...pure],
  farm: ['render', 'platform', 'exchange', 'elements', ...pure],
  layout: ['elements', ...pure],
  viewer: ['elements', 'ui', 'text', ...pure],
  editor: ['elements', 'layout', ...pure],
  workspace: ['editor', 'layout', 'viewer', 'exchange', 'elements', 'ui', 'text', ...pure],
  ...Object.fromEntries(features.map((name, at) => [name, [...features.slice(0, at), ...everyFeature]])),
  'features/pages': [...features.slice(0, -1), 'workspace', 'editor', ...everyFeature],
  shell: [...features, 'platform', 'ui', 'text', 'lib'],
  demo: [...features, 'db', 'platform', ...pure],
  server: [...features, 'farm', 'demo', 'platform', 'db', 'text', 'lib'],
  root: [...features, 'shell', 'platform', 'ui', 'text', 'lib'],
};

/** Where a rule has an exception, and why. */
export const exceptions: Record<string, string> = {
  'src/shell/site-data.ts → src/root.tsx': 'the type of the root loader’s data, so that every page reads it typed',
};

const serverFile = /\.server\.tsx?$/;
const queries = /-queries\.server\.tsx?$/;

export interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
  /** `import()`, or a file named by its address (a worker's): fetched when it is reached. */
  deferred: boolean;
  /** Written as a path from the file that imports, not by its name in `src/`. */
  relative: boolean;
}
export type Sources = Map<string, string>;

/** The files the rules apply to: all of `src/` but its tests. */
export function isChecked(path: string): boolean {
  return /^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.endsWith('.d.ts');
}

/**
 * What a file brings in: its import statements, `import()`, and the files of ours it names by where it stands itself
 * (`new URL('./x.worker.ts', import.meta.url)`, `workerFile(folder, …, 'x-worker.ts')`), which a worker runs.
 */
export function importsOf(path: string, source: string): Import[] {
  const statements =
    /^\s*(?:import|export)\s+(?:(type\s+)?([^'";]*?)\s+from\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm;
  const written = [...source.matchAll(statements)].map(([, type, names = '', plain, dynamic]) => {
    const each = /\{([^}]*)\}/
      .exec(names)?.[1]
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    const typeOnly =
      type !== undefined ||
      (each !== undefined && each.length > 0 && /^\s*\{/.test(names) && each.every((name) => name.startsWith('type ')));
    const specifier = plain ?? dynamic ?? '';
    const relative = specifier.startsWith('.');
    return { from: path, to: resolve(path, specifier), typeOnly, deferred: dynamic !== undefined, relative };
  });
  const addresses =
    /new\s+URL\(\s*['"`]([^'"`:]+)['"`]\s*,\s*import\.meta\.url|(?:\(\s*import\.meta\.dirname|workerFile\(\s*\w+)\s*,[^)]*?['"`]([^'"`]+\.tsx?)['"`]/g;
  const addressed = [...source.matchAll(addresses)].map(([, url, file]) => ({
    from: path,
    to: resolve(path, `./${url ?? file}`),
    typeOnly: false,
    deferred: true,
    relative: true,
  }));
  return [...written, ...addressed];
}

function resolve(path: string, specifier: string): string {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  return specifier.startsWith('.') ? normalize(join(dirname(path), specifier)) : specifier;
}

export function layerOf(path: string): string | null {
  const [src, first = '', second] = path.split('/');
  if (src !== 'src') return null;
  if (second === undefined || first === '+types') return 'root';
  if (first === 'design' && second === 'records') return 'design/records';
  return first === 'features' ? `features/${second}` : first;
}

/** Imports that break a rule. */
export function brokenImportRules(imports: Import[]): string[] {
  return imports
    .filter(({ from, to }) => {
      const room = layerOf(from);
      const other = layerOf(to);
      return room !== null && other !== null && room !== other && !(importRules[room] ?? []).includes(other);
    })
    .map(named)
    .filter((name) => exceptions[name] === undefined);
}

/**
 * A relative import stays in its room, a feature being a room of its own: what stands elsewhere is named from `src/`,
 * so that a wall is seen where it is crossed, and nothing outside `src/` is part of the product.
 */
export function strayRelativeImports(imports: Import[]): string[] {
  const room = (path: string) => featureOf(path) ?? layerOf(path);
  return imports.filter(({ from, to, relative }) => relative && room(from) !== room(to)).map(named);
}

/**
 * Features large enough to be cut into parts; what stands at the top of a part is as open to others as the top of the
 * feature.
 */
const parts: Record<string, readonly string[]> = {
  'people/accounts': ['sign-in', 'sessions', 'second-factor', 'my-data'],
  'trade/orders': ['cart', 'returns'],
  'trade/payments': ['account', 'review'],
};

/** A feature's top-level files are public: shapes, rules, hooks, components. Its folders are private. */
export function brokenFeatureBoundaries(imports: Import[]): string[] {
  return imports
    .filter(({ from, to }) => {
      const own = featureOf(from);
      const other = featureOf(to);
      return own !== null && other !== null && own !== other && !isAtTop(to, other);
    })
    .map(named);
}

function isAtTop(path: string, feature: string): boolean {
  const [first = '', ...rest] = path.slice(`src/features/${feature}/`.length).split('/');
  return rest.length === 0 || (rest.length === 1 && (parts[feature] ?? []).includes(first));
}

/**
 * A feature's SQL is its own: others go through a rule, or a read the feature names in a rule's file. The demo, which
 * writes rows as no rule would (at other times, in other people's names), is exempt; tests are not looked at.
 */
export function foreignQueries(imports: Import[]): string[] {
  return imports
    .filter(({ from, to }) => {
      const owner = featureOf(to);
      return owner !== null && queries.test(to) && owner !== featureOf(from) && layerOf(from) !== 'demo';
    })
    .map(named);
}

/** Features that need one another in a circle, as `a → b → a`. */
export function featureCycles(imports: Import[]): string[] {
  return cyclesOf(
    imports.flatMap(({ from, to }): [string, string][] => {
      const own = featureOf(from);
      const other = featureOf(to);
      return own !== null && other !== null && own !== other ? [[own, other]] : [];
    }),
  );
}

/** Files that need one another in a circle when they load: which of them runs first would depend on who asks first. */
export function fileCycles(imports: Import[]): string[] {
  return cyclesOf(
    imports
      .filter(({ typeOnly, deferred }) => !typeOnly && !deferred)
      .map(({ from, to }): [string, string] => [from, to]),
  );
}

function cyclesOf(edges: [string, string][]): string[] {
  const needs = new Map<string, Set<string>>();
  for (const [from, to] of edges) needs.set(from, (needs.get(from) ?? new Set()).add(to));
  const done = new Set<string>();
  const walk = (at: string, way: string[]): string[] => {
    if (way.includes(at)) return [[...way.slice(way.indexOf(at)), at].join(' → ')];
    if (done.has(at)) return [];
    const found = [...(needs.get(at) ?? [])].flatMap((next) => walk(next, [...way, at]));
    done.add(at);
    return found;
  };
  return [...needs.keys()].flatMap((each) => walk(each, []));
}

function featureOf(path: string): string | null {
  return /^src\/features\/([^/]+\/[^/]+)\//.exec(path)?.[1] ?? null;
}

/** Server code reaches a page only where the router takes it out again: in a route module beside its loader. */
export function serverInBrowser(imports: Import[], routeModules: Set<string>): string[] {
  return imports
    .filter(
      ({ from, to, typeOnly }) => !typeOnly && serverFile.test(to) && !isServerCode(from) && !routeModules.has(from),
    )
    .map(named);
}

/**
 * The database is for server code. Not for what the browser may load, and not for a route module either: its loader
 * asks a rule.
 */
export function databaseInBrowser(imports: Import[]): string[] {
  return imports
    .filter(({ from, to, typeOnly }) => !typeOnly && layerOf(to) === 'db' && !isServerCode(from))
    .map(named);
}

export function isServerCode(path: string): boolean {
  return serverFile.test(path) || /^src\/(server|db|demo)\//.test(path);
}

interface RouteEntry {
  file: string;
  children?: RouteEntry[];
}

/** Route modules as the route table names them, and the root of all of them. */
export function routeModulesOf(routes: RouteEntry[]): Set<string> {
  const files = (entries: RouteEntry[]): string[] =>
    entries.flatMap(({ file, children }) => [`src/${file}`, ...files(children ?? [])]);
  return new Set(['src/root.tsx', 'src/entry.server.tsx', ...files(routes)]);
}

/** How many files and folders may stand side by side before a reader needs another folder. */
const mostSiblings = 40;

/** Lists of one kind, however long: nobody reads them through, everybody knows the name of the one to open. */
export const longLists: Record<string, string> = {
  'src/design/commands': 'one command a file',
  'src/db/migrations': 'numbered, and never moved once they have run somewhere',
  'src/demo/homes/documents': 'one stored home a file',
  'src/demo/pictures': 'pictures',
  'src/demo/lights': 'the light of one home a file',
  'docs/pictures': 'pictures',
  'docs/decisions': 'numbered records',
  messages: 'one subject a file, the same files in each language',
};

/** Folders with more than forty files and folders in them, as `folder: how many`. */
export function crowdedFolders(paths: Iterable<string>): string[] {
  const siblings = new Map<string, Set<string>>();
  for (const path of paths)
    for (let at = path; at.includes('/'); at = dirname(at))
      siblings.set(dirname(at), (siblings.get(dirname(at)) ?? new Set()).add(at));
  const isLongList = (folder: string) =>
    Object.keys(longLists).some((list) => folder === list || folder.startsWith(`${list}/`));
  return [...siblings]
    .filter(([folder, { size }]) => size > mostSiblings && !isLongList(folder))
    .map(([folder, { size }]) => `${folder}: ${size}`);
}

/** The third column of ARCHITECTURE.md's table of rooms: who may import whom, as it is told to people. */
export function documentedImportRules(page: string): Record<string, string[]> {
  const rows = [...page.matchAll(/^\| `src\/([\w.]+)[^|]*\| [^|]+ \| ([^|]+) \|$/gm)];
  return Object.fromEntries(
    rows.map(([, room = '', cell = '']) => [room === 'routes.ts' ? 'root' : room, namesIn(cell)]),
  );
}

/** ARCHITECTURE.md's table of features: each neighbourhood with its features, in the order told to people. */
export function documentedFeatures(page: string): [string, string[]][] {
  const [, table = ''] = page.split('| neighbourhood | features |');
  const rows = [...(table.split('\n\n')[0] ?? '').matchAll(/^\| `([\w-]+)` \| (.+) \|$/gm)];
  return rows.map(([, name = '', cell = '']) => [
    name,
    [...cell.replace(/\([^)]*\)/g, '').matchAll(/`([\w-]+)`/g)].map(([, feature = '']) => feature).sort(),
  ]);
}

function namesIn(cell: string): string[] {
  const [names = ''] = cell.split(/ \(|;/);
  return names === 'nothing of ours' ? [] : names.split(', ').sort();
}

/** Lines that match, as `file: line`. */
export function linesMatching(sources: Sources, pattern: RegExp, where: (path: string) => boolean): string[] {
  return [...sources]
    .filter(([path]) => where(path))
    .flatMap(([path, source]) =>
      withoutComments(source)
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
}

export function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}

function named({ from, to }: Import): string {
  return `${from} → ${to}`;
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
export function plannedByRequests(all: readonly Import[]): string[] {
  return all
    .filter(
      ({ from, to, typeOnly }) => !typeOnly && planning.test(to) && /^src\/(features|server|demo|shell)\//.test(from),
    )
    .filter(({ from }) => !mayPlan.has(from))
    .map(({ from, to }) => `${from} → ${to}`);
}

export const sql = /\b(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^`]*>)?`/;
export const barrel = /^export \*/;
export const environment = /process\.env/;
export const state = /^(export )?(let|var) |^(export )?const \w+(: [^=]+)? = new (Weak)?(Map|Set)(<[^(]*>)?\(\)/;
