import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { jpegOf } from '../../../../tests/support/pictures.ts';
import { createPictureProcessor } from './picture-processor.server.ts';

const large = await jpegOf(500, 400);
const small = await jpegOf(40, 30);

describe('D6: pictures in turns', () => {
  test('a flood of one person holds up neither a picture that is only shown nor what somebody else brings', async () => {
    const pictures = createPictureProcessor();
    const order: string[] = [];
    const done = (name: string) => () => void order.push(name);
    const flood = Array.from({ length: 14 }, () =>
      pictures.bringing({ whose: 'flood' }).prepare(large).then(done('flood')),
    );
    await Promise.all([
      ...flood,
      pictures
        .showing({ whose: '198.51.100.7' })
        .once('a', (scale) => scale(small, 160, 'webp'))
        .then(done('shown')),
      pictures.bringing({ whose: 'somebody' }).prepare(small).then(done('brought')),
    ]);
    expect(order).toHaveLength(16);
    expect(order.indexOf('shown')).toBeLessThan(3);
    expect(order.indexOf('brought')).toBeLessThan(3);
  });

  test('who brings more than may wait is asked to be slower, and nobody else is', async () => {
    const pictures = createPictureProcessor();
    const bring = (whose: string) => pictures.bringing({ whose }).prepare(small);
    const answers = Promise.allSettled(Array.from({ length: 42 }, () => bring('flood')));
    expect(await bring('somebody')).toMatchObject({ width: 40 });
    const refused = (await answers).filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { key: 'too_many_requests' } }]);
  });

  test('what its sender no longer waits for is not begun', async () => {
    const pictures = createPictureProcessor();
    const left = new AbortController();
    const first = pictures.bringing({ whose: 'a' }).prepare(small);
    const second = pictures.bringing({ whose: 'a', gone: left.signal }).prepare(new Uint8Array());
    const third = pictures.bringing({ whose: 'a' }).prepare(small);
    left.abort();
    // Begun, it would be refused as no picture.
    await expect(second).rejects.toMatchObject({ key: 'unavailable' });
    expect(await Promise.all([first, third])).toHaveLength(2);
  });

  test('of two who ask for one picture each waits in their own line; whose turn comes while it is made has it with them', async () => {
    const pictures = createPictureProcessor();
    const order: string[] = [];
    const gates = new Map<string, () => void>();
    const ask = (whose: string, name: string) =>
      pictures.showing({ whose }).once(name, async () => {
        order.push(`${whose} ${name}`);
        await new Promise<void>((open) => gates.set(name, open));
        return `${name} by ${whose}`;
      });
    const flood = ['a', 'b', 'c', 'd'].map((name) => ask('flood', name));
    const theirs = ask('somebody', 'd');
    const again = ask('third', 'd');
    const open = async (name: string) => {
      await setImmediate();
      gates.get(name)!();
    };
    for (const name of ['a', 'b', 'c', 'd']) await open(name);
    expect(await Promise.all([theirs, again, ...flood])).toEqual([
      'd by somebody',
      'd by somebody',
      'a by flood',
      'b by flood',
      'c by flood',
      'd by somebody',
    ]);
    expect(order).toEqual(['flood a', 'flood b', 'somebody d', 'flood c']);
  });
});
