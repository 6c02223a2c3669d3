import { runWithProduct } from './lib/good-node.mjs';
import { UserError, log } from './lib/project.mjs';

/** `npm run restore <backup> [--force]`: verifies a backup and puts it in place of HIEN_DATA. */
await runWithProduct(async (args) => {
  if (process.env.DATABASE_URL)
    throw new UserError('DATABASE_URL is set: a backup can only be restored as the embedded database.');
  // npm takes --force for itself unless it comes after --, and passes it on as an environment variable.
  const force = args.includes('--force') || process.env.npm_config_force === 'true';
  const [backup] = args.filter((arg) => arg !== '--force');
  if (backup === undefined) throw new UserError('Which backup? npm run restore <backup> [--force]');
  const { restore } = await import('../src/db/embedded/restore.ts');
  const dataDir = process.env.HIEN_DATA || '.hien';
  const former = await restore({ backup, dataDir, force, log }).catch((error) => {
    throw new UserError(error.message);
  });
  log(`Restored into ${dataDir}.${former === null ? '' : ` What was there is now in ${former}.`}`);
});
