import { globSync } from 'node:fs';
import { join } from 'node:path';
import { drawingLimits, readDrawings } from '../tests/support/studio/read-drawings.ts';
import { median, report } from './support/report.ts';

/*
 * Drawings of other hands (PRODUCT J11), in a thread as a browser's worker reads them: opened, measured, walls proposed
 * from all their layers. `npm run bench -- drawings FOLDER`, for example Debian's `librecad-data`.
 */
const folder = process.argv[2] ?? '/usr/share/librecad';
const all = await readDrawings(globSync('**/*.dxf', { cwd: folder }).map((path) => join(folder, path)));
const slowest = all.toSorted((a, b) => b.cpuMs - a.cpuMs)[0];
const largest = all.toSorted((a, b) => b.megabytes - a.megabytes)[0];
const counts = Map.groupBy(all, ({ said }) => said);
report('drawings', {
  files: all.length,
  ...Object.fromEntries([...counts].map(([said, of]) => [said, of.length])),
  'CPU ms, median': Math.round(median(all.map(({ cpuMs }) => cpuMs))),
  [`CPU ms, most (${drawingLimits.cpuMs})`]: `${Math.round(slowest?.cpuMs ?? 0)} ${slowest?.path ?? ''}`,
  [`MB, most (${drawingLimits.megabytes})`]: `${Math.round(largest?.megabytes ?? 0)} ${largest?.path ?? ''}`,
});
