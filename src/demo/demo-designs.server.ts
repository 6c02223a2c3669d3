import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { checkedText } from '#features/studio/designs/checked-design.ts';
import { createDesign, readDocument } from '#features/studio/designs/designs.server.ts';
import { canonicalJson } from '#design/canonical-json.ts';
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
  const text = documentOf(home);
  const stored = await readDocument(db, id);
  if (stored === null) await createDesign(db, clock, { id, ownerId, name, text });
  else if (canonicalJson(stored) !== canonicalJson(JSON.parse(text))) await addVersion(db, id, text, clock.now());
  return id;
}

function documentOf(home: string): string {
  return checkedText(readFileSync(join(picturesFolder(), '../homes/documents', `${home}.json`), 'utf8'));
}

async function addVersion(db: Database, id: string, text: string, now: Date): Promise<void> {
  const { version } = await db
    .updateTable('designs')
    .set({ version: sql`version + 1`, updated_at: now })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await db.insertInto('design_versions').values({ design_id: id, version, document: text, created_at: now }).execute();
}
