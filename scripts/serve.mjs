import { enableCompileCache } from 'node:module';
import { inProject, UserError, runScript } from './lib/project.mjs';

/** Runs the built server. Needs Node 24 and a build; `npm start` ensures both. */
process.env.NODE_ENV ??= 'production';
enableCompileCache(inProject('build/compile-cache'));
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

await runScript(async () => {
  const { main } = await import('../build/server/index.js');
  await main().catch(inWords);
});
// Open handles would otherwise keep a server alive that failed to start.
if (process.exitCode) process.exit();

/** Two errors a person can fix at once get a message; for the rest the stack says more. */
function inWords(error) {
  if (error.code === 'EADDRINUSE')
    throw new UserError(`Port ${error.port} is taken. Choose another one: PORT=${error.port + 1} npm start`);
  if (error.message.startsWith('Settings:')) throw new UserError(error.message);
  throw error;
}
