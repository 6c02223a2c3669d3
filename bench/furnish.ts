import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { apply } from '#design/apply.ts';
import { canonicalJson } from '#design/canonical-json.ts';
import { placeOfRoom } from '#design/commands/room-place.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import type { ShelfPiece } from '#features/catalogue/offers/shelf.ts';
import { faultsOf } from '#layout/testing/brute-force.ts';
import { lackingIn } from '#layout/testing/lacking.ts';
import { randomRoom, type RandomRoom } from '#layout/testing/random-rooms.ts';
import { demoShelf, openCall, openWorker, type Furnished } from './support/furnish-ways.ts';
import { report } from './support/report.ts';

/*
 * A thousand rooms furnished from the demo's shops, with a budget each (PRODUCT J5), by the call of a server and by the
 * browser's worker: what the room is for stands in it, nothing overlaps, no way is blocked, nothing costs more than it
 * may, both say the same, and the list of a home agrees with the price. In pieces: `npm run bench -- furnish --from=200 --rooms=100 --keep=/tmp/rooms.jsonl`, which
 * goes on where it was ended and counts what the file has. `--worker-only` needs no server: what is sold is read from the
 * demo's own files, and the list is not asked.
 */
const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '0' },
    rooms: { type: 'string', default: '1000' },
    keep: { type: 'string' },
    ways: { type: 'string', default: '3' },
    'in-stock': { type: 'boolean', default: false },
    unchecked: { type: 'boolean', default: false },
    'worker-only': { type: 'boolean', default: false },
    json: { type: 'boolean' },
  },
});
const from = Number(values.from);
const rooms = Number(values.rooms);
const inStock = values['in-stock'];
const count = Number(values.ways);
/** Đồng for a square metre: what a home of the demo costs about. */
const perSquareMetre = 6_000_000;
const leastBudget = 25_000_000;

interface Line {
  n: number;
  type: string;
  area: number;
  call: number;
  worker: number;
  proposals: number;
  pieces: number;
  unpriced: number;
  refused: string | null;
  over: boolean;
  faults: string[];
}

const done = new Map<number, Line>();
if (values.keep && existsSync(values.keep))
  for (const text of readFileSync(values.keep, 'utf8').split('\n').filter(Boolean)) {
    const line = JSON.parse(text) as Line;
    done.set(line.n, line);
  }

const call = values['worker-only'] ? null : await openCall();
const worker = openWorker();
const shelves = new Map<string, ShelfPiece[]>();
try {
  for (let n = from; n < from + rooms; n++) {
    if (done.has(n)) continue;
    const line = await furnished(n);
    done.set(n, line);
    if (values.keep) appendFileSync(values.keep, `${JSON.stringify(line)}\n`);
    for (const fault of line.faults) process.stdout.write(`${n} ${line.type}: ${fault}\n`);
    if (line.refused) process.stdout.write(`${n} ${line.type} of ${line.area} m²: refused, ${line.refused}\n`);
  }
} finally {
  await worker.close();
  await call?.close();
}

async function furnished(n: number): Promise<Line> {
  const room = randomRoom(n);
  const { design, roomId, type, style, seed } = room;
  const record = design.rooms[roomId];
  const shape = roomsOf(design, 'lv_1').find((each) => each.record.id === roomId)?.shape;
  if (!record || !shape) throw new Error(`no room ${n}`);
  const budget = Math.max(leastBudget, Math.round(perSquareMetre * (shape.netArea / 1e6)));
  const wish = { type, style, seed: seed % 100_000, budget, keep: false, ways: true, inStock, count };
  const supply = shelves.get(style) ?? (call ? await call.shelf(style) : demoShelf());
  shelves.set(style, supply);
  const place = placeOfRoom(record);
  const worked = await worker.furnish({ design, wish: { ...wish, rooms: [place] }, supply });
  const called = call ? await call.furnish(design, { ...wish, room: place }) : worked;
  const [first] = called.proposals;
  const why = called.refused.map(({ reason, piece }) => `${reason} ${piece ?? ''}`.trim()).join();
  return {
    n,
    type,
    area: Math.round(shape.netArea / 1e5) / 10,
    call: called.cpuMs,
    worker: worked.cpuMs,
    proposals: called.proposals.length,
    pieces: first?.pieces ?? 0,
    unpriced: first?.unpriced ?? 0,
    refused: first ? null : why,
    over: called.proposals.some(({ price }) => price > budget),
    faults: [
      ...differences(called, worked),
      ...(await Promise.all(called.proposals.map((proposal) => faultsAfter(room, proposal)))).flat(),
    ],
  };
}

async function faultsAfter(
  { design, roomId, type }: RandomRoom,
  { command, price }: Furnished['proposals'][number],
): Promise<string[]> {
  const applied = apply(design, command);
  if (!applied.ok) return [`${applied.reason} ${applied.path}`];
  const total = call ? await call.list(applied.design.items) : price;
  return [
    ...lackingIn(applied.design, type),
    ...(total === price ? [] : [`the list says ${total}, the proposal ${price}`]),
    ...(values.unchecked ? [] : faultsOf(applied.design, roomId)),
  ];
}

function differences(called: Furnished, worked: Furnished): string[] {
  const said = ({ proposals, refused }: Furnished) =>
    canonicalJson({ refused, proposals: proposals.map(({ command, price }) => ({ command, price })) });
  return said(called) === said(worked) ? [] : ['the call and the worker differ'];
}

const lines = [...done.values()];
const at = (share: number, of: (line: Line) => number) =>
  Math.round(lines.map(of).toSorted((a, b) => a - b)[Math.floor(lines.length * share)] ?? 0);
const sum = (of: (line: Line) => number) => lines.reduce((all, line) => all + of(line), 0);
const refused = lines.filter((line) => line.refused !== null);
for (const [why, of] of Map.groupBy(refused, ({ type, refused: reason }) => `${type}: ${reason}`))
  process.stdout.write(`${of.length} × ${why}\n`);
const faults = sum((line) => line.faults.length);
const over = sum((line) => Number(line.over));
report('furnish', {
  rooms: lines.length,
  proposals: sum((line) => line.proposals),
  'faults: missing pieces, overlaps, blocked ways, another sum in the list, call and worker differ': faults,
  'refused with a reason': refused.length,
  'over budget': over,
  'pieces a room': Math.round(sum((line) => line.pieces) / Math.max(1, lines.length - refused.length)),
  'of them not sold':
    Math.round(
      (sum((line) => line.unpriced) /
        Math.max(
          1,
          sum((line) => line.pieces),
        )) *
        1000,
    ) / 1000,
  'by the call: median CPU-ms': at(0.5, ({ call: ms }) => ms),
  'by the call: p95 CPU-ms': at(0.95, ({ call: ms }) => ms),
  'by the worker, with pictures: median CPU-ms': at(0.5, ({ worker: ms }) => ms),
  'by the worker: p95 CPU-ms': at(0.95, ({ worker: ms }) => ms),
});
process.exitCode = faults + over > 0 || refused.length > lines.length * 0.02 ? 1 : 0;
