import { corner, draft, quad, triangle, unfinished } from '#models/geometry/draft.ts';
import { smoothed } from '#models/geometry/normals.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { noise } from '#lib/noise.ts';
import { smoothstep } from '#lib/vec.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';

/** A block with its foot towards −Y, and how cloth lies on it. */
export interface Covered {
  width: number;
  front: number;
  /** Its upper side, and how far cloth hangs down from there. */
  top: number;
  drop: number;
  /** How thick the cloth lies. */
  loft: number;
  /** The most it stands off the sides and the foot, folds included. */
  off: { side: number; foot: number };
  seed: number;
}

/** A strip of cloth from side to side: from where to where along Y. */
interface Strip {
  /** Null: over the foot and down. */
  from: number | null;
  to: number;
  /** Over the cloth below it. */
  lift: number;
  /** Radius of its edges that lie on top. */
  round: number;
}

const hem = 6;

/** Cloth on a bed, hanging over both sides in folds; closed below, inside what it covers. */
export function drapedCover(covered: Covered, strip: Strip, detail: Detail): Mesh {
  const lie = lieOf(covered, strip);
  const out = draft();
  const columns = [
    ...falling(lie, lie.x, detail)
      .toReversed()
      .map((s) => -s),
    ...evenly(-lie.x, lie.x, detail),
  ];
  columns.push(...falling(lie, lie.x, detail));
  const rows = rowsOf(lie, detail);
  const placed = rows.flatMap((row) =>
    columns.map((s) => {
      const t = row + askew(lie, s);
      return { s, t, at: placeAt(lie, s, t, edgeLoss(lie, s, row)) };
    }),
  );
  for (const { s, t, at } of placed) corner(out, at, s, t);
  const wide = columns.length;
  for (let j = 0; j + 1 < rows.length; j++)
    for (let i = 0; i + 1 < wide; i++) {
      const a = j * wide + i;
      quad(out, a, a + 1, a + wide + 1, a + wide);
    }
  const middle: Vec3 = [0, (rows[0]! + rows.at(-1)!) / 2, covered.top - 40];
  const under = corner(out, middle, 0, middle[1]);
  const rim = rimOf(wide, rows.length).map((i) => {
    const { s, t, at } = placed[i]!;
    return [i, corner(out, tucked(lie, s, t, at), s, t)] as const;
  });
  rim.forEach(([edge, tuck], k) => {
    const [nextEdge, nextTuck] = rim[(k + 1) % rim.length]!;
    quad(out, nextEdge, edge, tuck, nextTuck);
    triangle(out, nextTuck, tuck, under);
  });
  return smoothed(unfinished(out), 70);
}

interface Lie extends Covered {
  strip: Strip;
  bend: number;
  /** How far it stands off where it is quiet. */
  rest: { side: number; foot: number };
  /** Half the width and the front end of what lies level. */
  x: number;
  y: number;
  /** How much of it hangs straight. */
  hang: number;
}

function lieOf(covered: Covered, strip: Strip): Lie {
  const bend = Math.min(42, covered.drop * 0.5);
  const rest = { side: covered.off.side / 2, foot: covered.off.foot / 2 };
  return {
    ...covered,
    strip,
    bend,
    rest,
    x: covered.width / 2 + rest.side - bend,
    y: covered.front - rest.foot + bend,
    hang: covered.drop + covered.loft * 0.4 - bend,
  };
}

function evenly(from: number, to: number, detail: Detail): number[] {
  const count = Math.max(1, Math.round((to - from) / byDetail(detail, 60, 105, 700)));
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
}

/** Beyond where it lies level: around the bend and down. */
function falling({ bend, hang }: Lie, begin: number, detail: Detail): number[] {
  const around = (bend * Math.PI) / 2;
  const bends = byDetail(detail, 3, 2, 1);
  const down = byDetail(detail, 3, 2, 1);
  const turn = byDetail(detail, hem, 0, 0);
  return [
    ...Array.from({ length: bends }, (_, i) => begin + (around * (i + 1)) / bends),
    ...Array.from({ length: down }, (_, i) => begin + around + ((hang - turn) * (i + 1)) / down),
    ...(turn > 0 ? [begin + around + hang] : []),
  ];
}

function rowsOf(lie: Lie, detail: Detail): number[] {
  const { from, to, round } = lie.strip;
  const rounded = byDetail(detail, [0, 0.5, 0.8, 1], [0, 0.7, 1], [0, 1]).map((part) => round * (1 - part));
  const foot =
    from === null
      ? falling(lie, 0, detail)
          .map((over) => lie.y - over)
          .toReversed()
      : rounded.map((inside) => from + inside).toReversed();
  const begin = from === null ? lie.y : foot.pop()!;
  return [...foot, ...evenly(begin, to - round, detail), ...rounded.slice(1).map((inside) => to - inside)];
}

/** `loss`: how much lower it is than in the middle of the cloth. */
function placeAt(lie: Lie, s: number, t: number, loss: number): Vec3 {
  const { bend, strip } = lie;
  const over = Math.max(0, Math.abs(s) - lie.x);
  const before = strip.from === null ? Math.max(0, lie.y - t) : 0;
  const far = Math.max(over, before);
  const angle = Math.min(Math.PI / 2, far / bend);
  const round = around(over, before);
  const away = [Math.sign(s) * Math.cos(round), -Math.sin(round)] as const;
  const way = alongRim(lie, s, t, round);
  const straight = Math.max(0, far - (bend * Math.PI) / 2) * (1 - 0.09 * noise(way / 170, 2.5, lie.seed + 5));
  const hanging = smoothstep(0, lie.hang * 0.9, straight);
  const rest = lie.rest.side * Math.cos(round) ** 2 + lie.rest.foot * Math.sin(round) ** 2;
  const inner = smoothstep(0, 240, Math.min(lie.x - Math.abs(s), t - lie.y));
  const x = Math.max(-lie.x, Math.min(lie.x, s));
  const y = Math.max(lie.y, t);
  const swell =
    strip.lift -
    loss +
    lines(x, y, lie.seed) * lie.loft * (0.3 + 0.7 * inner) * (1 - 0.7 * Math.sin(angle)) +
    hanging * ((rest - 3) * folds(way, lie.seed) + 5 * Math.sin(2 * round));
  const out = (bend + swell) * Math.sin(angle);
  return [
    x + away[0] * out,
    y + away[1] * out,
    lie.top + lie.loft * (0.4 + 0.6 * inner) - bend - straight + (bend + swell) * Math.cos(angle),
  ];
}

/** 0 to the side, a quarter turn to the foot, between them at a corner. */
function around(over: number, before: number): number {
  if (before === 0) return 0;
  if (over === 0) return Math.PI / 2;
  return over >= before ? (Math.PI / 4) * (before / over) : Math.PI / 2 - (Math.PI / 4) * (over / before);
}

/** From the head along one side, the foot and the other side. */
function alongRim(lie: Lie, s: number, t: number, round: number): number {
  const turn = 130;
  const way =
    -Math.max(lie.y, t) + (round / (Math.PI / 2)) * turn + (round > 1.57 ? lie.x - Math.min(lie.x, Math.abs(s)) : 0);
  return s >= 0 ? way : 2 * (turn + lie.x - lie.y) - way;
}

/** −1 … 1: folds of hanging cloth, some deep, some hardly there. */
function folds(way: number, seed: number): number {
  const phase = way / 34 + 5 * noise(way / 240, 0.5, seed + 1);
  return Math.sin(phase) * (0.35 + 0.65 * noise(way / 300, 4.5, seed + 2));
}

/** Creases of cloth that was shaken out and laid: parts of its loft. */
function lines(x: number, y: number, seed: number): number {
  const bent = 150 * noise(x / 420, y / 420, seed + 3);
  const ridge = (u: number, v: number, k: number) => (1 - Math.abs(2 * noise(u, v, seed + k) - 1)) ** 3 - 0.35;
  return (
    0.6 * ridge((x * 0.85 + y * 0.5 + bent) / 210, (y * 0.85 - x * 0.5) / 640, 7) +
    0.45 * ridge((x * 0.6 - y * 0.8 - bent) / 170, (y * 0.6 + x * 0.8) / 520, 8) +
    0.6 * (noise(x / 310, y / 310, seed + 9) - 0.5)
  );
}

/** A strip across is not laid with a ruler. */
function askew({ strip, seed }: Lie, s: number): number {
  return strip.from === null ? 0 : (s * 0.012 + 34 * (noise(s / 330, 6.5, seed + 4) - 0.5)) * (strip.lift / 8);
}

/** How much lower it is close to its edges. */
function edgeLoss({ strip, x, bend, hang, y }: Lie, s: number, t: number): number {
  const rounded = (inside: number, radius: number) =>
    inside >= radius ? 0 : radius - Math.sqrt(Math.max(0, radius ** 2 - (radius - Math.max(0, inside)) ** 2));
  const end = (bend * Math.PI) / 2 + hang;
  const foot = strip.from === null ? rounded(end - (y - t), hem) : rounded(t - strip.from, strip.round);
  return Math.max(foot, rounded(strip.to - t, strip.round), rounded(end - (Math.abs(s) - x), hem));
}

/** The grid's border, counter-clockwise seen from above. */
function rimOf(wide: number, deep: number): number[] {
  const sideways = Array.from({ length: wide - 1 }, (_, i) => i);
  const along = Array.from({ length: deep - 1 }, (_, j) => j);
  const last = wide * deep - 1;
  return [
    ...sideways,
    ...along.map((j) => j * wide + wide - 1),
    ...sideways.map((i) => last - i),
    ...along.map((j) => (deep - 1 - j) * wide),
  ];
}

/** Where a hem turns under: inwards and, on top, down into what it lies on. */
function tucked({ x, y, bend, strip }: Lie, s: number, t: number, [px, py, pz]: Vec3): Vec3 {
  const side = Math.abs(s) > x + bend;
  const foot = strip.from === null && t < y - bend;
  return [px - (side ? Math.sign(s) * 9 : 0), py + (foot ? 9 : 0), side || foot ? pz : pz - 14];
}
