import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort, ready } from '../../e2e/support/server.ts';
import { cleanups, migratedFolder } from './built-server.ts';
import { processesOf } from './database-folder.ts';

/** As a person starts it, with npm between them and the server. */
async function npmStart(dataDir: string): Promise<{ npm: ChildProcess; url: string }> {
  const port = await freePort();
  const npm = spawn('npm', ['start'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}`,
      PORT: String(port),
      HIEN_DATA: dataDir,
      HIEN_DEMO: '0',
    },
  });
  let said = '';
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  cleanups.push(async () => {
    npm.kill('SIGKILL');
    await expect.poll(() => processesOf(dataDir), { timeout: 20_000 }).toEqual([]);
  });
  const url = `http://localhost:${port}`;
  await ready(url, npm, () => said);
  return { npm, url };
}

test.each(['SIGTERM', 'SIGKILL'] as const)('N4: npm that gets %s takes server and database with it', async (signal) => {
  const dataDir = await migratedFolder();
  const { npm, url } = await npmStart(dataDir);
  npm.kill(signal);
  if (npm.exitCode === null && npm.signalCode === null) await once(npm, 'exit');
  await expect.poll(() => processesOf(dataDir), { timeout: 20_000 }).toEqual([]);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});
