import { dirname, join, normalize } from 'node:path';

/** Who may import whom, by folder of `src/`. ARCHITECTURE.md repeats this table for people. */
const pure = ['design', 'design/records', 'models', 'lib'];
const everyFeature = ['platform', 'db', 'text', 'ui', 'viewer', 'exchange', 'elements', ...pure];

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
  layout: ['elements', ...pure],
  viewer: ['elements', 'ui', 'text', ...pure],
  ...Object.fromEntries(features.map((name, at) => [name, [...features.slice(0, at), ...everyFeature]])),
  shell: [...features, 'platform', 'ui', 'text', 'lib'],
  demo: [...features, 'db', 'platform', ...pure],
  server: [...features, 'demo', 'platform', 'db', 'text', 'lib'],
  root: [...features, 'shell', 'platform', 'ui', 'text', 'lib'],
};

/** Where a rule has an exception, and why. */
export const exceptions: Record<string, string> = {
  'src/shell/site-data.ts → src/root.tsx': 'the type of the root loader’s data, so that every page reads it typed',
};

export interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
  /** `import()`: fetched when it is reached. */
  deferred: boolean;
}
export type Sources = Map<string, string>;

/** The files the rules apply to: all of `src/` but its tests. */
export function isChecked(path: string): boolean {
  return /^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.endsWith('.d.ts');
}

export function importsOf(path: string, source: string): Import[] {
  const statements =
    /^\s*(?:import|export)\s+(?:(type\s+)?([^'";]*?)\s+from\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm;
  return [...source.matchAll(statements)].map(([, type, names = '', plain, dynamic]) => {
    const each = /\{([^}]*)\}/
      .exec(names)?.[1]
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    const typeOnly =
      type !== undefined ||
      (each !== undefined && each.length > 0 && /^\s*\{/.test(names) && each.every((name) => name.startsWith('type ')));
    return { from: path, to: resolve(path, plain ?? dynamic ?? ''), typeOnly, deferred: dynamic !== undefined };
  });
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

/** Features large enough to be split into parts; the top of a part is as public as the top of the feature. */
const parts: Record<string, readonly string[]> = {
  'people/accounts': ['sign-in', 'sessions', 'second-factor', 'my-data'],
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

/** Features that need one another in a circle, as `a → b → a`. */
export function cycles(imports: Import[]): string[] {
  const needs = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const own = featureOf(from);
    const other = featureOf(to);
    if (own !== null && other !== null && own !== other) needs.set(own, (needs.get(own) ?? new Set()).add(other));
  }
  const walk = (at: string, way: string[]): string[] =>
    way.includes(at)
      ? [[...way.slice(way.indexOf(at)), at].join(' → ')]
      : [...(needs.get(at) ?? [])].flatMap((next) => walk(next, [...way, at]));
  return [...new Set([...needs.keys()].flatMap((feature) => walk(feature, [])))];
}

function featureOf(path: string): string | null {
  return /^src\/features\/([^/]+\/[^/]+)\//.exec(path)?.[1] ?? null;
}

/** Server code reaches a page only where the router takes it out again: in a route module beside its loader. */
export function serverInBrowser(imports: Import[], routeModules: Set<string>): string[] {
  return imports
    .filter(
      ({ from, to, typeOnly }) => !typeOnly && to.endsWith('.server.ts') && !mayHoldServerCode(from, routeModules),
    )
    .map(named);
}

function mayHoldServerCode(path: string, routeModules: Set<string>): boolean {
  return /\.server\.tsx?$/.test(path) || /^src\/(server|db|demo)\//.test(path) || routeModules.has(path);
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

/** The third column of ARCHITECTURE.md's table of folders: who may import whom, as documented. */
export function documentedImportRules(page: string): Record<string, string[]> {
  const rows = [...page.matchAll(/^\| `src\/([\w.]+)[^|]*\| [^|]+ \| ([^|]+) \|$/gm)];
  return Object.fromEntries(
    rows.map(([, room = '', cell = '']) => [room === 'routes.ts' ? 'root' : room, namesIn(cell)]),
  );
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

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}

function named({ from, to }: Import): string {
  return `${from} → ${to}`;
}
