import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { canonicalJson } from '#design/canonical-json.ts';
import { allRooms } from '#design/rooms-with-shapes.ts';
import { areaOf } from '#lib/polygon.ts';
import { homeDocument } from '#demo/homes/home-document.ts';
import { homes } from '#demo/homes/homes.ts';
import { buildHome, withCameras } from './homes/build-home.ts';
import { homePlans } from './homes/home-plans.ts';

/**
 * Builds the demo homes from their plans and writes them as documents: node scripts/demo-homes.ts [--cameras] [ids].
 * `--cameras` leaves the furniture of the saved documents as it is.
 */
const { positionals: asked, values } = parseArgs({
  allowPositionals: true,
  options: { cameras: { type: 'boolean', default: false } },
});
const folder = join(import.meta.dirname, '../src/demo/homes/documents');
for (const { id, names } of homes) {
  if (asked.length > 0 && !asked.includes(id)) continue;
  const plan = homePlans.find((each) => each.id === id);
  if (!plan) throw new Error(`${id}: no plan`);
  const design = values.cameras ? withCameras({ ...homeDocument(id), cameras: {} }, plan) : buildHome(plan, names.vi);
  writeFileSync(join(folder, `${id}.json`), `${canonicalJson(design)}\n`);
  const area = allRooms(design).reduce((sum, { shape }) => sum + areaOf(shape.polygon), 0) / 1e6;
  process.stdout.write(`${id} ${area.toFixed(1)} m² ${Object.keys(design.items).length} items\n`);
}
