import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { createDesign, readDocument } from '#features/studio/designs/designs.server.ts';
import { canonicalJson } from '#design/canonical-json.ts';
import { openDesign } from '#design/open-design.ts';
import type { Clock } from '#platform/clock.ts';
import { picturesFolder } from './pictures/picture-folder.ts';

/**
 * The design of a demo home among its designer’s own. Stored again only when it changed; compared independent of key
 * order, because the database has its own.
 */
export async function demoDesign(
  db: Database,
  clock: Clock,
  home: string,
  name: string,
  ownerId: string,
): Promise<string> {
  const id = `g_demo${home.replaceAll('-', '')}`;
  const document = documentOf(home);
  const stored = await readDocument(db, id);
  if (stored === null) await createDesign(db, clock, { id, ownerId, name, document });
  else if (canonicalJson(stored) !== canonicalJson(document)) await addVersion(db, id, document, clock.now());
  return id;
}

function documentOf(home: string): unknown {
  const opened = openDesign(readFileSync(join(picturesFolder(), '../homes/documents', `${home}.json`), 'utf8'));
  if (!opened.ok) throw new Error(`${home}: ${opened.reason} ${opened.path}`);
  return opened.design;
}

async function addVersion(db: Database, id: string, document: unknown, now: Date): Promise<void> {
  const { version } = await db
    .updateTable('designs')
    .set({ version: sql`version + 1`, updated_at: now })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('design_versions')
    .values({ design_id: id, version, document: JSON.stringify(document), created_at: now })
    .execute();
}
