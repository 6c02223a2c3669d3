import { apply } from '#design/apply.ts';
import { placeOfRoom } from '#design/commands/room-place.ts';
import { products } from '#demo/world/products.ts';
import { madePieces } from '#features/catalogue/offers/shelf.ts';
import { propose } from '#layout/proposals/propose.ts';
import type { FurnishStep, Supply } from '#layout/proposals/proposal.ts';
import { faultsOf } from '#layout/testing/brute-force.ts';
import { randomRoom } from '#layout/testing/random-rooms.ts';
import { report } from './support/report.ts';

/*
 * A thousand rooms furnished from the demo's shops, with a budget each (PRODUCT J5): what the room is for stands in it,
 * nothing overlaps, no way is blocked, nothing costs more than it may. `npm run bench -- furnish 200 --unchecked`
 */
const wanted = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 1000);
const from = Number(process.argv.find((word) => /^--from=\d+$/.test(word))?.slice(7) ?? 0);
const checked = !process.argv.includes('--unchecked');
const inStock = process.argv.includes('--in-stock');
/** Đồng for a square metre: what a home of the demo costs about. */
const perSquareMetre = 6_000_000;
const leastBudget = 25_000_000;

const supply: Supply = products.flatMap(({ id, variants, madeToSize }) => [
  ...variants.flatMap(({ id: variant, model, finishes = {}, price, stock }) =>
    model ? [{ model, finishes, offer: { product: id, variant, price, stock } }] : [],
  ),
  ...(madeToSize ? madePieces(id, madeToSize) : []),
]);

const times: number[] = [];
const reasons: Record<string, number> = {};
let pieces = 0;
let unpriced = 0;
let over = 0;
let faults = 0;

function blame(found: readonly string[]): void {
  faults += found.length;
  process.stdout.write(found.map((fault) => `${fault}\n`).join(''));
}

function first(steps: Iterable<FurnishStep>): Exclude<FurnishStep, { kind: 'room' }> | null {
  for (const step of steps) if (step.kind !== 'room') return step;
  return null;
}

for (let n = from; n < from + wanted; n++) {
  const { design, roomId, type, style, seed } = randomRoom(n);
  const room = design.rooms[roomId];
  if (!room) throw new Error(`no room ${n}`);
  const budget = Math.max(leastBudget, perSquareMetre * 12);
  const wish = { rooms: [placeOfRoom(room)], type, style, seed, budget, keep: false, ways: true, inStock };
  const began = process.cpuUsage();
  const step = first(propose(design, wish, supply));
  const { user, system } = process.cpuUsage(began);
  times.push((user + system) / 1000);
  if (step?.kind !== 'proposal') {
    const why = step?.refused.map(({ reason, piece }) => `${reason} ${piece ?? ''}`).join() ?? 'nothing';
    reasons[`${type}: ${why}`] = (reasons[`${type}: ${why}`] ?? 0) + 1;
    continue;
  }
  const { proposal } = step;
  pieces += proposal.pieces;
  unpriced += proposal.unpriced;
  if (proposal.price > budget) over++;
  const applied = apply(design, proposal.command);
  if (!applied.ok) blame([`${n} ${type}: ${applied.reason} ${applied.path}`]);
  else if (checked) blame(faultsOf(applied.design, roomId).map((fault) => `${n} ${type} ${style}: ${fault}`));
}

times.sort((a, b) => a - b);
const refused = Object.values(reasons).reduce((sum, count) => sum + count, 0);
for (const [why, count] of Object.entries(reasons)) process.stdout.write(`${count} × ${why}\n`);
report('furnish', {
  rooms: wanted,
  faults,
  refused,
  'over budget': over,
  'pieces a room': Math.round(pieces / wanted),
  'of them not sold': Math.round((unpriced / Math.max(1, pieces)) * 1000) / 1000,
  'median CPU-ms': Math.round(times[Math.floor(wanted * 0.5)] ?? 0),
  'p95 CPU-ms': Math.round(times[Math.floor(wanted * 0.95)] ?? 0),
});
process.exitCode = faults + over > 0 || refused > wanted * 0.02 ? 1 : 0;
