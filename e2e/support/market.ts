import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { inject } from 'vitest';
import { transaction, type Database } from '#db/database.ts';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import type { Design } from '#design/document.ts';
import { createDesign } from '#features/studio/designs/designs.server.ts';
import { keepPicture } from '#features/foundation/media/media.server.ts';
import { saveProduct, type ProductInput } from '#features/catalogue/products/save-product.server.ts';
import { saveWork } from '#features/catalogue/works/save-work.server.ts';
import { systemClock } from '#platform/clock.ts';
import { folderStorage } from '#platform/storage/folder-storage.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { createTurns } from '#platform/threads/turns.ts';
import { checkedText } from '#features/studio/designs/checked-design.ts';
import { inDatabase } from './back-office.ts';

/**
 * Published for a test: one work of the designer whom `signInToDemo` signs in as, with a design, pictures, a panorama,
 * and pieces one can buy.
 */
export const testWorkIds = {
  work: 'w_hunge2e',
  plain: 'w_plaine2e',
  off: 'w_offe2e',
  sofa: 'p_sofae2e',
  table: 'p_tablee2e',
} as const;
export interface TestWork {
  designer: { id: string; name: string };
}

/** Several files ask for it at the same time: the first publishes, the others find it. */
export function publishTestWork(): Promise<TestWork> {
  return inDatabase((db) =>
    transaction(db, async (db) => {
      await sql`select pg_advisory_xact_lock(hashtext('test work'))`.execute(db);
      const designer = await demoDesigner(db);
      const published = await db.selectFrom('works').select('id').where('id', '=', testWorkIds.work).executeTakeFirst();
      if (!published) await publishWork(db, folderStorage(join(inject('dataDir'), 'media')), designer);
      return { designer };
    }),
  );
}

export function demoDesigner(db: Database) {
  return db
    .selectFrom('designers')
    .innerJoin('users', 'users.id', 'designers.user_id')
    .select(['designers.id', 'designers.name', 'designers.user_id'])
    .where('users.demo_kind', '=', 'designer')
    .executeTakeFirstOrThrow();
}

async function publishWork(
  db: Database,
  storage: Storage,
  designer: Awaited<ReturnType<typeof demoDesigner>>,
): Promise<void> {
  const { id: merchantId } = await db
    .selectFrom('merchants')
    .select('id')
    .where('status', '=', 'listed')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  for (const product of productsOf(merchantId)) await saveProduct(db, systemClock, product);
  const design = await createDesign(db, systemClock, {
    ownerId: designer.user_id,
    name: 'Studio',
    text: checkedText(panoramaDesign()),
  });
  const keep = async (bytes: Buffer, width: number, height: number) =>
    (
      await keepPicture(
        { db, storage, clock: systemClock, remember: null, session: null, turns: createTurns() },
        { bytes, width, height, placeholder: '' },
        { kind: 'work', ownerId: designer.user_id, claimed: true },
      )
    ).id;
  const given = {
    designerId: designer.id,
    styles: ['japandi'],
    home: 'apartment',
    space: 'dayArea',
    scene: 'couple',
    room: 'living',
    area: 62,
    pieces: [],
    pictures: [],
    status: 'shelved',
  } satisfies Partial<Parameters<typeof saveWork>[2]>;
  await saveWork(db, systemClock, {
    ...given,
    styles: ['japandi'],
    pictures: [
      await keep(await plainPicture('#b08a5c'), 900, 600),
      await keep(await plainPicture('#8c9a80'), 900, 600),
    ],
    panorama: await keep(await panoramaPicture(), 720, 360),
    designId: design.id,
    designVersion: design.version,
    id: testWorkIds.work,
    name: { en: 'A room to try', vi: 'Căn phòng để thử', zh: '试试这间房' },
    description: {
      en: 'Two windows and one good chair.',
      vi: 'Hai cửa sổ và một chiếc ghế tốt.',
      zh: '两扇窗，一把好椅子。',
    },
    pieces: [
      { productId: testWorkIds.sofa, model: 'sofa-0ns0', picture: 0, x: 400, y: 600 },
      { productId: testWorkIds.table, model: 'dining-table-0000', picture: 0, x: 700, y: 520 },
    ],
  });
  await saveWork(db, systemClock, {
    ...given,
    styles: ['japandi'],
    pieces: [],
    pictures: [],
    id: testWorkIds.plain,
    name: { vi: 'Chỉ có tên' },
    description: {},
  });
  await saveWork(db, systemClock, {
    ...given,
    styles: ['japandi'],
    pieces: [],
    pictures: [],
    id: testWorkIds.off,
    status: 'unshelved',
    name: { en: 'Taken down' },
    description: {},
  });
}

function panoramaDesign(): Design {
  const studio = furnishedStudio();
  const at = { x: 3000, y: 3000, z: 1500 };
  return {
    ...studio,
    cameras: {
      ...studio.cameras,
      cm_around: {
        id: 'cm_around',
        level: 'lv_1',
        name: 'around',
        kind: 'panorama',
        at,
        target: { ...at, x: 2400, y: 2000 },
        view: 60,
        aspect: 2,
      },
    },
  };
}

function productsOf(merchantId: string): ProductInput[] {
  const common = {
    merchantId,
    description: {},
    materials: [],
    colours: [],
    pictures: [],
    madeToSize: null,
    status: 'shelved',
    style: 'japandi',
    popularity: 1,
  } as const;
  const variant = (id: string, model: string, price: number) => ({
    id,
    width: 2200,
    depth: 900,
    height: 780,
    price,
    stock: 3,
    model,
  });
  return [
    {
      ...common,
      materials: [],
      colours: [],
      pictures: [],
      id: testWorkIds.sofa,
      category: 'sofa',
      name: { en: 'Step sofa', vi: 'Ghế dài Thềm', zh: '「阶」长沙发' },
      variants: [variant('v_sofae2e', 'sofa-0ns0', 18_900_000)],
    },
    {
      ...common,
      materials: [],
      colours: [],
      pictures: [],
      id: testWorkIds.table,
      category: 'dining-table',
      name: { en: 'Noon table', vi: 'Bàn Trưa', zh: '「午」餐桌' },
      variants: [variant('v_tablee2e', 'dining-table-0000', 9_600_000)],
    },
  ];
}

function plainPicture(colour: string): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .webp()
    .toBuffer();
}

/** Its colour encodes the direction: red grows from the left edge to the right, green from above to below. */
function panoramaPicture(width = 720, height = 360): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++)
    pixels.set(
      [
        Math.round(((i % width) / width) * 255),
        Math.round((Math.floor(i / width) / height) * 255),
        ((i % width) * 7) % 256,
      ],
      i * 3,
    );
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true })
    .toBuffer();
}
