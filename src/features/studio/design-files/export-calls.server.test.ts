import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { newDesign, type Design } from '#design/document.ts';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { studio } from '#design/samples/studio.ts';
import { furnishedTubeHouse } from '#design/samples/furnished-tube-house.ts';
import { openDesign } from '#design/open-design.ts';
import { drawingIn } from '#exchange/dxf/testing/read-bytes.ts';
import { createDesign } from '#features/studio/designs/designs.server.ts';
import type { DesignList } from '#features/studio/design-lists/design-list.ts';
import { newId } from '#lib/id.ts';
import { newMember, testApp, type Member, type TestApp } from '../../../../tests/support/app.ts';
import { readPdf } from '../../../../tests/support/studio/read-pdf.ts';
import { smallMarket } from '../../../../tests/support/market.ts';
import { glbRow } from '../../../../tests/support/uploads/glb-rows.ts';
import { exportsPerPerson } from './export-limits.ts';
import { createExporter } from './export-thread.server.ts';

/** Why something failed, for whoever reads the failure. */
const faults: string[] = [];
let world: TestApp;
let lan: Member;
let other: Member;
beforeAll(async () => {
  world = await testApp({ LOG_LEVEL: 'error' }, { logTo: { write: (line) => void faults.push(line) } });
  await smallMarket(world);
  lan = await newMember(world);
  other = await newMember(world);
});
afterAll(() => world.close());

async function stored(design: Design): Promise<string> {
  const input = { ownerId: lan.id, name: design.name || 'Nhà', text: JSON.stringify(design) };
  return (await createDesign(world.db, world.clock, input)).id;
}
const file = (path: string, { token }: Member = lan, locale = 'vi') =>
  world.app.inject({
    url: `/api/designs/${path}`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': locale, host: 'localhost:3000' },
  });

describe('J11 a design leaves by one call', () => {
  test.each([
    ['pdf', 'application/pdf', /^%PDF-/],
    ['svg', 'image/svg+xml', /^<svg xmlns/],
    ['dxf', 'image/vnd.dxf', /^999/],
    ['png', 'image/png', /^.PNG/],
    ['glb', 'model/gltf-binary', /^glTF/],
    ['json', 'application/json', /^\{/],
  ])('%s, to be saved and kept by no cache', async (kind, type, start) => {
    // In 3D an empty home: how things look there is tried elsewhere.
    const id = await stored({ ...(kind === 'glb' ? newDesign() : studio()), name: 'Nhà/Lan' });
    const answer = await file(`${id}/export/${kind}?width=600`);
    expect(answer.statusCode, faults.join('')).toBe(200);
    expect(answer.headers['content-type']).toContain(type);
    expect(answer.headers['content-disposition']).toContain(`.${kind}`);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.rawPayload.toString('latin1').trimStart()).toMatch(start);
  });

  test('the design file loses nothing: opened again it is the same', async () => {
    const design = furnishedTubeHouse();
    const { body } = await file(`${await stored(design)}/export/json`);
    const opened = openDesign(body);
    expect(opened.ok && opened.design).toEqual(design);
  });

  test('paper has every storey or the one asked for, its person and, where wanted, the list and its prices', async () => {
    const house = furnishedTubeHouse();
    const id = await stored(house);
    const read = async (query: string) => readPdf((await file(`${id}/export/pdf?${query}`)).rawPayload);
    expect(await read('')).toHaveLength(house.levels.length);
    const [one, ...none] = await read(`level=${house.levels[1]!.id}&paper=a4&turn=portrait`);
    expect(none).toEqual([]);
    expect(one!.width).toBeCloseTo(210, 1);
    const bare = await read('list=1');
    const priced = await read('list=1&prices=1');
    expect(bare.length).toBeGreaterThan(house.levels.length);
    const words = (pages: typeof bare) => pages.flatMap(({ texts }) => texts).join('');
    expect(words(bare)).toContain('Bề mặt');
    expect(words(bare)).not.toContain('₫');
    expect(words(priced)).toContain('₫');
  });

  test.each([
    'pdf?paper=a9',
    'pdf?scale=33',
    'pdf?turn=round',
    'pdf?level=lv_none',
    'svg?level=constructor',
    'png?width=1',
    'png?width=100000',
    'png?width=many',
    'pdf?list=yes',
    'exe',
    'usdz',
  ])('%s is refused', async (path) => {
    const id = await stored(furnishedStudio());
    expect((await file(`${id}/export/${path}`)).statusCode).toBe(400);
  });

  test('paper that is too small is said', async () => {
    const answer = await file(`${await stored(furnishedTubeHouse())}/export/pdf?paper=a4&scale=20`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: 'export_refused', message: expect.stringContaining('khổ giấy') });
  });

  test('for a stranger there is nothing, in any form', async () => {
    const id = await stored(furnishedStudio());
    for (const kind of ['pdf', 'svg', 'dxf', 'png', 'glb', 'json', 'csv']) {
      expect((await file(`${id}/export/${kind}`, other)).statusCode).toBe(404);
      expect((await world.call('GET', `/designs/${id}/export/${kind}`)).status).toBe(401);
    }
  });

  test('a person has so many an hour', async () => {
    const many = await newMember(world);
    const { id } = await createDesign(world.db, world.clock, {
      ownerId: many.id,
      name: 'Nhà',
      text: JSON.stringify(furnishedStudio()),
    });
    for (let at = 0; at < exportsPerPerson.hits; at++)
      expect((await file(`${id}/export/json`, many)).statusCode).toBe(200);
    expect((await file(`${id}/export/json`, many)).statusCode).toBe(429);
    expect((await file(`${await stored(furnishedStudio())}/export/json`)).statusCode).toBe(200);
  });
});

test('J9, J11 a model is as large in everybody’s file as it is, whoever of the design uploaded it', async () => {
  const item = { level: 'lv_1', turn: 0, placement: 'floor' as const, locked: false, finishes: {} };
  const uploads = [];
  const items: Design['items'] = {};
  for (const [at, member] of [lan, other].entries()) {
    const model = newId('gl', world.clock.now());
    const row = { ...glbRow(model, member.id, world.clock.now()), width: 1234 + at, depth: 777 };
    await world.db.insertInto('glbs').values(row).execute();
    uploads.push({ model, member });
    items[`it_${at}`] = { ...item, id: `it_${at}`, model, at: { x: at * 3000, y: 0, z: 0 } };
  }
  const id = await stored({ ...newDesign(), items });
  const change = { do: 'invite', to: other.email, role: 'edit', prices: false };
  await world.call('PUT', `/designs/${id}/sharing`, { token: lan.token, body: { change } });
  for (const { model, member } of uploads)
    await world.call('PUT', `/designs/${id}/glbs/${model}`, { token: member.token });
  for (const member of [lan, other]) {
    const { lines } = await drawingIn((await file(`${id}/export/dxf`, member)).rawPayload);
    const lengths = Array.from({ length: lines.count }, (_, n) => {
      const [ax = 0, ay = 0, bx = 0, by = 0] = lines.at.subarray(n * 4);
      return Math.round(Math.hypot(bx - ax, by - ay));
    });
    expect(new Set(lengths)).toEqual(new Set([1234, 777, 1235]));
  }
});

test('O2, J11 the CSV’s amounts are the list’s total; surfaces stand below by quantity, without a price', async () => {
  const id = await stored(furnishedStudio());
  const { data } = await world.call('GET', `/designs/${id}/list`, { token: lan.token });
  const rows = (await file(`${id}/export/csv`, lan, 'en')).body
    .trim()
    .split('\r\n')
    .map((line) => [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, text, plain]) => text ?? plain));
  const [head = [], ...lines] = rows.map((row) => row.map((cell) => (cell ?? '').replace('\uFEFF', '')));
  const of = (kind: string, title: string) =>
    lines.filter(([first]) => first === kind).map((line) => line[head.indexOf(title)] ?? '');
  const sum = of('Goods', 'Amount').reduce((all, amount) => all + Number(amount), 0);
  expect(sum).toBe((data as DesignList).total);
  expect(of('Surface', 'Area (m²)').some((area) => Number(area) > 5)).toBe(true);
  expect(of('Surface', 'To buy').some((count) => Number(count) > 0)).toBe(true);
  expect(of('Surface', 'Amount').join('')).toBe('');
});

test('J11 what takes too long or too much is refused with its reason, and the next is made', async () => {
  // An empty plan is drawn in 24 megabytes, so 64 are enough for it; 40,000 pieces need more than that merely read.
  const small = await testApp({}, { exportLimits: { milliseconds: 240_000, megabytes: 64, atOnce: 1, waiting: 4 } });
  try {
    const member = await newMember(small);
    const house = furnishedTubeHouse();
    const pieces = Object.values(house.items);
    const crowd = Array.from({ length: 40_000 }, (_, n) => ({ ...pieces[n % pieces.length]!, id: `piece-${n}` }));
    const { id } = await createDesign(small.db, small.clock, {
      ownerId: member.id,
      name: 'Nhà',
      text: JSON.stringify({ ...house, items: Object.fromEntries(crowd.map((piece) => [piece.id, piece])) }),
    });
    const { status, error, state } = (await small.call('GET', `/designs/${id}/export/glb`, {
      token: member.token,
    })) as { status: number; error: string; state?: string };
    expect({ status, error }).toEqual({ status: 422, error: 'export_refused' });
    expect([undefined, 'too_heavy']).toContain(state);
    const empty = await createDesign(small.db, small.clock, {
      ownerId: member.id,
      name: 'Nhà',
      text: JSON.stringify(newDesign()),
    });
    const next = await small.call('GET', `/designs/${empty.id}/export/svg`, { token: member.token });
    expect(next.status).toBe(200);
  } finally {
    await small.close();
  }
});

test('J11 a flood of one person waits for itself: another’s file is made all the same', async () => {
  const exporter = createExporter(
    { milliseconds: 120_000, megabytes: 512, atOnce: 1, waiting: 1, ofOne: 3, pictures: true },
    inject('threads'),
  );
  try {
    const job = {
      kind: 'svg',
      text: JSON.stringify(newDesign()),
      uploads: {},
      level: null,
      show: { dimensions: true, furniture: true, names: true, lights: true },
      locale: 'vi',
      scale: 50,
    };
    const flood = Array.from({ length: 5 }, () => exporter.make(job, lan.id));
    const others = exporter.make(job, other.id);
    const made = await Promise.allSettled([...flood, others]);
    expect(made.map(({ status }) => status)).toEqual([...Array(4).fill('fulfilled'), 'rejected', 'fulfilled']);
  } finally {
    await exporter.close();
  }
});
