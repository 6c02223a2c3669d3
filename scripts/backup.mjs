import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runWithProduct } from './lib/good-node.mjs';
import { UserError, log } from './lib/project.mjs';

/** `npm run backup [folder]`: database, media and keys of HIEN_DATA, while the server may be running. */
await runWithProduct(async ([given = 'backups']) => {
  if (process.env.DATABASE_URL)
    throw new UserError(
      'DATABASE_URL is set: back that server up with its own tools, and copy HIEN_DATA for media and keys.',
    );
  const { backUp } = await import('../src/db/embedded/backup.ts');
  const name = `hien-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`;
  const isParent = given === 'backups' || (existsSync(given) && statSync(given).isDirectory());
  const target = resolve(isParent ? join(given, name) : given);
  await backUp({ dataDir: process.env.HIEN_DATA || '.hien', target, log }).catch(inWords);
  log(`Backed up to ${target}`);
});

function inWords(error) {
  throw new UserError(error.message);
}
