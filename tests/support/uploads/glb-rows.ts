import type { Insertable } from 'kysely';
import type { Tables } from '#db/tables.ts';

/** Somebody's model as its row alone: there is no file behind it. */
export function glbRow(id: string, ownerId: string, at: Date): Insertable<Tables['glbs']> {
  return {
    id,
    owner_id: ownerId,
    name: id,
    hash: '0'.repeat(64),
    bytes: 10,
    picture: '0'.repeat(64),
    width: 1,
    depth: 1,
    height: 1,
    triangles: 1,
    report: JSON.stringify({ vertices: 1, materials: [], textures: 0, sent: 10, notes: [] }),
    created_at: at,
    claimed_at: null,
    kept_at: null,
  };
}
