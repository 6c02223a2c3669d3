import { enableCompileCache } from 'node:module';
import { inHouse, runScript } from './lib/house.mjs';

/** Runs the built server. Needs Node 24 and a build; `npm start` sees to both. */
process.env.NODE_ENV ??= 'production';
enableCompileCache(inHouse('build/compile-cache'));
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

await runScript(async () => {
  const { main } = await import('../build/server/index.js');
  await main();
});
// What is already open would otherwise keep a server alive that never came up.
if (process.exitCode) process.exit();
