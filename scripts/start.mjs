import { spawn } from 'node:child_process';
import { ending } from './lib/command.mjs';
import { inHouse, runScript } from './lib/house.mjs';
import { goodNode, isGoodNode } from './lib/node.mjs';
import { setUp } from './lib/set-up.mjs';

/** `npm start`: install when needed, build when sources changed, serve. */
await runScript(async () => {
  await setUp();
  if (isGoodNode()) await import('./serve.mjs');
  else process.exitCode = await serveWithGoodNode();
});

/** The server gets a channel to us: if we are killed, it notices and stops too. */
function serveWithGoodNode() {
  const child = spawn(goodNode(), [inHouse('scripts/serve.mjs')], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return ending(child);
}
