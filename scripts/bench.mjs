import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { ending } from './lib/command.mjs';
import { inProject, UserError, root, runScript } from './lib/project.mjs';
import { goodNode } from './lib/node.mjs';
import { setUp } from './lib/set-up.mjs';

/** `npm run bench -- <name> [--json]`: measurements, not part of `npm test`. */
await runScript(async () => {
  const [name, ...options] = process.argv.slice(2);
  const names = readdirSync(inProject('bench'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace('.ts', ''));
  if (!names.includes(name)) throw new UserError(`Which one? npm run bench -- ${names.join(' | ')}`);
  await setUp();
  process.exitCode = await ending(
    spawn(goodNode(), [inProject('bench', `${name}.ts`), ...options], { cwd: root, stdio: 'inherit' }),
  );
});
