import { chmodSync, chownSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import type { Binaries } from './binaries.ts';
import { launchersFor, parseAccounts, type Launcher, type Owner } from './launcher.ts';
import { runCommand } from './run-command.ts';

/** Tries the ways to run PostgreSQL in this folder and takes the first that can access it and load the program. */
export async function chooseLauncher(root: string, binaries: Binaries, env: Record<string, string>): Promise<Launcher> {
  const owner = statSync(root);
  const candidates = launchersFor(
    currentUser(),
    userHasName(),
    owner,
    parseAccounts(readFileSync('/etc/passwd', 'utf8')),
  );
  const refusals: string[] = [];
  for (const launcher of candidates) {
    if (launcher.owner) await changeOwner(root, launcher.owner, env);
    const { ok, output } = await runCommand(
      [...launcher.prefix, 'sh', '-c', probe, 'sh', binaries.postgres, root],
      env,
    );
    if (ok) return launcher;
    refusals.push(`${launcher.name}: ${output || 'the folder cannot be written'}`);
  }
  chownSync(root, owner.uid, owner.gid);
  throw new Error(
    `PostgreSQL cannot be run in ${root}.\n${refusals.join('\n')}\nStart as an ordinary user, choose another HIEN_DATA, or set DATABASE_URL.`,
  );
}

const probe = 'test -w "$2" && exec "$1" --version >/dev/null';

/** Hands an existing cluster over too: it may come from a start where namespaces were allowed. */
async function changeOwner(root: string, owner: Owner, env: Record<string, string>): Promise<void> {
  if (statSync(root).uid === owner.uid) return;
  const { ok, output } = await runCommand(['chown', '-R', '-h', `${owner.uid}:${owner.gid}`, root], env);
  if (!ok) throw new Error(`The database folder ${root} cannot be given to user ${owner.uid}: ${output}`);
  chmodSync(root, 0o700);
}

function currentUser(): Owner {
  return { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 };
}

function userHasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}
