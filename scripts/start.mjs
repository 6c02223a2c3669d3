import { spawn } from 'node:child_process';
import { ending } from './lib/command.mjs';
import { inProject, runScript } from './lib/project.mjs';
import { goodNode, isGoodNode } from './lib/node.mjs';
import { setUp } from './lib/set-up.mjs';

/** `npm start`: install when needed, build when sources changed, serve. */
await runScript(async () => {
  await setUp();
  if (isGoodNode()) await import('./serve.mjs');
  else process.exitCode = await serveWithGoodNode();
});

/**
 * Node takes up to 64 MB each for the two halves of its young generation; 16 is enough (package.json says it for a Node
 * that serves itself): about a quarter less memory, a little more garbage collection. The server gets an IPC channel to
 * us: if we are killed, it stops too.
 */
function serveWithGoodNode() {
  const child = spawn(goodNode(), ['--max-semi-space-size=16', inProject('scripts/serve.mjs')], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return ending(child);
}
