import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { homes } from '#demo/homes/homes.ts';
import type { Design } from '#design/document.ts';
import { lightPrint } from '#design/light-print.ts';
import { checkedText } from '#features/studio/designs/checked-design.ts';
import { required } from '#lib/errors.ts';
import { readHomeLight } from '#models/light/light-file.ts';
import { picturesFolder } from '../pictures/picture-folder.ts';
import { readLightFile } from './light-folder.ts';

test('D9 every home of the demo comes with its light, which is of this very home, at their hour, and all of it is six megabytes at most', async () => {
  let bytes = 0;
  for (const { id } of homes) {
    const file = required(readLightFile(id), `The light of ${id}`);
    bytes += file.byteLength;
    const text = readFileSync(join(dirname(picturesFolder()), 'homes', 'documents', `${id}.json`), 'utf8');
    const design = JSON.parse(checkedText(text)) as Design;
    const light = await readHomeLight(file);
    expect({ id, print: light?.print, hour: light?.hour.toFixed(3) }).toEqual({
      id,
      print: lightPrint(design),
      hour: design.settings.hour.toFixed(3),
    });
  }
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(bytes).toBeLessThan(6_000_000);
});
