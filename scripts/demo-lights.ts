import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Design } from '#design/document.ts';
import { lightPrint } from '#design/light-print.ts';
import { homes } from '#demo/homes/homes.ts';
import { lightFile, readLightFile } from '#demo/lights/light-folder.ts';
import { picturesFolder } from '#demo/pictures/picture-folder.ts';
import { checkedText } from '#features/studio/designs/checked-design.ts';
import { readHomeLight, writeHomeLight } from '#models/light/light-file.ts';
import { bakeLight } from '#render/light-cache/bake-light.ts';

/*
 * npm run demo:lights                  bakes the live light of demo homes that have none, or that of another design
 *   -- --only japandi-living           of one only
 *   -- --again                         all of them, after the tracer has changed
 */
const { values } = parseArgs({
  options: { only: { type: 'string' }, again: { type: 'boolean', default: false } },
});

/** Coarser than what people bake: all files together are carried by every copy of the project. */
const settings = { cell: 0.125, paths: 48, seed: 1 };

for (const { id } of homes) {
  if (values.only !== undefined && values.only !== id) continue;
  const file = join(dirname(picturesFolder()), 'homes', 'documents', `${id}.json`);
  const design = JSON.parse(checkedText(readFileSync(file, 'utf8'))) as Design;
  const stored = readLightFile(id);
  const before = stored && !values.again ? await readHomeLight(stored) : null;
  if (before?.print === lightPrint(design)) continue;
  const began = process.cpuUsage();
  const light = bakeLight(design, settings);
  const bytes = await writeHomeLight(light);
  writeFileSync(lightFile(id), bytes);
  const { user, system } = process.cpuUsage(began);
  process.stdout.write(
    `${id}: ${light.field.keys.length} sides, ${Math.round(bytes.length / 1024)} kB, ${Math.round((user + system) / 1e6)} s\n`,
  );
}
