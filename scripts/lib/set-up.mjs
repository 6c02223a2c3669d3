import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { UserError, root, log } from './project.mjs';
import { install, isInstalled } from './install.mjs';
import { build, isBuilt } from './site.mjs';

/** Prepares the project to run: packages, and with `site` the build too. Concurrent starts wait for each other. */
export async function setUp({ site = true } = {}) {
  if (Number(process.versions.node.split('.')[0]) < 20)
    throw new UserError(`Hiên needs Node 20 or newer to start; this is ${process.version}.`);
  const ready = () => isInstalled() && (!site || isBuilt());
  if (ready()) return;
  await takingTurns(async () => {
    if (!isInstalled()) await install();
    if (site && !isBuilt()) await build({ quiet: true });
  });
}

async function takingTurns(work) {
  const lock = join(tmpdir(), `hien-set-up-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`);
  for (let told = false; !tryLock(lock); told = true) {
    if (!told) log('Waiting for another start of this copy to install and build …');
    await sleep(300);
  }
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function tryLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isHeld(lock)) rmSync(lock, { force: true });
    return false;
  }
}

/** A lock whose process is gone is free. */
function isHeld(lock) {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    return pid === 0 || existsSync(`/proc/${pid}`) || (process.platform !== 'linux' && process.kill(pid, 0));
  } catch {
    return false;
  }
}
