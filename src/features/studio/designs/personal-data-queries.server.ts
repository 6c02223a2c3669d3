import type { Database } from '#db/database.ts';

/** A person's designs, with the document as last saved. */
export async function designsKeptFor(db: Database, userId: string) {
  const rows = await db
    .selectFrom('designs')
    .innerJoin('design_versions', (join) =>
      join
        .onRef('design_versions.design_id', '=', 'designs.id')
        .onRef('design_versions.version', '=', 'designs.version'),
    )
    .select([
      'designs.id',
      'designs.name',
      'designs.private',
      'designs.version',
      'designs.template_id',
      'designs.created_at',
      'designs.updated_at',
      'design_versions.document',
    ])
    .where('designs.owner_id', '=', userId)
    .where('designs.deleted_at', 'is', null)
    .orderBy('designs.created_at')
    .orderBy('designs.id')
    .execute();
  return rows.map(({ created_at, updated_at, template_id, ...row }) => ({
    ...row,
    template: template_id,
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
  }));
}
