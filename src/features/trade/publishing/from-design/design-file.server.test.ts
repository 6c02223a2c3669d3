import { describe, expect, test } from 'vitest';
import { studio } from '#design/samples/studio.ts';
import { translator } from '#text/messages.server.ts';
import { registerPerson, signIn } from '../../../../../tests/support/app.ts';
import { formOf } from '../../../../../tests/support/multipart.ts';
import { openWorkDesk } from '../../../../../tests/support/studio/work-desk.ts';

const { world, designer, add } = await openWorkDesk();

describe('G3: a design from a file', () => {
  const send = (text: string | Buffer, locale?: 'zh' | 'vi', name = 'nha.json') => {
    const file = formOf({ bytes: Buffer.from(text), type: 'application/json', name });
    return world.call('POST', '/designer/design-file', {
      token: designer.token,
      body: file.body,
      headers: file.headers,
      locale,
    });
  };

  test('becomes one of the person’s designs and can be published', async () => {
    const answer = await send(JSON.stringify(studio()));
    expect(answer.status).toBe(200);
    const { id } = answer.data as { id: string };
    expect(
      ((await world.call('GET', '/designs', { token: designer.token })).data as { id: string }[]).map(
        (each) => each.id,
      ),
    ).toContain(id);
    expect((await add({ design: id })).design).toMatchObject({ id, version: 1 });
  });

  test('without a name is called as its file, without what nobody sees and the database does not keep', async () => {
    const answer = await send(JSON.stringify({ ...studio(), name: '' }), undefined, 'nh\0\u202ea.json');
    expect(answer).toMatchObject({ status: 200, data: { name: 'nha' } });
  });

  const deep = `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`;
  test.each([
    ['not_json', 'nothing of the kind'],
    ['not_json', '{'],
    ['not_a_design', '[]'],
    ['not_a_design', '{}'],
    ['too_deep', deep],
    ['future_version', JSON.stringify({ ...studio(), version: 999 })],
    ['unknown_field', JSON.stringify({ ...studio(), script: 'alert(1)' })],
    ['bad_key', JSON.stringify(studio()).replace('{', '{"__proto__":{"x":1},')],
    [
      'too_many',
      JSON.stringify({
        ...studio(),
        walls: Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`wl_${at}`, 1])),
      }),
    ],
    ['not_json', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff])],
  ])('hostile or broken: %s', async (reason, text) => {
    for (const locale of ['zh', 'vi'] as const) {
      const answer = await send(text, locale);
      expect(answer).toMatchObject({ status: 400, error: 'design_refused', state: reason, field: 'file' });
      expect(
        answer.message.startsWith(translator(locale, 'errors')('design_refused', { reason, path: '' }).slice(0, 6)),
      ).toBe(true);
    }
  });

  test('is for designers', async () => {
    const someone = await signIn(world, await registerPerson(world));
    const file = formOf({ bytes: Buffer.from('{}'), type: 'application/json', name: 'a.json' });
    expect(await world.call('POST', '/designer/design-file', { token: someone, ...file })).toMatchObject({
      status: 403,
      error: 'designer_first',
    });
  });
});
