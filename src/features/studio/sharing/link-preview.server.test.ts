import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newDrawing, renamed } from '../../../../tests/support/studio/drawing.ts';
import { openStudio } from '../../../../tests/support/studio/open-studio.ts';
import { linkPreview } from './link-preview.server.ts';
import { sharingData, type SharingChangeInput } from './sharing.ts';

const { world, lan } = await openStudio();

async function change(id: string, wanted: SharingChangeInput) {
  const answer = await world.call('PUT', `/designs/${id}/sharing`, { token: lan.token, body: { change: wanted } });
  return sharingData.parse(answer.data);
}

const ask = (url: string) => world.app.inject({ url, headers: { host: 'localhost:3000' } });

test('WORKSPACE §5: a link has a name and a picture where it is sent, which end with it; a wrong link has none', async () => {
  const { id, send } = await newDrawing(world, lan.token);
  await send([renamed('By the river')]);
  const { secret, links } = await change(id, { do: 'link', role: 'edit', prices: false });
  const preview = await linkPreview(world.services, secret ?? '');
  expect(preview).toMatchObject({ name: 'By the river', owner: lan.nickname });
  const address = preview?.picture ?? '';
  expect(address, 'the picture’s address does not open the design').not.toContain(secret);

  const answer = await ask(address);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  expect(answer.headers['cache-control']).toContain('private');
  const picture = sharp(answer.rawPayload);
  const { width, height } = await picture.metadata();
  expect([width, height]).toEqual([1200, 630]);
  const { channels } = await picture.stats();
  expect(channels[0]?.stdev, 'something is drawn on it').toBeGreaterThan(1);

  await change(id, { do: 'revoke', link: links[0]?.id ?? '' });
  expect(await linkPreview(world.services, secret ?? '')).toBeNull();
  for (const nothing of [address, `/api/common/design-link/${'A'.repeat(43)}/picture`]) {
    const refused = await ask(nothing);
    expect([refused.statusCode, refused.json()]).toMatchObject([404, { error: 'not_found', data: null }]);
  }
  expect(await linkPreview(world.services, 'A'.repeat(22))).toBeNull();
});
