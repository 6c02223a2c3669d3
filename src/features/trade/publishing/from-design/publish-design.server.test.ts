import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newDesign, type Design } from '#design/document.ts';
import { fillLooks } from '#features/catalogue/products/looks/variant-look.server.ts';
import { saveProduct } from '#features/catalogue/products/save-product.server.ts';
import { keepPicture } from '#features/foundation/media/media.server.ts';
import { createDesign } from '#features/studio/designs/designs.server.ts';
import { designLines } from '#features/studio/designs/workspace-page.server.ts';
import { findFamily } from '#models/library.ts';
import { choiceAt, formatId } from '#models/model-id.ts';
import { giveRoles, newMember, signIn, testApp, type Member, type TestApp } from '../../../../../tests/support/app.ts';
import { plainProduct, smallMarket } from '../../../../../tests/support/market.ts';
import { drawingOf } from '../../../../../tests/support/studio/drawing.ts';
import { publishedDesign } from './published-design.server.ts';
import type { OwnWork } from '../work-form.ts';

const chair = findFamily('dining-chair');
const choice = chair && choiceAt(chair, 0);
if (!choice) throw new Error('no chair');
const model = formatId(chair, 0);
const { width, depth, height } = choice;
const size = { width: Number(width), depth: Number(depth), height: Number(height) };

let world: TestApp;
let designer: { id: string; token: string };
let buyer: Member;
beforeAll(async () => {
  world = await testApp();
  const market = await smallMarket(world);
  await giveRoles(world, market.merchant.id, 'ROLE_MERCHANT');
  await giveRoles(world, market.designer.id, 'ROLE_DESIGNER');
  await world.db.updateTable('users').set({ city: 'Huế' }).where('id', '=', market.designer.id).execute();
  designer = { id: market.designer.id, token: await signIn(world, market.designer) };
  buyer = await newMember(world);
  await saveProduct(
    world.db,
    world.clock,
    plainProduct({
      id: 'p_chair',
      category: 'dining-chair',
      name: { en: 'Chair' },
      variants: [
        { id: 'v_cheap', model, price: 1_000_000, stock: 9, ...size },
        { id: 'v_dear', model, price: 1_500_000, stock: 9, ...size },
      ],
    }),
  );
  await fillLooks(world.db);
});
afterAll(() => world.close());

const item = (id: string, x: number) => ({
  id,
  level: 'lv_1',
  model,
  finishes: {},
  product: 'p_chair',
  variant: 'v_dear',
  at: { x, y: 0, z: 0 },
  turn: 0,
  placement: 'floor' as const,
  locked: false,
});
const camera = {
  id: 'cm_1',
  level: 'lv_1',
  name: 'Từ cửa',
  kind: 'still' as const,
  at: { x: 0, y: -3000, z: 1500 },
  target: { x: 0, y: 0, z: 800 },
  view: 45,
  aspect: 1.5,
};
const home: Design = {
  ...newDesign('Nhà bên sông'),
  items: { it_1: item('it_1', 0), it_2: item('it_2', 2000) },
  cameras: { cm_1: camera },
};

const ask = async <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, token = designer.token) => {
  const { data, status, message } = await world.call(method, path, { token, body });
  expect(status, message).toBe(200);
  return data as T;
};

async function published(more: object = {}): Promise<{ design: string; work: OwnWork }> {
  const { id: design } = await createDesign(world.db, world.clock, {
    ownerId: designer.id,
    name: home.name,
    text: JSON.stringify(home),
  });
  const { version } = await ask<{ version: number }>('POST', `/designs/${design}/keep`);
  const picture = await keepPicture(
    { ...world.services, remember: null, session: null },
    { bytes: Buffer.from(design), width: 1200, height: 800, placeholder: 'x' },
    { kind: 'work', ownerId: designer.id },
  );
  const work = await ask<OwnWork>('POST', '/designer/design', {
    name: { vi: 'Nhà bên sông' },
    pictures: [picture.id],
    design,
    designVersion: version,
    shelve: true,
    ...more,
  });
  return { design, work };
}

/** Somebody goes on drawing: the chairs go, the design is renamed. */
async function changeDesign(design: string): Promise<void> {
  const { send } = drawingOf(world, designer.token, design);
  await send([
    { command: { kind: 'things.remove', ids: ['it_1', 'it_2'] } },
    { command: { kind: 'design.rename', name: 'Khác hẳn' } },
  ]);
}

describe('J4, D11: publish, buy from the marks, use as a template, change the design', () => {
  test('the work stays as it was published, in the page, the cart and every copy', async () => {
    const { design, work } = await published();
    const marks = await world.db
      .selectFrom('work_pieces')
      .select(['product_id', 'variant_id', 'item'])
      .where('work_id', '=', work.id)
      .execute();
    expect(marks).toEqual([{ product_id: 'p_chair', variant_id: 'v_dear', item: 'it_1' }]);
    await changeDesign(design);
    expect((await ask<{ document: Design }>('GET', `/designs/${design}`)).document.items).toEqual({});
    const shown = await ask<{ document: Design }>('GET', `/works/${work.id}/design`);
    expect(shown.document).toMatchObject({ name: home.name, items: home.items, cameras: { cm_1: camera } });
    await ask('POST', '/user/cart/work', { work: work.id }, buyer.token);
    expect(await ask('GET', '/user/cart', undefined, buyer.token)).toMatchObject({ goods: 3_000_000, count: 2 });
    const copy = await ask<{ id: string }>('POST', `/works/${work.id}/use`, undefined, buyer.token);
    const mine = await ask<{ document: Design }>('GET', `/designs/${copy.id}`, undefined, buyer.token);
    expect(Object.keys(mine.document.items).toSorted()).toEqual(['it_1', 'it_2']);
    // The template's author is named in the copy.
    const [line] = await designLines(world.db, buyer.id, 'vi');
    const { name } = await world.db
      .selectFrom('designers')
      .select('name')
      .where('user_id', '=', designer.id)
      .executeTakeFirstOrThrow();
    expect(line?.madeFrom).toMatchObject({ author: name, work: work.id, name: { text: 'Nhà bên sông' } });
    // Only its designer's own word shows the newer one.
    const after = await ask<OwnWork>('GET', `/designer/design/${work.id}`);
    expect(after.design).toMatchObject({ version: work.design?.version });
    expect(after.design?.newest).toBeGreaterThan(work.design?.version ?? 0);
  });

  test('one that is no template is looked at and bought, not copied; withdrawn, it is gone', async () => {
    const { work } = await published({ template: false });
    expect(await ask('GET', `/works/${work.id}`)).toMatchObject({ hasDesign: true, templateId: null });
    const used = await world.call('POST', `/works/${work.id}/use`, { token: buyer.token });
    expect([used.status, used.error]).toEqual([403, 'template_denied']);
    const begun = await world.call('POST', '/designs', { token: buyer.token, body: { template: work.id } });
    expect(begun.error).toBe('template_denied');
    expect(await ask('GET', `/works/${work.id}/design`)).toMatchObject({ template: false });
    await ask('POST', `/designer/design/${work.id}/unshelve`);
    expect((await world.call('GET', `/works/${work.id}/design`)).error).toBe('not_found');
  });

  test('J4, J6: a copy drawn by a visitor names the template and its author once it is in an account', async () => {
    const { work } = await published();
    const { document, author } = await ask<{ document: Design; author: string }>('GET', `/works/${work.id}/design`);
    const keep = async (madeFrom: string) => {
      const { id } = await ask<{ id: string }>('POST', '/designs', { document, madeFrom }, buyer.token);
      return (await designLines(world.db, buyer.id, 'vi')).find((line) => line.id === id)?.madeFrom;
    };
    expect(await keep(work.id)).toMatchObject({ author, work: work.id });
    expect(await keep('w_nobody')).toBeNull();
    const { work: looked } = await published({ template: false });
    expect(await keep(looked.id)).toBeNull();
  });

  test('a design names the works that show it, to its designer alone', async () => {
    const { design, work } = await published();
    const works = (token = designer.token) => world.call('GET', `/designer/designs/${design}/works`, { token });
    const shown = { id: work.id, name: { text: 'Nhà bên sông' }, held: false, designVersion: work.design?.version };
    expect((await works()).data).toMatchObject([{ ...shown, status: 'shelved' }]);
    await ask('POST', `/designer/design/${work.id}/unshelve`);
    expect((await works()).data).toMatchObject([{ ...shown, status: 'unshelved' }]);
    await changeDesign(design);
    await ask('POST', `/designer/design/${work.id}/shelve`);
    // Back on the shelf it shows what it showed, not what was drawn since.
    expect((await works()).data).toMatchObject([{ ...shown, status: 'shelved' }]);
    const { document } = await ask<{ document: Design }>('GET', `/works/${work.id}/design`);
    expect(document.items).toEqual(home.items);
    expect((await works(buyer.token)).error).toBe('designer_first');
  });

  test('the form begins with what the version says; a stranger’s begins empty', async () => {
    const { design } = await published();
    await changeDesign(design);
    const ctx = { ...world.services, db: world.db, clock: world.clock, locale: 'vi' as const };
    expect(await publishedDesign(ctx, designer.id, { design, version: 1 })).toMatchObject({
      design: { id: design, version: 1, newest: 2 },
      pieces: 2,
      sold: 2,
      cameras: 1,
      soldOut: [],
    });
    expect(await publishedDesign(ctx, buyer.id, { design, version: 1 })).toBeNull();
    expect(await publishedDesign(ctx, designer.id, { design, version: 99 })).toBeNull();
    expect((await world.call('POST', `/designs/${design}/keep`, { token: buyer.token })).error).toBe('not_found');
  });
});
