import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { homes } from '#demo/homes/homes.ts';
import type { Design } from '#design/document.ts';
import { lightPrint } from '#design/light-print.ts';
import { checkedText } from '#features/studio/designs/checked-design.ts';
import { readHomeLight } from '#models/light/light-file.ts';
import { picturesFolder } from '../pictures/picture-folder.ts';
import { readLightFile } from './light-folder.ts';

test('D9 committed light is of the very homes it lights, at their hour, and all of it is six megabytes at most', async () => {
  let bytes = 0;
  for (const { id } of homes) {
    const file = readLightFile(id);
    if (!file) continue;
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
