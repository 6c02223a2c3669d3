import { expect, test } from 'vitest';
import { pictureLimits } from '#lib/picture.ts';
import { uploadLimitBytes } from '#lib/upload-limit.ts';
import { isSendable } from './sendable-picture.ts';

test('G4: what the server would refuse for its size is drawn smaller first, the rest is sent as it is', () => {
  expect(isSendable(uploadLimitBytes, 12_000_000)).toBe(true);
  expect(isSendable(uploadLimitBytes + 1, 12_000_000), 'over 8 MB').toBe(false);
  expect(isSendable(1000, pictureLimits.mostPixels + 1), 'too many pixels').toBe(false);
});
