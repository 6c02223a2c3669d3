import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { ending } from './lib/command.mjs';
import { inHouse, Plain, root, runScript } from './lib/house.mjs';
import { goodNode } from './lib/node.mjs';
import { setUp } from './lib/set-up.mjs';

/** `npm run bench -- <name> [--json]`: figures, never verdicts of `npm test`. */
await runScript(async () => {
  const [name, ...options] = process.argv.slice(2);
  const names = readdirSync(inHouse('bench')).filter((file) => file.endsWith('.ts')).map((file) => file.replace('.ts', ''));
  if (!names.includes(name)) throw new Plain(`Which one? npm run bench -- ${names.join(' | ')}`);
  await setUp();
  process.exitCode = await ending(spawn(goodNode(), [inHouse('bench', `${name}.ts`), ...options], { cwd: root, stdio: 'inherit' }));
});
