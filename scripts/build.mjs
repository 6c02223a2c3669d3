import { runScript } from './lib/project.mjs';
import { setUp } from './lib/set-up.mjs';
import { build } from './lib/site.mjs';

/** `npm run build` */
await runScript(async () => {
  await setUp({ site: false });
  await build();
});
