import type { Database } from '#db/database.ts';
import { designsById, headVersion } from '#features/studio/designs/designs.server.ts';
import { missingLanguages } from '#features/foundation/texts/missing-languages.ts';
import { ownGlbs } from '#features/foundation/glb/glbs.server.ts';
import { picturesById } from '#features/foundation/media/media.server.ts';
import { localized, trilingual } from '#lib/trilingual.ts';
import type { RequestContext } from '#platform/context.ts';
import type { OwnWorkRow } from './publishing-queries.server.ts';
import type { OwnState } from './shelf.ts';
import type { OwnWork, OwnWorkItem } from './work-form.ts';

/** A work as its form needs it. */
export async function ownWorkOf(db: Database, userId: string, row: OwnWorkRow): Promise<OwnWork> {
  const pictures = await picturesById(db, row.pictures);
  const design = row.design_id === null ? undefined : (await designsById(db, [row.design_id])).get(row.design_id);
  return {
    ...headOf(row),
    heldReason: row.held_at === null ? null : trilingual(row.held_reason),
    name: trilingual(row.name),
    description: trilingual(row.description),
    styles: row.styles,
    home: row.home_type,
    space: row.space,
    scene: row.scene,
    room: row.room_type,
    area: row.area,
    pictures: row.pictures.flatMap((id) => {
      const picture = pictures.get(id);
      return picture ? [{ id, ...picture }] : [];
    }),
    design: design
      ? { id: design.id, name: design.name, version: row.design_version ?? design.version, newest: headVersion(design) }
      : null,
    glb: (await ownGlbs(db, userId, [row.glb])).get(row.glb ?? '') ?? null,
    viewer: row.viewer_url,
    template: row.template,
  };
}

/** Works as a list shows them. */
export async function ownWorkItems(
  { db, locale }: Pick<RequestContext, 'db' | 'locale'>,
  rows: readonly OwnWorkRow[],
): Promise<OwnWorkItem[]> {
  const pictures = await picturesById(
    db,
    rows.map((row) => row.pictures[0]),
  );
  return rows.map((row) => ({
    ...headOf(row),
    name: localized(trilingual(row.name), locale) ?? { text: row.id, lang: locale },
    missing: missingLanguages([trilingual(row.name), trilingual(row.description)]),
    picture: pictures.get(row.pictures[0] ?? '') ?? null,
    model: modelOf(row),
  }));
}

function modelOf(row: OwnWorkRow): OwnWorkItem['model'] {
  if (row.design_id !== null) return 'design';
  if (row.glb !== null) return 'glb';
  return row.viewer_url !== null ? 'viewer' : null;
}

function headOf(row: OwnWorkRow) {
  return {
    id: row.id,
    version: row.version,
    status: row.status as OwnState,
    held: row.held_at !== null,
    viewCount: row.view_count,
    useCount: row.use_count,
    publishedAt: row.published_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
  };
}
