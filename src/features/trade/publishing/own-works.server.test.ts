import { describe, expect, test } from 'vitest';
import { studio } from '#design/samples/studio.ts';
import { createDesign } from '#features/studio/designs/designs.server.ts';
import { checkedText } from '#features/studio/designs/checked-design.ts';
import { giveRoles, registerPerson, signIn } from '../../../../tests/support/app.ts';
import { glbRow } from '../../../../tests/support/uploads/glb-rows.ts';
import { ids } from '../../../../tests/support/market.ts';
import { requestOf } from '../../../../tests/support/money/payments.ts';
import type { MemberContext } from '#platform/context.ts';
import { loadWorks } from './works-section.server.ts';
import type { OwnWork, OwnWorkPage } from './work-form.ts';
import { openWorkDesk, workForm } from '../../../../tests/support/studio/work-desk.ts';

const { world, designer, design, ask, add, picture } = await openWorkDesk();

const found = async (words: string) =>
  ((await world.call('GET', `/works?w=${encodeURIComponent(words)}`)).data as { items: { id: string }[] }).items.map(
    ({ id }) => id,
  );
async function claimed(table: 'media' | 'glbs', id: string): Promise<boolean> {
  const row = await world.db.selectFrom(table).select('claimed_at').where('id', '=', id).executeTakeFirstOrThrow();
  return row.claimed_at !== null;
}

test('G5: the form of a work says what the profile lacks before anything is typed into it', async () => {
  const member = { ...requestOf(world, designer), viewer: { roles: [] } } as unknown as MemberContext;
  const form = () => loadWorks(member, new URL('http://localhost/user/desginer?tab=works&new='));
  expect(await form()).toMatchObject({ view: 'form', profileLacks: [] });
  const city = (city: string | null) =>
    world.db.updateTable('users').set({ city }).where('id', '=', designer.id).execute();
  await city(null);
  expect(await form()).toMatchObject({ profileLacks: ['city'] });
  await city('Huế');
});

describe('G3 works: added, found, changed, taken off, deleted', () => {
  test('a draft is nobody’s to see; on the shelf it is found in every language it has, and its pieces can be bought', async () => {
    const main = await picture();
    const draft = await add({ pictures: [main], design });
    expect(draft).toMatchObject({
      status: 'unshelved',
      version: 1,
      publishedAt: null,
      design: { id: design, name: 'Nhà bên sông', version: 1, newest: 1 },
    });
    expect((await world.call('GET', `/works/${draft.id}`)).status).toBe(404);
    const shelved = (await ask('POST', `/design/${draft.id}/shelve`)).data as OwnWork;
    expect(shelved).toMatchObject({ status: 'shelved', version: 2, publishedAt: world.clock.now().toISOString() });
    expect(await found('nhà ống ba tầng')).toContain(draft.id);
    expect(await found('tube house')).toContain(draft.id);
    const page = (await world.call('GET', `/works/${draft.id}`)).data as {
      pieces: { product: { id: string } | null }[];
      hasDesign: boolean;
      pictures: unknown[];
    };
    expect(page).toMatchObject({ hasDesign: true });
    expect(page.pieces.map(({ product }) => product?.id)).toEqual([ids.table]);
    expect((await ask('POST', `/design/${draft.id}/unshelve`)).data).toMatchObject({ status: 'unshelved' });
    expect(await found('nhà ống ba tầng')).not.toContain(draft.id);
    expect((await ask('POST', `/design/${draft.id}/shelve`)).data).toMatchObject({ publishedAt: shelved.publishedAt });
    expect((await ask('DELETE', `/design/${draft.id}`)).status).toBe(200);
    expect(await found('nhà ống ba tầng')).not.toContain(draft.id);
    expect((await ask('GET', `/design/${draft.id}`)).status).toBe(404);
    const actions = (
      await world.db.selectFrom('audit').select('action').where('target', '=', draft.id).orderBy('id').execute()
    ).map(({ action }) => action);
    expect(actions).toEqual(['work.created', 'work.shelved', 'work.unshelved', 'work.shelved', 'work.deleted']);
  });

  test('the list has every state with its counts, a page at a time', async () => {
    world.clock.advance(1);
    const a = await add({ pictures: [await picture()], shelve: true });
    world.clock.advance(1);
    const b = await add({ description: {} });
    const page = (await ask('GET', '/designs?size=2')).data as OwnWorkPage;
    expect(page.content.map(({ id }) => id)).toEqual([b.id, a.id]);
    expect(page.content[0]).toMatchObject({ status: 'unshelved', missing: ['zh'], model: null });
    expect(page.total).toBe(page.counts.shelved + page.counts.unshelved);
    expect(
      ((await ask('GET', '/designs?status=SHELVED&size=100')).data as OwnWorkPage).content.map(({ status }) => status),
    ).not.toContain('unshelved');
    expect(
      ((await ask('GET', '/designs?page=1&size=2')).data as OwnWorkPage).content.map(({ id }) => id),
    ).not.toContain(b.id);
  });

  test('a change is made from the version one has seen; who comes second is shown what is there', async () => {
    const work = await add({ pictures: [await picture()], shelve: true });
    const change = (version: number, name: string) =>
      ask('PUT', `/design/${work.id}`, {
        ...workForm,
        name: { vi: name },
        pictures: work.pictures.map(({ id }) => id),
        version,
      });
    const both = await Promise.all([change(1, 'Một'), change(1, 'Hai')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = both[0]!.status === 200 ? [both[0]!, both[1]!] : [both[1]!, both[0]!];
    expect(lost).toMatchObject({ error: 'conflict', data: { version: 2, name: (won.data as OwnWork).name } });
    expect(won.data).toMatchObject({ version: 2, status: 'shelved', publishedAt: work.publishedAt, viewCount: 0 });
  });

  test('what is drawn after publishing stays private until it is published', async () => {
    const own = (
      await createDesign(world.db, world.clock, { ownerId: designer.id, name: 'Nháp', text: checkedText(studio()) })
    ).id;
    const work = await add({ pictures: [await picture()], design: own, shelve: true });
    const next = { ...studio(), name: 'Đổi rồi' };
    await world.db
      .insertInto('design_versions')
      .values({ design_id: own, version: 2, document: JSON.stringify(next), created_at: world.clock.now() })
      .execute();
    await world.db.updateTable('designs').set({ version: 2 }).where('id', '=', own).execute();
    const shown = async () =>
      ((await world.call('GET', `/works/${work.id}/design`)).data as { document: { name: string } }).document.name;
    expect(await shown()).not.toBe('Đổi rồi');
    const kept = (
      await ask('PUT', `/design/${work.id}`, {
        ...workForm,
        pictures: work.pictures.map(({ id }) => id),
        design: own,
        version: 1,
      })
    ).data as OwnWork;
    expect(kept.design).toMatchObject({ version: 1, newest: 2 });
    expect(
      (
        await ask('PUT', `/design/${work.id}`, {
          ...workForm,
          pictures: work.pictures.map(({ id }) => id),
          design: own,
          designVersion: 2,
          version: 2,
        })
      ).data,
    ).toMatchObject({ design: { version: 2 } });
    expect(await shown()).toBe('Đổi rồi');
  });

  test('a picture that was taken out goes with the sweep, one that stays stays', async () => {
    const a = await picture();
    const b = await picture();
    const work = await add({ pictures: [a, b] });
    await ask('PUT', `/design/${work.id}`, { ...workForm, pictures: [b], version: 1 });
    const claimed = await world.db.selectFrom('media').select(['id', 'claimed_at']).where('id', 'in', [a, b]).execute();
    expect(Object.fromEntries(claimed.map(({ id, claimed_at }) => [id, claimed_at !== null]))).toEqual({
      [a]: false,
      [b]: true,
    });
  });

  test('G3: a picture or a model that another work of the same person still shows is not released', async () => {
    const shared = await picture();
    const glb = 'gl_shared';
    await world.db
      .insertInto('glbs')
      .values(glbRow(glb, designer.id, world.clock.now()))
      .execute();
    const one = await add({ pictures: [shared, await picture()], glb });
    const other = await add({ pictures: [shared], glb });
    await ask('PUT', `/design/${one.id}`, { ...workForm, pictures: [], version: 1 });
    expect(await claimed('media', shared)).toBe(true);
    expect(await claimed('glbs', glb)).toBe(true);
    await ask('PUT', `/design/${other.id}`, { ...workForm, pictures: [], version: 1 });
    expect(await claimed('media', shared)).toBe(false);
    expect(await claimed('glbs', glb)).toBe(false);
  });
});

describe('G3 works: what is refused', () => {
  test('a step twice is 409 with the state; of two at once one is taken', async () => {
    const { id } = await add({ pictures: [await picture()] });
    const both = await Promise.all([ask('POST', `/design/${id}/shelve`), ask('POST', `/design/${id}/shelve`)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await ask('POST', `/design/${id}/shelve`)).toMatchObject({
      status: 409,
      error: 'shelf_state',
      state: 'shelved',
    });
    await ask('DELETE', `/design/${id}`);
    for (const step of ['shelve', 'unshelve'])
      expect(await ask('POST', `/design/${id}/${step}`)).toMatchObject({ status: 409, state: 'deleted' });
    expect(await ask('DELETE', `/design/${id}`)).toMatchObject({ status: 409, state: 'deleted' });
  });

  test('what an admin took down its designer does not put back', async () => {
    const { id } = await add({ pictures: [await picture()], shelve: true });
    const auditor = await registerPerson(world);
    await giveRoles(world, auditor.id, 'ROLE_ADMIN');
    const decide = async (step: string, body?: object) =>
      world.call('POST', `/admin/works/${id}/${step}`, { token: await signIn(world, auditor), body });
    expect((await decide('unshelve', { reason: { vi: 'Ảnh mờ.' } })).status).toBe(200);
    expect(await ask('POST', `/design/${id}/shelve`)).toMatchObject({ status: 409, error: 'shelf_held' });
    expect((await ask('GET', `/design/${id}`)).data).toMatchObject({ held: true, version: 2 });
    expect((await decide('shelve', { version: 2 })).status).toBe(200);
    expect((await ask('POST', `/design/${id}/unshelve`)).data).toMatchObject({ held: false });
    expect((await ask('POST', `/design/${id}/shelve`)).status).toBe(200);
  });

  test('G5: who is no designer hears how to become one; an incomplete profile may draft, not publish', async () => {
    const someone = await registerPerson(world);
    const theirs = await signIn(world, someone);
    for (const [method, path, body] of [
      ['GET', '/designs'],
      ['POST', '/design', workForm],
      ['GET', `/design/${ids.work}`],
      ['DELETE', `/design/${ids.work}`],
    ] as const) {
      expect(await ask(method, path, body, theirs)).toMatchObject({ status: 403, error: 'designer_first' });
    }
    await world.db.updateTable('users').set({ city: null }).where('id', '=', designer.id).execute();
    const draft = await add({ pictures: [await picture()] });
    expect(await ask('POST', `/design/${draft.id}/shelve`)).toMatchObject({ status: 403, error: 'profile_first' });
    expect(await ask('POST', '/design', { ...workForm, pictures: [await picture()], shelve: true })).toMatchObject({
      status: 403,
      error: 'profile_first',
    });
    await world.db.updateTable('users').set({ city: 'Huế' }).where('id', '=', designer.id).execute();
    expect((await ask('POST', `/design/${draft.id}/shelve`)).status).toBe(200);
  });

  test('without a main picture it stays a draft, and what is shown keeps one', async () => {
    const draft = await add();
    expect(await ask('POST', `/design/${draft.id}/shelve`)).toMatchObject({
      status: 400,
      error: 'picture_needed',
      field: 'pictures',
    });
    const shown = await add({ pictures: [await picture()], shelve: true });
    expect(await ask('PUT', `/design/${shown.id}`, { ...workForm, pictures: [], version: 1 })).toMatchObject({
      status: 400,
      error: 'picture_needed',
    });
  });

  test('another’s design, picture or work is answered like one that does not exist', async () => {
    const other = await world.db
      .selectFrom('designers')
      .select('user_id')
      .where('id', '=', ids.other)
      .executeTakeFirstOrThrow();
    const theirs = (
      await createDesign(world.db, world.clock, { ownerId: other.user_id, name: 'Theirs', text: checkedText(studio()) })
    ).id;
    const same = ({
      status,
      error,
      field,
      message,
    }: {
      status: number;
      error?: string;
      field?: string;
      message: string;
    }) => ({ status, error, field, message });
    expect(same(await ask('POST', '/design', { ...workForm, design: theirs }))).toEqual(
      same(await ask('POST', '/design', { ...workForm, design: 'g_none' })),
    );
    expect(await ask('POST', '/design', { ...workForm, design, designVersion: 7 })).toMatchObject({
      status: 404,
      field: 'design',
    });
    const none = same(await ask('POST', '/design', { ...workForm, pictures: ['i_none'] }));
    expect(none).toMatchObject({ status: 410, error: 'upload_gone', field: 'pictures.0' });
    for (const id of [
      await picture(other.user_id),
      await picture(designer.id, 'avatar'),
      await picture(designer.id, 'product'),
    ])
      expect(same(await ask('POST', '/design', { ...workForm, pictures: [id] }))).toEqual(none);
    await world.db
      .insertInto('works')
      .values({
        id: 'w_theirs',
        designer_id: ids.other,
        name: '{}',
        created_at: world.clock.now(),
        updated_at: world.clock.now(),
      })
      .execute();
    for (const [method, path, body] of [
      ['GET', ''],
      ['PUT', '', { ...workForm, version: 1 }],
      ['POST', '/shelve'],
      ['DELETE', ''],
    ] as const) {
      expect(same(await ask(method, `/design/w_theirs${path}`, body))).toEqual(
        same(await ask(method, `/design/w_none${path}`, body)),
      );
    }
  });

  test.each([
    [{ name: {} }, 'name'],
    [{ name: { en: ' ' } }, 'name'],
    [{ name: { en: 'x'.repeat(121) } }, 'name.en'],
    [{ name: { fr: 'x' } }, 'name.fr'],
    [{ name: { en: 'a\u202eb' } }, 'name.en'],
    [{ description: { en: 'x'.repeat(4_001) } }, 'description.en'],
    [{ styles: ['nothing'] }, 'styles.0'],
    [{ styles: ['modern', 'japandi', 'french', 'wabiSabi'] }, 'styles'],
    [{ styles: ['modern', 'modern'] }, 'styles'],
    [{ home: 'castle' }, 'home'],
    [{ home: 'constructor' }, 'home'],
    [{ room: 1 }, 'room'],
    [{ area: 0 }, 'area'],
    [{ area: -1 }, 'area'],
    [{ area: 1.5 }, 'area'],
    [{ area: 1e9 }, 'area'],
    [{ pictures: ['a', 'a'] }, 'pictures'],
    [{ pictures: Array.from({ length: 21 }, (_, at) => `i_${at}`) }, 'pictures'],
    [{ status: 'shelved' }, 'status'],
    [{ designer: 'd_lin' }, 'designer'],
    [{ viewCount: 9 }, 'viewCount'],
  ])('a form that is none: %j', async (wrong, field) => {
    expect(await ask('POST', '/design', { ...workForm, ...wrong })).toMatchObject({ status: 400, field });
  });

  test.each([
    'https://evil.example/view',
    'http://coohom.com/a',
    'javascript:alert(1)',
    'https://coohom.com@evil.example/',
    'https://coohom.com:444/',
  ])('a viewer that is not on the list is refused, and the list is named: %s', async (viewer) => {
    const answer = await ask('POST', '/design', { ...workForm, viewer });
    expect(answer).toMatchObject({ status: 400, error: 'viewer_host', field: 'viewer' });
    for (const host of world.services.settings.viewerHosts) expect(answer.message).toContain(host);
  });

  test('one on the list is shown, in one kind of 3D only, and as long as it is on the list', async () => {
    const viewer = 'https://www.coohom.com/pub/tool/panorama/show?obsPlanId=1';
    expect(await ask('POST', '/design', { ...workForm, viewer, design })).toMatchObject({
      status: 400,
      error: 'one_model',
    });
    const work = await add({ viewer, pictures: [await picture()], shelve: true });
    const shown = async () => ((await world.call('GET', `/works/${work.id}`)).data as { viewer: unknown }).viewer;
    expect(await shown()).toEqual({ url: viewer, host: 'www.coohom.com' });
    const { settings } = world.services;
    world.services.settings = { ...settings, viewerHosts: ['sketchfab.com'] };
    expect(await shown()).toBeNull();
    world.services.settings = settings;
  });
});
