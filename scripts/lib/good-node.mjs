import { spawn } from 'node:child_process';
import { ending } from './command.mjs';
import { runScript } from './project.mjs';
import { goodNode, isGoodNode } from './node.mjs';
import { setUp } from './set-up.mjs';

/** For scripts that use the product's own modules: they need the packages, and a Node that runs TypeScript. */
export async function runWithProduct(work) {
  await runScript(async () => {
    await setUp({ site: false });
    if (isGoodNode()) await work(process.argv.slice(2));
    else process.exitCode = await ending(spawn(goodNode(), process.argv.slice(1), { stdio: 'inherit' }));
  });
}
