import {
  lineHints,
  proposalLimits,
  type PlanArc,
  type PlanLines,
  type ProposedOpening,
  type ProposedWall,
} from './proposal.ts';
import type { Steps } from './steps.ts';

const sameCentre = 3;
const sameRadius = 2;
/** Shorter is a corner that is rounded off. Millimetres along it. */
const shortest = 400;
const opening = { least: 300, most: 6000 };
const full = Math.PI * 2;

interface Ring {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly thickness: number;
  readonly parts: readonly Part[];
}

/** Counter-clockwise, in radians. */
interface Part {
  readonly from: number;
  readonly to: number;
}

/** Round walls: arcs around one centre. A gap in them is an opening; more than half a circle is cut in two. */
export function curvedWalls(plan: PlanLines, steps: Steps): ProposedWall[] {
  const circles = circlesOf(plan.arcs, steps);
  return ringsOf(circles, steps).flatMap((ring) => wallsOf(ring, plan, steps));
}

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  parts: Part[];
}

/** Arcs of one circle together: they are drawn twice, or in pieces. */
function circlesOf(arcs: readonly PlanArc[], steps: Steps): Circle[] {
  const circles: Circle[] = [];
  for (const { x, y, radius, from, sweep } of arcs) {
    if (radius * sweep < shortest / 4) continue;
    const start = ((from % full) + full) % full;
    const known = circles.find((circle) => {
      steps.take();
      return isSame(circle, { x, y }) && Math.abs(circle.radius - radius) <= sameRadius;
    });
    const part = { from: start, to: start + sweep };
    if (known) known.parts.push(part);
    else circles.push({ x, y, radius, parts: [part] });
  }
  for (const circle of circles) circle.parts = merged(circle.parts);
  return circles;
}

function isSame(a: { x: number; y: number }, b: { x: number; y: number }): boolean {
  return Math.abs(a.x - b.x) <= sameCentre && Math.abs(a.y - b.y) <= sameCentre;
}

/** The last may go on in the first, past the whole turn. */
function merged(parts: Part[]): Part[] {
  const joins = 0.002;
  const result: { from: number; to: number }[] = [];
  for (const { from, to } of parts.sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && from <= last.to + joins) last.to = Math.max(last.to, to);
    else result.push({ from, to });
  }
  const [first] = result;
  const last = result.at(-1);
  if (first && last && first !== last && last.to >= first.from + full - joins) {
    last.to = Math.max(last.to, first.to + full);
    result.shift();
  }
  return result;
}

function ringsOf(circles: readonly Circle[], steps: Steps): Ring[] {
  const { least, most } = proposalLimits.thickness;
  return circles.flatMap((inner) =>
    circles.flatMap((outer) => {
      steps.take();
      const thickness = outer.radius - inner.radius;
      if (thickness < least - 0.5 || thickness > most + 0.5 || !isSame(inner, outer)) return [];
      const parts = inner.parts.flatMap((part) => outer.parts.flatMap((other) => shared(part, other)));
      const radius = (inner.radius + outer.radius) / 2;
      const length = parts.reduce((sum, { from, to }) => sum + (to - from) * radius, 0);
      return length >= Math.max(shortest, thickness) ? [{ x: inner.x, y: inner.y, radius, thickness, parts }] : [];
    }),
  );
}

function shared(one: Part, other: Part): Part[] {
  return [-full, 0, full]
    .map((turn) => ({ from: Math.max(one.from, other.from + turn), to: Math.min(one.to, other.to + turn) }))
    .filter(({ from, to }) => to - from > 1e-3);
}

function wallsOf(ring: Ring, plan: PlanLines, steps: Steps): ProposedWall[] {
  const { radius } = ring;
  const chords = chordsIn(ring, plan, steps);
  const spans: { from: number; to: number; holes: Part[] }[] = [];
  for (const { from, to } of merged([...ring.parts])) {
    const last = spans.at(-1);
    const gap = last ? (from - last.to) * radius : Infinity;
    if (last && gap >= opening.least && gap <= opening.most) {
      last.holes.push({ from: last.to, to: from });
      last.to = to;
    } else spans.push({ from, to, holes: [] });
  }
  return spans.flatMap(({ from, to, holes }) => {
    const cuts = to - from > Math.PI ? 2 : 1;
    return Array.from({ length: cuts }, (_, cut) => {
      const begin = from + ((to - from) * cut) / cuts;
      const end = from + ((to - from) * (cut + 1)) / cuts;
      const own = holes.filter((hole) => hole.from >= begin && hole.to <= end);
      return wallOf(ring, begin, end, openingsIn(ring, begin, end, own, chords));
    });
  });
}

function wallOf(
  { x, y, radius, thickness }: Ring,
  from: number,
  to: number,
  openings: ProposedOpening[],
): ProposedWall {
  const point = (angle: number) => ({ x: tenth(x + radius * Math.cos(angle)), y: tenth(y + radius * Math.sin(angle)) });
  const bulge = Math.min(1, Math.tan((to - from) / 4));
  return { a: point(from), b: point(to), bulge, thickness: Math.round(thickness), openings };
}

/** A door or window drawn straight across a round wall: where its middle is, and how wide it is. */
interface Chord {
  readonly kind: 'door' | 'window' | 'gap';
  readonly angle: number;
  readonly width: number;
}

/** By the layers of lines that cross the ring's body at right angles to its radius; the longest of each. */
function chordsIn({ x, y, radius, thickness }: Ring, { lines, hints }: PlanLines, steps: Steps): Chord[] {
  const found: Chord[] = [];
  for (let at = 0; at < hints.length; at++) {
    steps.take();
    const kind = lineHints[hints[at] ?? 0] ?? 'none';
    if (kind === 'none') continue;
    const [ax, ay, bx, by] = [0, 1, 2, 3].map((end) => (lines[at * 4 + end] ?? 0) - (end % 2 === 0 ? x : y)) as Four;
    const width = Math.hypot(bx - ax, by - ay);
    const middle = { x: (ax + bx) / 2, y: (ay + by) / 2 };
    const out = Math.hypot(middle.x, middle.y);
    if (width < opening.least || width > opening.most || Math.abs(out - radius) > thickness / 2 + 5) continue;
    if (Math.abs(middle.x * (bx - ax) + middle.y * (by - ay)) > 0.02 * out * width) continue;
    // Along the wall an opening is as wide as the arc above the line.
    const along = 2 * radius * Math.asin(Math.min(1, width / (2 * radius)));
    found.push({ kind, angle: Math.atan2(middle.y, middle.x), width: along });
  }
  const kept: Chord[] = [];
  for (const chord of found.sort((a, b) => b.width - a.width))
    if (!kept.some((other) => Math.abs(turnTo(other.angle, chord.angle)) * radius < other.width / 2)) kept.push(chord);
  return kept;
}

type Four = [number, number, number, number];

/** From one angle to another, at most half a turn either way. */
function turnTo(from: number, to: number): number {
  return ((((to - from + Math.PI) % full) + full) % full) - Math.PI;
}

function openingsIn(
  ring: Ring,
  from: number,
  to: number,
  holes: readonly Part[],
  chords: readonly Chord[],
): ProposedOpening[] {
  const middle = (from + to) / 2;
  const inside = chords
    .map((chord) => ({ ...chord, angle: middle + turnTo(middle, chord.angle) }))
    .filter(({ angle }) => angle > from && angle < to);
  const bare = holes
    .filter((hole) => !inside.some(({ angle }) => angle > hole.from && angle < hole.to))
    .map((hole): Chord => ({
      kind: 'gap',
      angle: (hole.from + hole.to) / 2,
      width: (hole.to - hole.from) * ring.radius,
    }));
  return [...inside, ...bare].map(({ kind, angle, width }) => ({
    kind,
    width: Math.round(width),
    offset: tenth((angle - from) * ring.radius),
    ...(kind === 'door' && { form: 'single' as const }),
  }));
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
