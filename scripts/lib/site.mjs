import { existsSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { run } from './command.mjs';
import { compressAssets } from './compress.mjs';
import { fingerprint, readStamp } from './fingerprint.mjs';
import { inProject, log } from './project.mjs';
import { goodNode } from './node.mjs';

const stampFile = 'build/stamp';
const inputs = [
  'src',
  'messages',
  'public',
  'scripts',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

export function isBuilt() {
  return existsSync(inProject('build/server/index.js')) && readStamp(stampFile) === wantedStamp();
}

/** Builds browser and server parts. Without its stamp an unfinished build counts as none. */
export async function build({ quiet = false } = {}) {
  log('Building …');
  const started = Date.now();
  rmSync(inProject(stampFile), { force: true });
  const stamp = wantedStamp();
  const router = realpathSync(inProject('node_modules/.bin/react-router'));
  await run(goodNode(), [router, 'build'], {
    env: { ...process.env, NODE_ENV: 'production' },
    quiet,
    what: 'The build',
  });
  await compressAssets(inProject('build/client'));
  writeFileSync(inProject(stampFile), stamp);
  log(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
}

function wantedStamp() {
  return fingerprint(inputs, isInput);
}

/** Tests do not change what is built, and of the scripts only the build's own do. */
function isInput(file) {
  return (
    !/\.test\.tsx?$/.test(file) &&
    (!file.startsWith('scripts/') || file.endsWith('.ts') || file.endsWith('compress.mjs'))
  );
}
