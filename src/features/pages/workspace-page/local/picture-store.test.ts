import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { createPictureStore } from './picture-store.ts';

test('J8 a visitor’s picture is there after a reload, and goes when no design has it', async () => {
  const factory = new IDBFactory();
  await createPictureStore(factory).put('local_1', new Blob(['plan'], { type: 'image/webp' }));
  await createPictureStore(factory).put('local_2', new Blob(['other'], { type: 'image/webp' }));
  const again = createPictureStore(factory);
  const found = await again.get('local_1');
  expect([found?.type, await found?.text()]).toEqual(['image/webp', 'plan']);
  await again.retain(new Set(['local_1']));
  expect(await again.get('local_2')).toBeNull();
  expect(await again.get('local_1')).not.toBeNull();
});
