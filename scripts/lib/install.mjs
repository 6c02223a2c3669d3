import { existsSync, writeFileSync } from 'node:fs';
import { run } from './command.mjs';
import { fingerprint, readStamp } from './fingerprint.mjs';
import { inProject, isLink, log, systemPath } from './project.mjs';
import { systemNpm } from './node.mjs';

const stampFile = 'node_modules/.hien-stamp';

/** Whether node_modules matches the lockfile. A linked one belongs to another checkout, which maintains it. */
export function isInstalled() {
  if (isLink(inProject('node_modules'))) return true;
  return existsSync(inProject('node_modules')) && readStamp(stampFile) === wantedStamp();
}

/** Installs from the lockfile without running install scripts and without touching the lockfile. */
export async function install() {
  log('Installing packages (the first time takes a minute) …');
  const started = Date.now();
  const { program, args } = systemNpm();
  const options = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-save'];
  await run(program, [...args, ...options], {
    env: { ...process.env, PATH: systemPath() },
    quiet: true,
    what: 'npm install',
  });
  writeFileSync(inProject(stampFile), wantedStamp());
  log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

function wantedStamp() {
  return fingerprint(['package-lock.json', 'package.json'], undefined, `${process.platform}-${process.arch}`);
}
