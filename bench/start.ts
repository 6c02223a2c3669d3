import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, ready } from '../e2e/support/server.ts';
import { report } from './support/report.ts';

/*
 * A newcomer's first minute: clone, `npm start`, ready; Ctrl-C; again. With the system's Node, as they would have it.
 * Processes are found by the clone's folder in their command line or working directory.
 */
const root = join(import.meta.dirname, '..');
const clone = mkdtempSync(join(tmpdir(), 'hien-clone-'));

try {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone]);
  const first = await timeStart();
  const second = await timeStart();
  const third = await timeStart();
  report('start', {
    freshCloneSeconds: first.seconds,
    secondStartSeconds: second.seconds,
    thirdStartSeconds: third.seconds,
    memoryMB: second.memoryMB,
    processesLeft: first.left + second.left + third.left,
    exitCodes: [first.code, second.code, third.code].join(','),
  });
} finally {
  rmSync(clone, { recursive: true, force: true });
}

async function timeStart() {
  const port = await freePort();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: String(port),
    PATH: (process.env.PATH ?? '')
      .split(':')
      .filter((part) => !part.includes('node_modules'))
      .join(':'),
  };
  for (const name of Object.keys(env)) if (name.startsWith('npm_')) delete env[name];
  const started = performance.now();
  const child = spawn('npm', ['start'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  await patiently(`http://localhost:${port}`, child, () => output);
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  const memoryMB = Math.max(...ours().map(({ megabytes }) => megabytes), 0);
  process.kill(-child.pid!, 'SIGINT');
  const [code] = (await once(child, 'exit')) as [number | null];
  return { seconds, code, left: await remaining(), memoryMB };
}

/** A fresh clone installs and builds first, so readiness may take minutes. */
async function patiently(url: string, child: Parameters<typeof ready>[1], output: () => string): Promise<void> {
  for (let i = 0; ; i++) {
    try {
      return await ready(url, child, output);
    } catch (error) {
      if (i === 5 || child.exitCode !== null) throw error;
    }
  }
}

async function remaining(): Promise<number> {
  for (let i = 0; i < 50 && ours().length > 0; i++) await new Promise((resolve) => setTimeout(resolve, 100));
  return ours().length;
}

function ours(): { pid: string; megabytes: number }[] {
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .flatMap((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
        if (!command.includes(clone) && !environment.includes(`PWD=${clone}`)) return [];
        const resident = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
        return [
          {
            pid,
            megabytes: command.includes('scripts/s') && !command.includes('postgres') ? Math.round(resident / 1024) : 0,
          },
        ];
      } catch {
        return [];
      }
    });
}
