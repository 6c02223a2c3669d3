import { transaction, type Database } from '#db/database.ts';
import { keyedHash, sameText, type Keys } from '#platform/keys.server.ts';
import { lockChain, readHead, saveHead, saveSeals, sealedAfter, unsealedRows } from './audit-chain-queries.server.ts';

const batchSize = 5000;
const chainSeed = 'the record begins';

/**
 * Adds the rows written since last time to the hash chain. Writers never wait for it: within a minute their row is part
 * of the chain. The hashes are keyed with the server's secret, so database access alone is not enough to make new ones.
 */
export async function sealAudit(db: Database, keys: Keys): Promise<number> {
  for (let sealed = 0; ;) {
    const count = await sealBatch(db, keys);
    sealed += count;
    if (count < batchSize) return sealed;
  }
}

function sealBatch(db: Database, keys: Keys): Promise<number> {
  return transaction(db, async (db) => {
    if (!(await lockChain(db))) return 0;
    const rows = await unsealedRows(db, batchSize);
    if (rows.length === 0) return 0;
    let { seal, hash } = (await readHead(db)) ?? { seal: 0, hash: chainSeed };
    const seals = rows.map(({ id, text }) => {
      const previous = hash;
      seal += 1;
      hash = hashOf(keys, seal, previous, text);
      return { id, seal, previous, hash };
    });
    await saveSeals(db, seals);
    await saveHead(db, { seal, hash, signature: signatureOf(keys, seal, hash) });
    return rows.length;
  });
}

/** The first row that was changed, by its number. */
export type Verdict =
  | { rows: number; fault: null }
  | { rows: number; fault: { what: 'changed' | 'missing' | 'cut off' | 'head'; id: number | null; seal: number } };

export async function verifyAudit(db: Database, keys: Keys): Promise<Verdict> {
  let seal = 0;
  let hash = chainSeed;
  for (;;) {
    const rows = await sealedAfter(db, seal, batchSize);
    for (const row of rows) {
      if (row.seal !== seal + 1) return { rows: seal, fault: { what: 'missing', id: null, seal: seal + 1 } };
      const expected = hashOf(keys, row.seal, hash, row.text);
      if (row.previous_hash !== hash || row.hash === null || !sameText(row.hash, expected))
        return { rows: seal, fault: { what: 'changed', id: Number(row.id), seal: row.seal } };
      seal = row.seal;
      hash = expected;
    }
    if (rows.length < batchSize) break;
  }
  const head = await readHead(db);
  if (head && !sameText(head.signature, signatureOf(keys, head.seal, head.hash)))
    return { rows: seal, fault: { what: 'head', id: null, seal: head.seal } };
  if ((head?.seal ?? 0) > seal || (head === null && seal > 0))
    return { rows: seal, fault: { what: 'cut off', id: null, seal: seal + 1 } };
  return { rows: seal, fault: null };
}

function hashOf(keys: Keys, seal: number, previous: string, text: string): string {
  return keyedHash(keys.record, String(seal), previous, text);
}

function signatureOf(keys: Keys, seal: number, hash: string): string {
  return keyedHash(keys.record, 'head', String(seal), hash);
}
