import { afterAll, beforeEach } from 'vitest';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { keepPicture } from '#features/foundation/media/media.server.ts';
import { checkedText } from '#features/studio/designs/checked-design.ts';
import { createDesign } from '#features/studio/designs/designs.server.ts';
import type { OwnWork } from '#features/trade/publishing/work-form.ts';
import { giveRoles, signIn, testApp, type Member, type Method } from '../app.ts';
import { ids, smallMarket } from '../market.ts';

/** A work as it is written down. */
export const workForm = {
  name: { vi: 'Nhà ống ba tầng', en: 'A tube house' },
  description: { vi: 'Giếng trời giữa nhà.' },
  styles: ['modern'],
  home: 'townhouse',
  space: 'whole',
  scene: 'family',
  room: 'living',
  area: 88,
};

/** A server for the works of a test file, and a designer with a design, signed in anew in each test. */
export async function openWorkDesk() {
  const world = await testApp();
  afterAll(() => world.close());
  const designer: Member = { ...(await smallMarket(world)).designer, token: '' };
  await giveRoles(world, designer.id, 'ROLE_DESIGNER');
  await world.db.updateTable('users').set({ city: 'Huế' }).where('id', '=', designer.id).execute();
  const { id: design } = await createDesign(world.db, world.clock, {
    ownerId: designer.id,
    name: 'Nhà bên sông',
    text: checkedText(withProduct(ids.table)),
  });
  beforeEach(async () => {
    designer.token = await signIn(world, designer);
  });
  const ask = (method: Method, path: string, body?: unknown, as = designer.token) =>
    world.call(method, `/designer${path}`, { token: as, body });
  let pictures = 0;

  return {
    world,
    designer,
    design,
    ask,
    add: async (more: object = {}) => (await ask('POST', '/design', { ...workForm, ...more })).data as OwnWork,
    picture: async (ownerId = designer.id, kind: 'work' | 'product' | 'avatar' = 'work'): Promise<string> =>
      (
        await keepPicture(
          { ...world.services, remember: null, session: null },
          { bytes: Buffer.from(`picture ${++pictures}`), width: 1200, height: 800, placeholder: 'x' },
          { kind, ownerId },
        )
      ).id,
  };
}

/** The sample home with one of its pieces said to be a product. */
function withProduct(product: string) {
  const document = structuredClone(furnishedStudio());
  Object.values(document.items)[0]!.product = product;
  return document;
}
