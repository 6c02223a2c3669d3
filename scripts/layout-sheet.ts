import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { furnish } from '#layout/furnish.ts';
import { itemBox } from '#layout/items-in.ts';
import { roomPlan } from '#layout/plan/room-plan.ts';
import { randomRoom } from '#layout/testing/random-rooms.ts';
import type { RandomRoom } from '#layout/testing/random-rooms.ts';
import { apply } from '#design/apply.ts';
import { cornersOf } from '#layout/space/box.ts';
import { findModel } from '#models/library.ts';

/**
 * Plans of automatically furnished rooms: node scripts/layout-sheet.ts [--from 0] [--count 12] [--type living] [--seed
 * 1] --out x.svg
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'layout.svg' },
    from: { type: 'string', default: '0' },
    count: { type: 'string', default: '12' },
    type: { type: 'string' },
    style: { type: 'string' },
    columns: { type: 'string', default: '4' },
    seeds: { type: 'string', default: '1' },
  },
});

const colours: Record<string, string> = {
  seating: '#d9c7b0',
  tables: '#c9a679',
  beds: '#cfd8dc',
  storage: '#b9a58a',
  kitchen: '#b8bfc2',
  bath: '#c8dde4',
  lighting: '#ffe29a',
  textiles: '#eadfce',
  decor: '#a9c29a',
  appliances: '#8f979c',
};
const cell = 520;

const rooms: RandomRoom[] = [];
for (let n = Number(values.from); rooms.length < Number(values.count); n++) {
  const room = randomRoom(n);
  if (values.type && room.type !== values.type) continue;
  for (let seed = 0; seed < Number(values.seeds); seed++)
    rooms.push({
      ...room,
      seed: room.seed + seed,
      ...(values.style && { style: values.style as RandomRoom['style'] }),
    });
}
const columns = Number(values.columns);
const body = rooms
  .map(
    (room, i) =>
      `<g transform="translate(${(i % columns) * cell},${Math.floor(i / columns) * cell})">${drawn(room)}</g>`,
  )
  .join('\n');
writeFileSync(
  values.out,
  `<svg xmlns="http://www.w3.org/2000/svg" width="${columns * cell}" height="${Math.ceil(rooms.length / columns) * cell}" font-family="sans-serif"><rect width="100%" height="100%" fill="#fff"/>${body}</svg>`,
);

function drawn({ design, roomId, type, style, seed }: RandomRoom): string {
  const plan = roomPlan(design, roomId)!;
  const result = furnish(design, roomId, { type, style, seed })!;
  const applied = apply(design, result.command);
  if (!applied.ok) throw new Error(`${applied.reason} ${applied.path}`);
  const { left, bottom, right, top } = plan.bounds;
  const scale = (cell - 60) / Math.max(right - left, top - bottom);
  const x = (value: number) => 30 + (value - left) * scale;
  const y = (value: number) => cell - 30 - (value - bottom) * scale;
  const path = (points: readonly { x: number; y: number }[]) =>
    `M${points.map((p) => `${x(p.x).toFixed(1)} ${y(p.y).toFixed(1)}`).join('L')}Z`;
  const kept = plan.keptFree.map(
    (box, i) =>
      `<path d="${path(cornersOf(box))}" fill="${plan.openings[i]!.opening.kind === 'window' ? '#bfe3ff' : '#ffd0d0'}" fill-opacity=".5"/>`,
  );
  const openings = plan.openings.map(({ centre, along, opening }) => {
    const half = opening.width / 2;
    return `<line x1="${x(centre.x - along.x * half)}" y1="${y(centre.y - along.y * half)}" x2="${x(centre.x + along.x * half)}" y2="${y(centre.y + along.y * half)}" stroke="${opening.kind === 'window' ? '#3a8fd0' : '#d03a3a'}" stroke-width="6"/>`;
  });
  const items = result.placements
    .map(({ item }) => ({ item, box: itemBox(item)!, family: findModel(item.model)!.family }))
    .toSorted((a, b) => a.box.high - b.box.high);
  const pieces = items.map(({ box, family }) => {
    const front = [
      { x: -box.halfWidth, y: -box.halfDepth },
      { x: box.halfWidth, y: -box.halfDepth },
    ].map((p) => ({
      x: box.x + p.x * Math.cos(box.turn) - p.y * Math.sin(box.turn),
      y: box.y + p.x * Math.sin(box.turn) + p.y * Math.cos(box.turn),
    }));
    const small = Math.max(box.halfWidth, box.halfDepth) * scale < 14;
    let opacity = 0.85;
    if (family.placement === 'ceiling') opacity = 0.15;
    else if (family.code === 'rug') opacity = 0.5;
    return `<path d="${path(cornersOf(box))}" fill="${colours[family.category]}" fill-opacity="${opacity}" stroke="#333" stroke-width=".8" ${family.placement === 'ceiling' ? 'stroke-dasharray="4 3"' : ''}/><line x1="${x(front[0]!.x)}" y1="${y(front[0]!.y)}" x2="${x(front[1]!.x)}" y2="${y(front[1]!.y)}" stroke="#c33" stroke-width="1.2"/><text x="${x(box.x)}" y="${y(box.y) + 3}" font-size="${small ? 7 : 9}" text-anchor="middle">${family.code}</text>`;
  });
  return `<path d="${path(plan.polygon)}" fill="#faf7f1" stroke="#222" stroke-width="4"/>${kept.join('')}${openings.join('')}${pieces.join('')}<text x="30" y="18" font-size="13">${type} ${style} ${plan.area.toFixed(1)} m² · ${result.placements.length} · ${seed}</text>`;
}
