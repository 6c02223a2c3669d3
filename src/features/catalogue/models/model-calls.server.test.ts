import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { families, totalCount } from '#models/library.ts';
import { choiceAt, familyCount, formatId } from '#models/model-id.ts';
import { testApp, type CallOptions, type TestApp } from '../../../../tests/support/app.ts';
import { modelDetail, modelList, suggestion } from './model.ts';

let world: TestApp;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

const sofa = families.find((family) => family.code === 'sofa')!;
const some = formatId(sofa, 100);

async function list(path: string, options: CallOptions = {}) {
  return modelList.parse((await world.call('GET', path, options)).data);
}

async function detail(path: string, options: CallOptions = {}) {
  return modelDetail.parse((await world.call('GET', path, options)).data);
}

function get(path: string, headers: Record<string, string> = {}) {
  return world.app.inject({ url: `/api${path}`, headers: { host: 'localhost:3000', ...headers } });
}

describe('GET /models (PRODUCT L1, F5)', () => {
  test('lists the whole library, with counts', async () => {
    const { total, items, facets } = await list('/models');
    expect(total).toBe(totalCount);
    expect(items).toHaveLength(24);
    expect(facets.find((facet) => facet.key === 'category')!.values.reduce((sum, { count }) => sum + count, 0)).toBe(
      totalCount,
    );
  });

  test('reads words and filters, and says what it understood in the caller’s language', async () => {
    const { understood, items } = await list(
      `/models?w=${encodeURIComponent('ghe sofa duoi 2m')}&style=japandi&size=5`,
      { locale: 'zh' },
    );
    expect(understood.map(({ label }) => label)).toEqual(['沙发', '宽 ≤ 2000 mm']);
    expect(items).toHaveLength(5);
    for (const item of items)
      expect(item).toMatchObject({
        family: 'sofa',
        style: 'japandi',
        name: expect.stringContaining('日式'),
        size: { width: expect.toSatisfy((width: number) => width <= 2000) },
      });
  });

  test('goes on by cursor as by page, and a cursor holds for its own question only', async () => {
    const { next } = await list('/models?w=sofa&size=10');
    const byCursor = await list(`/models?w=sofa&size=10&cursor=${next}`);
    const byPage = await list('/models?w=sofa&size=10&page=1');
    expect(byCursor.items).toEqual(byPage.items);
    expect(await world.call('GET', `/models?w=bed&size=10&cursor=${next}`)).toMatchObject({
      status: 400,
      error: 'invalid_form',
      field: 'cursor',
    });
  });

  test.each([
    '/models?style=baroque',
    '/models?width=wide',
    '/models?fits=big',
    '/models?size=61',
    '/models?size=0',
    '/models?page=-1',
    '/models?nonsense=1',
    '/models?form.__proto__=1',
    '/models?width=900-100',
  ])('%s is refused', async (path) => {
    expect(await world.call('GET', path)).toMatchObject({ status: 400, error: 'invalid_form' });
  });

  test('a word past its limit is refused by its limit', async () => {
    const answer = await world.call('GET', `/models?fits=${'x'.repeat(41)}`);
    expect(answer).toMatchObject({ status: 400, error: 'text_too_long' });
  });

  test.each([
    ['sql', "';drop table models;--"],
    ['patterns', '.*'],
    ['turned letters', '\u202esofa'],
    ['pictures', '🛋️'],
    ['length', 'a'.repeat(9_000)],
    ['zero', '%00'],
  ])('hostile words (%s) are harmless', async (_, words) => {
    const { status } = await world.call('GET', `/models?w=${encodeURIComponent(words)}`);
    expect([200, 400]).toContain(status);
  });

  test('suggests while one types', async () => {
    const { data } = await world.call('GET', `/models/suggestions?w=${encodeURIComponent('ghế so')}`, { locale: 'vi' });
    const { total } = await list(`/models?w=${encodeURIComponent('ghế sofa')}`, { locale: 'vi' });
    expect(total).toBeGreaterThanOrEqual(familyCount(sofa));
    expect(suggestion.array().parse(data)[0], 'as many as one then finds').toMatchObject({
      text: 'ghế sofa',
      kind: 'family',
      count: total,
    });
  });
});

describe('GET /models/{id}', () => {
  test('offers finishes for what the model has, and for nothing else', async () => {
    for (const family of families) {
      const id = formatId(family, Math.floor(familyCount(family) / 2));
      const worn = new Set(
        family.build(choiceAt(family, Math.floor(familyCount(family) / 2))!, 'middle').parts.map(({ slot }) => slot),
      );
      expect((await detail(`/models/${id}`)).slots.map(({ key }) => key).toSorted(), id).toEqual([...worn].toSorted());
    }
  });

  test('tells everything, and where each value leads', async () => {
    const data = await detail(`/models/${some}`, { locale: 'vi' });
    const choice = choiceAt(sofa, 100)!;
    expect(data).toMatchObject({
      id: some,
      size: { width: choice.width, depth: choice.depth, height: choice.height },
      family: { code: 'sofa', name: 'Ghế sofa' },
    });
    expect(data.triangles).toBeGreaterThan(100);
    const width = data.parameters.find(({ key }) => key === 'width')!;
    for (const { id, value, here } of width.values) {
      expect(String((await detail(`/models/${id}`)).size.width)).toBe(value);
      if (here) expect(id).toBe(some);
    }
  });

  test.each([
    'sofa-zzzzzzzz',
    'sofa-',
    'sofa',
    'SOFA-0000',
    'sofa-0',
    'nothing-0000',
    '__proto__-0000',
    '..%2f..%2fetc',
    'sofa-%00',
    'sofa-0000000000000000',
    `${'x'.repeat(64)}-0000`,
  ])('%s: there is none', async (id) => {
    const answer = await world.call('GET', `/models/${id}`, { locale: 'vi' });
    expect([400, 404]).toContain(answer.status);
    expect(answer.message).not.toBe('');
  });

  test('refuses finishes it does not offer', async () => {
    expect(await world.call('GET', `/models/${some}?finish=frame:gold-plated`)).toMatchObject({
      status: 400,
      field: 'finish',
    });
    expect(await world.call('GET', `/models/${some}?finish=${encodeURIComponent('<script>')}`)).toMatchObject({
      status: 400,
      field: 'finish',
    });
  });
});

describe('GET /models/{id}/thumbnail', () => {
  test('is a picture, made once however many ask, and kept', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => get(`/models/${some}/thumbnail?size=160`)));
    for (const answer of answers)
      expect([answer.statusCode, answer.headers['content-type'], answer.rawPayload.subarray(8, 12).toString()]).toEqual(
        [200, 'image/webp', 'WEBP'],
      );
    expect(new Set(answers.map((answer) => answer.rawPayload.toString('base64'))).size).toBe(1);
    const again = await get(`/models/${some}/thumbnail?size=160`, {
      'if-none-match': String(answers[0]!.headers.etag),
    });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  test('is kept for a year only under the edition it was made by', async () => {
    const { items } = await list('/models?w=sofa&size=1');
    expect(
      (await get(items[0]!.thumbnail.replace('/api', '').replace('size=480', 'size=160'))).headers['cache-control'],
    ).toContain('immutable');
    expect((await get(`/models/${some}/thumbnail?size=160`)).headers['cache-control']).not.toContain('immutable');
  });

  test('wears the finish asked for', async () => {
    const [one, other] = await Promise.all(
      ['linen-oat', 'leather-black'].map((finish) => get(`/models/${some}/thumbnail?size=160&finish=frame:${finish}`)),
    );
    expect(one!.rawPayload.equals(other!.rawPayload)).toBe(false);
  });

  test.each([
    `/models/${some}/thumbnail?size=161`,
    `/models/${some}/thumbnail?size=100000`,
    `/models/${some}/thumbnail?size=NaN`,
    `/models/${some}/thumbnail?shape=star`,
    `/models/${some}/thumbnail?finish=frame:nothing`,
    `/models/${some}/thumbnail?finish=${'a:b,'.repeat(20)}a:b`,
  ])('%s is refused', async (path) => {
    const answer = await get(path, { 'accept-language': 'vi' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 400, data: null });
    expect(answer.headers['cache-control'] ?? '').not.toContain('immutable');
  });

  test.each(['/models/sofa-zzzzzzzz/thumbnail', '/models/nothing-0000/thumbnail', '/models/sofa-zzzzzzzz.glb'])(
    '%s: there is none',
    async (path) => {
      const answer = await get(path, { 'accept-language': 'zh' });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ error: 'not_found' });
    },
  );
});

test('files stand in the documentation', async () => {
  const { paths } = (await get('/openapi.json')).json();
  expect(paths['/models/{id}/thumbnail'].get.responses[200].content).toEqual({
    'image/webp': { schema: { type: 'string', format: 'binary' } },
  });
  expect(Object.keys(paths['/models'].get.responses)).toContain('400');
});

test('GET /homes/{id}/plan: a drawing without words; another home is not there', async () => {
  const plan = await get('/homes/two-bedroom-flat/plan');
  expect([plan.statusCode, plan.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(plan.body).toMatch(/^<svg [^>]*viewBox=/);
  expect(plan.body).not.toMatch(/<text|<script|href=/);
  expect((await get('/homes/castle/plan')).statusCode).toBe(404);
});
