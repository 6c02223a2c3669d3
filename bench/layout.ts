import { apply } from '#design/apply.ts';
import { furnish } from '#layout/furnish.ts';
import { faultsOf } from '#layout/testing/brute-force.ts';
import { randomRoom } from '#layout/testing/random-rooms.ts';
import { report } from './support/report.ts';

/*
 * A thousand rooms that furnish themselves: CPU time each, and every fault brute force finds on the real meshes. `npm
 * run bench -- layout 200 --unchecked`
 */
const wanted = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 1000);
const from = Number(process.argv.find((word) => /^--from=\d+$/.test(word))?.slice(7) ?? 0);
const checked = !process.argv.includes('--unchecked');
const times: number[] = [];
let pieces = 0;
let faults = 0;

function blame(found: readonly string[]): void {
  faults += found.length;
  process.stdout.write(found.map((fault) => `${fault}\n`).join(''));
}

for (let n = from; n < from + wanted; n++) {
  const { design, roomId, type, style, seed } = randomRoom(n);
  const began = process.cpuUsage();
  const furnished = furnish(design, roomId, { type, style, seed })!;
  const { user, system } = process.cpuUsage(began);
  times.push((user + system) / 1000);
  pieces += furnished.placements.length;
  const applied = apply(design, furnished.command);
  if (!applied.ok) blame([`${n} ${type}: ${applied.reason} ${applied.path}`]);
  else if (checked) blame(faultsOf(applied.design, roomId).map((fault) => `${n} ${type} ${style}: ${fault}`));
}

times.sort((a, b) => a - b);
report('layout', {
  rooms: wanted,
  faults,
  'pieces a room': Math.round(pieces / wanted),
  'median CPU-ms': Math.round(times[Math.floor(wanted * 0.5)]!),
  'p95 CPU-ms': Math.round(times[Math.floor(wanted * 0.95)]!),
  'most CPU-ms': Math.round(times.at(-1)!),
});
process.exitCode = faults > 0 || times[Math.floor(wanted * 0.95)]! > 2000 ? 1 : 0;
