import { afterAll, beforeAll, expect, test } from 'vitest';
import { studio } from '#design/samples/studio.ts';
import { checkedText } from '#features/studio/designs/checked-design.ts';
import { createDesign } from '#features/studio/designs/designs.server.ts';
import { sweepMedia } from '#features/foundation/media/sweep-media.server.ts';
import { keepPicture } from '#features/foundation/media/media.server.ts';
import { giveRoles, signIn, testApp, type TestApp } from '../../../../../tests/support/app.ts';
import { smallMarket } from '../../../../../tests/support/market.ts';
import { byTheDoor } from '../../../../../tests/support/studio/by-the-door.ts';
import { askRender, newThreads, workOff } from '../../../../../tests/support/studio/renders.ts';
import { expandRender } from '../expand-render.server.ts';
import { orderedRender } from '../render.ts';

let world: TestApp;
let token: string;
let design: string;
let work: string;
beforeAll(async () => {
  world = await testApp();
  const { designer } = await smallMarket(world);
  await giveRoles(world, designer.id, 'ROLE_DESIGNER');
  await world.db.updateTable('users').set({ city: 'Huế' }).where('id', '=', designer.id).execute();
  token = await signIn(world, designer);
  const own = { ownerId: designer.id, name: 'Nhà bên sông', text: checkedText(studio()) };
  design = (await createDesign(world.db, world.clock, own)).id;
  const picture = await keepPicture(
    { ...world.services, remember: null, session: null },
    { bytes: Buffer.from('a picture'), width: 1200, height: 800, placeholder: 'x' },
    { kind: 'work', ownerId: designer.id },
  );
  const form = {
    name: { vi: 'Nhà bên sông' },
    description: { vi: 'Giếng trời.' },
    styles: ['modern'],
    home: 'townhouse',
    space: 'whole',
    scene: 'family',
    room: 'living',
    area: 88,
    pictures: [picture.id],
    design,
    shelve: true,
  };
  const added = await world.call('POST', '/designer/design', { token, body: form });
  expect(added.error).toBeUndefined();
  work = (added.data as { id: string }).id;
});
afterAll(() => world.close());

const places = [byTheDoor, { ...byTheDoor, name: 'Ngoài hiên', at: { x: 3200, y: 3800, z: 1500 } }];
const show = (group: string | null, on = work) =>
  world.call('POST', `/renders/groups/${group}/work`, { token, body: { work: on } });
const shownTour = async () =>
  (
    (await world.call('GET', `/works/${work}`)).data as {
      tour: { places: { name: string; links: { to: number }[] }[] } | null;
    }
  ).tour;

test('K4: a tour is shown by the work once all of it is done; deleting the renders leaves the page as it is', async () => {
  const worker = await newThreads(world);
  const order = orderedRender.parse(
    (await askRender(world, { token, design }, { kind: 'panorama', size: '3k', camera: undefined, cameras: places }))
      .data,
  );
  expect(await shownTour()).toBeNull();
  expect((await show(order.group)).error).toBe('render_unfinished');
  for (const { id } of order.renders) await expandRender(world.services, id);
  await workOff(world, worker);
  expect((await show(order.group, 'w_none')).status).toBe(404);
  expect((await show(order.group)).status).toBe(200);
  const before = await shownTour();
  expect(before?.places.map(({ name, links }) => [name, links.map(({ to }) => to)])).toEqual([
    ['By the door', [1]],
    ['Ngoài hiên', [0]],
  ]);
  const recorded = await world.db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('action', '=', 'work.tour')
    .where('target', '=', work)
    .execute();
  const names = ['By the door', 'Ngoài hiên'];
  expect(recorded).toMatchObject([
    {
      before: { tour: [], tourPictures: [] },
      after: { tour: names, tourPictures: [expect.any(String), expect.any(String)] },
    },
  ]);
  for (const { id } of order.renders) await world.call('DELETE', `/renders/${id}`, { token });
  await sweepMedia(world.db, world.clock, world.services.storage);
  expect(await shownTour()).toEqual(before);
});
