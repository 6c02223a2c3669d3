import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { inProject, root, UserError } from './project.mjs';

/** What everything stands on, or what tests read without importing it: after a change here, everything runs. */
const global = [
  /^(package(-lock)?|tsconfig)\.json$/,
  /^(vite|vitest|react-router)\.config\.ts$/,
  /^messages\//,
  /^src\/db\/migrations\//,
];
/** What the server is put together from; every test with a server of its own has it, without importing it by name. */
const serverWide = /^src\/(server|platform|db)\//;
/** What whole processes are tried with. */
const processWide =
  /^(src\/(server|platform|db|demo|features\/trade)\/|scripts\/|tests\/faults\/|e2e\/support\/server\.ts$)/;
/** Tools of the command line: no page has them. */
const withoutPages = /^src\/(render|layout)\/|\.test\.tsx?$/;
const testFile = /\.test\.tsx?$/;

/** Files that differ from `base` (else from where this branch left main, else from the last commit), new ones included. */
export function changedSince(base) {
  const from = base ?? mergeBase() ?? 'HEAD';
  return [
    ...git('diff', '--name-only', '--no-renames', '--relative', from),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/** Every file of the project that git knows or would take. */
export function projectFiles() {
  return git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) => existsSync(inProject(file)));
}

/**
 * The tests a change touches, or null for all of them. vitest's own `--changed` goes by imports, and by imports every
 * test with a server reaches every feature; so what puts the server together is not followed, and a test runs when it
 * imports what changed, or when its feature does.
 */
export function testsTouchedBy(changed, files, read = readOrNull, areas = browserAreas()) {
  if (changed.some((file) => global.some((pattern) => pattern.test(file)))) return null;
  const reached = reachedBy(changed, files, read);
  const folders = new Set([...reached].filter((file) => !testFile.test(file)).map(featureOf));
  const wholeServer = changed.some((file) => serverWide.test(file) && !testFile.test(file));
  return {
    deep: files.filter((file) => /^src\/.*\.deep\.test\.ts$/.test(file) && reached.has(file)),
    rules: files.filter(
      (file) =>
        /^src\/.*\.server\.test\.ts$/.test(file) && (wholeServer || reached.has(file) || folders.has(featureOf(file))),
    ),
    faults: files.filter(
      (file) => /^tests\/faults\/.*\.test\.ts$/.test(file) && changed.some((each) => processWide.test(each)),
    ),
    browser: browserTests(changed, files, areas),
  };
}

/** By the areas of e2e/areas.json; what lies in none of them is under all pages. */
function browserTests(changed, files, areas) {
  const tests = files.filter((file) => /^e2e\/.*\.test\.ts$/.test(file) && !file.startsWith('e2e/matrix/'));
  const onPages = changed.filter((file) => /^(src|public)\//.test(file) && !withoutPages.test(file));
  const narrow = Object.values(areas)
    .flat()
    .filter((prefix) => prefix !== 'src/');
  const everywhere =
    changed.some((file) => file.startsWith('e2e/support/')) ||
    onPages.some((file) => !narrow.some((prefix) => file.startsWith(prefix)));
  return tests.filter((test) => {
    const looksAt = areas[test] ?? areas[`${dirname(test)}/`] ?? ['src/'];
    return (
      everywhere || changed.includes(test) || onPages.some((file) => looksAt.some((prefix) => file.startsWith(prefix)))
    );
  });
}

/** What changed, and all that imports it. */
function reachedBy(changed, files, read) {
  const importers = new Map();
  for (const file of files.filter((each) => /^(src|tests|e2e)\/.*\.tsx?$/.test(each))) {
    for (const imported of importsOf(file, read(file) ?? '')) {
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  const reached = new Set(changed);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
}

/** The helpers of tests start the whole server: of their imports only other helpers are followed. */
function importsOf(file, source) {
  const found = [...source.matchAll(/\b(?:from|import)\s*\(?\s*['"]([#.][^'"]+)['"]/g)].map(([, specifier]) =>
    specifier.startsWith('#') ? `src/${specifier.slice(1)}` : normalize(join(dirname(file), specifier)),
  );
  return file.startsWith('tests/support/') ? found.filter((imported) => !imported.startsWith('src/')) : found;
}

/** `src/features/trade/orders` of a file in it; elsewhere the folder under `src`. */
function featureOf(file) {
  const parts = file.split('/');
  return parts.slice(0, parts[1] === 'features' ? 4 : 2).join('/');
}

function browserAreas() {
  return JSON.parse(readFileSync(inProject('e2e/areas.json'), 'utf8'));
}

function mergeBase() {
  try {
    const [base] = git('merge-base', 'main', 'HEAD');
    return base;
  } catch {
    return null;
  }
}

function git(...args) {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 1 << 26,
    })
      .split('\n')
      .filter(Boolean);
  } catch (error) {
    throw new UserError(`git ${args.join(' ')}: ${String(error.stderr ?? error.message).trim()}`);
  }
}

function readOrNull(file) {
  try {
    return readFileSync(inProject(file), 'utf8');
  } catch {
    return null;
  }
}
