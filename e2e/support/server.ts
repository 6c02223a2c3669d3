import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveEnvironment, serveFlags } from '../../scripts/lib/serve-options.mjs';

/** On a busy small machine loading the demo world takes long, the longer while everything else is tested beside it. */
const readyWithin = 600_000;
const root = join(import.meta.dirname, '../..');

export interface BuiltServer {
  url: string;
  port: number;
  dataDir: string;
  process: ChildProcess;
  output(): string;
  stop(): Promise<void>;
}

/**
 * The product as `npm start` runs it, after the build, on a free port and in a folder of its own. It ends when our end
 * of the IPC channel closes. `copy` is another working copy of the project, built, to be measured beside this one.
 */
export async function startBuiltServer(
  env: Record<string, string> = {},
  dataDir?: string,
  copy = root,
): Promise<BuiltServer> {
  if (env.PORT !== undefined) return startOn(Number(env.PORT), env, dataDir, copy);
  // A port that was free a moment ago may be taken by now.
  return startOn(await freePort(), env, dataDir, copy).catch(async (error: Error) => {
    if (!/Port \d+ is taken/.test(error.message)) throw error;
    return startOn(await freePort(), env, dataDir, copy);
  });
}

async function startOn(
  port: number,
  env: Record<string, string>,
  dataDir: string | undefined,
  copy: string,
): Promise<BuiltServer> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'hien-e2e-')));
  const child = spawn(process.execPath, [...serveFlags, join(copy, 'scripts/serve.mjs')], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...serveEnvironment,
      ...cleanEnvironment(),
      NODE_ENV: 'production',
      HIEN_DATA: folder,
      PORT: String(port),
      ...env,
    },
  });
  let output = '';
  child.channel?.unref();
  child.stdout!.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr!.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const url = `http://localhost:${port}`;
  // A worker has no HTTP port; it logs that it has started.
  await (env.HIEN_ROLE === 'worker'
    ? waitForOutput(child, () => output, 'works in the background')
    : ready(url, child, () => output));
  return {
    url,
    port,
    dataDir: folder,
    process: child,
    output: () => output,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

async function waitForOutput(child: ChildProcess, output: () => string, words: string): Promise<void> {
  while (!output().includes(words)) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${output()}`);
    await once(child.stdout!, 'data');
  }
}

export async function ready(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + readyWithin;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${output()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the server was not ready in ten minutes:\n${output()}`);
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** Environment variables set for the developer's own server must not affect this one. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const ours =
    /^(HOST|PORT|HIEN_|API_ORIGIN|DATABASE_|SMTP_|SMS_|S3_|MAIL_|WORKSPACE_URL|TRUST_PROXY|PASSWORD_POLICY|PHONE_COUNTRIES|ZOOM_SHORTCUTS|NODE_OPTIONS|VITEST|VITE_)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
}
