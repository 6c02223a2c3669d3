import { resolve } from 'node:path';
import { runWithProduct } from './lib/good-node.mjs';
import { UserError, log } from './lib/project.mjs';

const words = {
  changed: 'was changed after it was written',
  missing: 'is missing',
  'cut off': 'and what came after it was cut off',
  head: 'is where the chain is said to end, but that is not signed by this server',
};

/** `npm run audit:verify`: verifies the whole audit log and names the first row that was changed. */
await runWithProduct(async () => {
  const { openDatabase, closeDatabase } = await import('../src/db/database.ts');
  const { startEmbeddedDatabase } = await import('../src/db/embedded/supervisor.ts');
  const { sealAudit, verifyAudit } = await import('../src/platform/audit-chain.server.ts');
  const { deriveKeys } = await import('../src/platform/keys.server.ts');
  const { readSecret } = await import('../src/server/secret.ts');
  const { readConfig } = await import('../src/server/config.ts');
  const config = readConfig();
  const dataDir = resolve(config.dataDir);
  const embedded = config.databaseUrl === null ? await startEmbeddedDatabase({ dataDir, log }) : null;
  const db = openDatabase(config.databaseUrl ?? embedded.url);
  try {
    const keys = deriveKeys(await readSecret(dataDir, config.secret));
    await sealAudit(db, keys);
    const { rows, fault } = await verifyAudit(db, keys);
    if (fault)
      throw new UserError(
        `Row ${fault.id ?? '?'} (number ${fault.seal} of the chain) ${words[fault.what]}. ${rows} rows before it are as they were written.`,
      );
    log(`${rows} rows are as they were written.`);
  } finally {
    await closeDatabase(db);
    await embedded?.stop();
  }
});
