import { expect, test } from 'vitest';
import { pictureAddress, srcSetOf } from './picture.ts';

const picture = { hash: 'a'.repeat(64), height: 600, placeholder: '' };

test('D6: a picture is offered in every width below its own, and whole', () => {
  expect(srcSetOf({ ...picture, width: 900 }, 'avif')).toBe(
    [160, 320, 480, 640]
      .map((width) => `${pictureAddress(picture.hash, width as 160, 'avif')} ${width}w`)
      .concat(`${pictureAddress(picture.hash, 960, 'avif')} 900w`)
      .join(', '),
  );
  expect(srcSetOf({ ...picture, width: 2000 }, 'webp').split(', ')).toHaveLength(8);
  expect(srcSetOf({ ...picture, width: 2000 }, 'webp', 64)).toBe(
    `/media/${picture.hash}/160.webp 160w, /media/${picture.hash}/320.webp 320w`,
  );
  expect(srcSetOf({ ...picture, width: 90 }, 'webp')).toBe(`/media/${picture.hash}/160.webp 90w`);
});
