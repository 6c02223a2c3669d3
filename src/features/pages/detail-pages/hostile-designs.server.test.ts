import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DesignItem } from '#features/studio/designs/design.ts';
import { giveRoles, registerPerson, signIn, testApp, type TestApp } from '../../../../tests/support/app.ts';
import { designBytes, gridDesign } from '../../../../tests/support/studio/designs.ts';
import { ids, smallMarket, type Market } from '../../../../tests/support/market.ts';
import { formOf } from '../../../../tests/support/multipart.ts';
import { uploadTalkFile } from '../../../../tests/support/uploads/talk-files.ts';
import { loadWorkPage } from './work-page.server.ts';

let world: TestApp;
let market: Market;
let designer: string;
/** What the thread was asked to do; it does it all the same. */
const asked: string[] = [];
beforeAll(async () => {
  world = await testApp();
  market = await smallMarket(world);
  await giveRoles(world, market.designer.id, 'ROLE_DESIGNER');
  designer = await signIn(world, market.designer);
  const { designs } = world.services;
  world.services.designs = {
    ...designs,
    check(file) {
      asked.push('check');
      return designs.check(file);
    },
    plan(name, document) {
      asked.push(`plan ${name}`);
      return designs.plan(name, document);
    },
  };
});
afterAll(() => world.close());

const bring = (design: unknown) =>
  world.call('POST', '/designer/design-file', {
    token: designer,
    ...formOf({ bytes: designBytes(design), type: 'application/json', name: 'nha.json' }),
  });
const tooManyRooms = { status: 400, error: 'design_refused', field: 'file', state: 'too_many' };

describe('H2: a design made to stop the server', () => {
  test('more rooms than any home has, for a message or among one’s designs: refused on the thread, by name', async () => {
    const someone = await signIn(world, await registerPerson(world));
    const file = designBytes(gridDesign(45, 45));
    expect(await uploadTalkFile(world, someone, 'nha.json', file)).toMatchObject(tooManyRooms);
    expect(await bring(gridDesign(140, 140))).toMatchObject(tooManyRooms);
    expect(asked).toEqual(['check', 'check']);
  });

  test('as many rooms as are allowed: checked once, when it comes; visitors get what is stored, and one plan for all', async () => {
    asked.length = 0;
    const brought = await bring(gridDesign(44, 44));
    expect(brought).toMatchObject({ status: 200 });
    expect(asked).toEqual(['check']);
    const { id } = brought.data as DesignItem;
    await world.db.updateTable('works').set({ design_id: id, design_version: 1 }).where('id', '=', ids.work).execute();
    for (let visitor = 0; visitor < 3; visitor++)
      expect(await world.call('GET', `/works/${ids.work}/design`)).toMatchObject({ status: 200 });
    expect((await world.call('GET', `/designs/${id}`, { token: designer })).status).toBe(200);
    expect(asked).toEqual(['check']);
    const threads: unknown[] = [];
    const note = (worker: unknown) => threads.push(worker);
    process.on('worker', note);
    const pages = await Promise.all(
      ['vi', 'en', 'zh'].map((locale) => loadWorkPage({ ...world.services, locale: locale as 'vi' }, ids.work)),
    );
    for (const page of pages) expect(page.kind === 'work' && page.home?.rooms).toHaveLength(44 * 44);
    expect(asked.slice(1)).toHaveLength(3);
    expect(new Set(asked.slice(1)).size).toBe(1);
    // The thread that checked it has planned it too.
    expect(threads).toEqual([]);
    process.off('worker', note);
  });

  test('the design of a work, asked for again and again from one address: 429, and another address is served', async () => {
    const ask = (from: string) => world.call('GET', `/works/${ids.plain}/design`, { from });
    for (let turn = 0; turn < 60; turn++) expect((await ask('203.0.113.7')).status).toBe(404);
    expect(await ask('203.0.113.7')).toMatchObject({ status: 429, error: 'too_many_requests' });
    expect((await ask('198.51.100.9')).status).toBe(404);
  });
});
