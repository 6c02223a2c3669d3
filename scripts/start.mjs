import { spawn } from 'node:child_process';
import { ending } from './lib/command.mjs';
import { inProject, runScript } from './lib/project.mjs';
import { goodNode, isGoodNode } from './lib/node.mjs';
import { serveEnvironment, serveFlags } from './lib/serve-options.mjs';
import { setUp } from './lib/set-up.mjs';

/** `npm start`: install when needed, build when sources changed, serve. */
await runScript(async () => {
  if (process.env.npm_lifecycle_event === 'start') endWithParent();
  await setUp();
  if (isGoodNode()) await import('./serve.mjs');
  else process.exitCode = await serveWithGoodNode();
});

/**
 * npm that is killed tells nobody, and its server would hold port and database. Started without npm it may outlive
 * whoever started it, as `nohup` wants.
 */
function endWithParent() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

/** The server gets an IPC channel to us: if we are killed, it stops too. */
function serveWithGoodNode() {
  const child = spawn(goodNode(), [...serveFlags, inProject('scripts/serve.mjs')], {
    env: { ...serveEnvironment, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return ending(child);
}
