import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parseAccounts } from '#db/embedded/launcher.ts';
import { clusterPaths } from '#db/embedded/cluster-paths.ts';
import { processesOf, serverPid } from './database-folder.ts';
import { WriterProcess, type WriterOptions } from './database-process.ts';

/** Only root can become others; an ordinary user's run of the other tests is the plain case already. */
describe.runIf(process.getuid?.() === 0)('as somebody else', () => {
  let home: string;
  let dataDir: string;
  let writer: WriterProcess | undefined;
  beforeAll(() => {
    home = mkdtempSync(join(tmpdir(), 'hien-users-'));
  });
  afterEach(async () => {
    await writer?.kill();
  });
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  /** Starts, writes, stops, and answers as whom the server ran. */
  async function live(options: WriterOptions): Promise<number> {
    writer = await new WriterProcess(dataDir, { ...options, write: true }).ready();
    const user = effectiveUser(serverPid(dataDir));
    await writer.more(20);
    expect(await writer.stop()).toBe(0);
    expect(processesOf(dataDir)).toEqual([]);
    return user;
  }

  function homeOf(name: string, uid: number, gid: number): void {
    const folder = join(home, name);
    mkdirSync(folder, { mode: 0o700 });
    chownSync(folder, uid, gid);
    dataDir = join(folder, 'data');
    chmodSync(home, 0o755);
  }

  test('root, in a folder only root can enter: inside a namespace it is nobody in particular', async () => {
    homeOf('root', 0, 0);
    await live({});
    expect(statSync(clusterPaths(dataDir).root).mode & 0o777).toBe(0o700);
    expect(statSync(clusterPaths(dataDir).secret).mode & 0o777).toBe(0o600);
  });

  test('root where namespaces are refused: as another user, in a folder only root can enter', async () => {
    homeOf('refused', 0, 0);
    expect(await live({ searchPath: pathWithoutNamespaces(home) })).not.toBe(0);
    // And where they are allowed again, the files stay with whom they belong to.
    expect(await live({})).not.toBe(0);
  });

  test('root takes over a folder of a namespace where namespaces are refused', async () => {
    dataDir = join(home, 'root', 'data');
    expect(await live({ searchPath: pathWithoutNamespaces(home) })).not.toBe(0);
  });

  test('an ordinary user', async () => {
    const { uid, gid } = parseAccounts(readFileSync('/etc/passwd', 'utf8')).find(({ uid }) => uid > 1)!;
    homeOf('ordinary', uid, gid);
    expect(await live({ through: become(uid, gid) })).toBe(uid);
    expect(await live({ through: become(uid, gid) })).toBe(uid);
  });

  test('an ordinary user whose number has no name', async () => {
    homeOf('nameless', 54_321, 54_321);
    expect(await live({ through: become(54_321, 54_321) })).toBe(54_321);
  });
});

function effectiveUser(pid: number): number {
  return Number(/^Uid:\t\d+\t(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]);
}

/** As that user, but able to read this checkout wherever it lies. */
function become(uid: number, gid: number): string[] {
  const reach = [
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_read_search',
    '--ambient-caps=+dac_read_search',
    '--bounding-set=-all,+dac_read_search',
  ];
  return ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...reach];
}

/** What `unshare` says in a container that forbids it. */
function pathWithoutNamespaces(home: string): string {
  const folder = join(home, 'bin');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'unshare'),
    '#!/bin/sh\necho "unshare: unshare failed: Operation not permitted" >&2\nexit 1\n',
    { mode: 0o755 },
  );
  return `${folder}:/usr/sbin:/usr/bin:/sbin:/bin`;
}
