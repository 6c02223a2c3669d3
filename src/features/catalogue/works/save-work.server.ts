import type { Database } from '#db/database.ts';
import { countWorksOf } from '#features/catalogue/designers/designers.server.ts';
import { holdVariants } from '#features/catalogue/products/stock.server.ts';
import { dropIndex, writeIndex } from '#features/foundation/search/write-index.server.ts';
import { areaOf, type HomeType, type Scene, type Space } from '#features/foundation/search/vocabulary.ts';
import { AppError } from '#lib/errors.ts';
import { trilingual, type Trilingual } from '#lib/trilingual.ts';
import type { Room, Style } from '#models/vocabulary.ts';
import type { Clock } from '#platform/clock.ts';
import {
  findWork,
  replacePieces,
  setWorkStatus,
  staleWorks,
  upsertWork,
  type ShownWork,
  type WorkRow,
} from './work-queries.server.ts';

export interface PieceInput {
  productId?: string | null;
  variantId?: string | null;
  model?: string | null;
  picture?: number;
  x?: number | null;
  y?: number | null;
  camera?: string | null;
  /** Which piece of the design it is. */ item?: string | null;
}
/** A work as its designer (or the demo world) enters it. */
export interface WorkInput {
  id: string;
  designerId: string;
  name: Trilingual;
  description: Trilingual;
  styles: Style[];
  home: HomeType | null;
  space: Space | null;
  area: number | null;
  scene: Scene | null;
  room: Room | null;
  pictures: string[];
  panorama?: string | null;
  designId?: string | null;
  designVersion?: number | null;
  viewerUrl?: string | null;
  glb?: string | null;
  /** Whether others may use its design as a template. */ template?: boolean;
  pieces: PieceInput[];
  viewCount?: number;
  status: WorkRow['status'];
  publishedAt?: Date | null;
}

/** Stores a work with its pieces, its search row and its designer's count, in the caller's transaction. */
export async function saveWork(db: Database, clock: Clock, given: WorkInput): Promise<void> {
  const now = clock.now();
  const {
    id,
    designerId,
    name,
    description,
    styles,
    home,
    space,
    area,
    scene,
    room,
    pictures,
    panorama = null,
    designId = null,
    designVersion = null,
    viewerUrl = null,
    glb = null,
    template = true,
    viewCount,
    status,
    publishedAt = status === 'shelved' ? now : null,
  } = given;
  await upsertWork(db, {
    id,
    designer_id: designerId,
    name: JSON.stringify(name),
    description: JSON.stringify(description),
    styles,
    home_type: home,
    space,
    area,
    scene,
    room_type: room,
    pictures,
    panorama,
    design_id: designId,
    design_version: designVersion,
    viewer_url: viewerUrl,
    glb,
    template,
    ...(viewCount === undefined ? {} : { view_count: viewCount }),
    status,
    published_at: publishedAt,
    created_at: now,
    updated_at: now,
  });
  // Before the pieces, as where their seller removes one: it stands there without a variant then.
  const there = await holdVariants(
    db,
    given.pieces.flatMap(({ variantId }) => variantId ?? []),
  );
  await replacePieces(
    db,
    id,
    given.pieces.map(
      ({
        productId = null,
        variantId = null,
        model = null,
        picture = 0,
        x = null,
        y = null,
        camera = null,
        item = null,
      }) => ({
        product_id: productId,
        variant_id: variantId !== null && there.has(variantId) ? variantId : null,
        model,
        picture,
        x,
        y,
        camera,
        item,
      }),
    ),
  );
  await indexWork(db, clock, id);
  await countWorksOf(db, designerId);
}

/** Published, unpublished, or deleted (PRODUCT G3). */
export async function shelveWork(db: Database, clock: Clock, id: string, status: WorkRow['status']): Promise<void> {
  const row = await setWorkStatus(db, id, status, clock.now());
  if (!row) throw new AppError('not_found');
  await indexWork(db, clock, id);
  await countWorksOf(db, row.designer_id);
}

async function indexWork(db: Database, clock: Clock, id: string): Promise<void> {
  const row = await findWork(db, id);
  if (!row) return dropIndex(db, 'works', id);
  await writeIndex(db, clock, 'works', workDocument(row));
}

/**
 * Views are counted at once and reach the "most viewed" order with the next sweep: an index row is not rewritten for
 * every view.
 */
export async function indexViewedWorks(db: Database, clock: Clock): Promise<void> {
  for (const id of await staleWorks(db, 2_000)) await indexWork(db, clock, id);
}

type Indexed = Pick<
  ShownWork,
  | 'id'
  | 'name'
  | 'description'
  | 'designer_id'
  | 'designer_name'
  | 'styles'
  | 'home_type'
  | 'space'
  | 'area'
  | 'scene'
  | 'room_type'
  | 'view_count'
  | 'use_count'
  | 'published_at'
  | 'created_at'
>;

export function workDocument(row: Indexed) {
  const one = (value: string | null) => (value === null ? [] : [value]);
  return {
    id: row.id,
    names: [trilingual(row.name), row.designer_name],
    about: [trilingual(row.description)],
    popularity: row.view_count + 20 * row.use_count,
    newest: row.published_at ?? row.created_at,
    facets: {
      style: row.styles,
      home: one(row.home_type),
      space: one(row.space),
      area: row.area === null ? [] : [areaOf(row.area)],
      scene: one(row.scene),
      room: one(row.room_type),
    },
    hidden: { designer: [row.designer_id] },
  };
}
