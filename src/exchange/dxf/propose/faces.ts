import { lineHints, type LineHint, type PlanLines } from './proposal.ts';

/**
 * Lines that run the same way, in that way's own frame: `s` along it, `c` across, to its left. A way points to the
 * right, or straight up.
 */
export interface Run {
  readonly x: number;
  readonly y: number;
  /** By `c`; those that go on in one another and say the same are one. */
  readonly faces: readonly Face[];
}

export interface Face {
  readonly hint: LineHint;
  readonly c: number;
  readonly from: number;
  readonly to: number;
}

/** Shorter is a hatch or a letter. Millimetres. */
const shortest = 25;
/** Ways that differ by less are one. Radians: 0.3 mm on a wall's thickness. */
const sameWay = 0.003;
const sameLine = 1;
const joins = 1.5;

interface Found {
  readonly hint: LineHint;
  readonly angle: number;
  readonly length: number;
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

export function runsOf({ lines, hints }: Pick<PlanLines, 'lines' | 'hints'>): Run[] {
  const found: Found[] = [];
  for (let at = 0; at + 3 < lines.length; at += 4) {
    const [ax, ay, bx, by] = [lines[at] ?? 0, lines[at + 1] ?? 0, lines[at + 2] ?? 0, lines[at + 3] ?? 0];
    const length = Math.hypot(bx - ax, by - ay);
    if (length < shortest) continue;
    const angle = Math.atan2(by - ay, bx - ax);
    const hint = lineHints[hints[at / 4] ?? 0] ?? 'none';
    found.push({ hint, angle: halfTurn(angle), length, ax, ay, bx, by });
  }
  found.sort((a, b) => a.angle - b.angle);
  const runs: Run[] = [];
  for (let at = 0; at < found.length;) {
    const begin = found[at]?.angle ?? 0;
    let end = at;
    let sum = 0;
    let weight = 0;
    while (end < found.length && (found[end]?.angle ?? 0) - begin <= sameWay) {
      const { angle, length } = found[end] ?? { angle: 0, length: 0 };
      sum += angle * length;
      weight += length;
      end++;
    }
    // Exactly along or across the sheet, where it is meant so.
    const mean = straightened(sum / weight);
    const [x, y] = [Math.cos(mean), Math.sin(mean)];
    const faces = found.slice(at, end).map(({ hint, ax, ay, bx, by }) => {
      const [s, t] = [x * ax + y * ay, x * bx + y * by];
      return { hint, c: (x * (ay + by) - y * (ax + bx)) / 2, from: Math.min(s, t), to: Math.max(s, t) };
    });
    const byHint = lineHints.flatMap((hint) => merged(faces.filter((face) => face.hint === hint)));
    runs.push({ x, y, faces: byHint.sort((a, b) => a.c - b.c || a.from - b.from) });
    at = end;
  }
  return runs;
}

/** From -90° (without it) to 90°: a line has no beginning. */
function halfTurn(angle: number): number {
  const turn = angle > Math.PI / 2 + 1e-4 ? angle - Math.PI : angle;
  return turn < -Math.PI / 2 + 2e-4 ? turn + Math.PI : turn;
}

function straightened(angle: number): number {
  const quarter = Math.round(angle / (Math.PI / 2)) * (Math.PI / 2);
  return Math.abs(angle - quarter) < 2e-4 ? quarter : angle;
}

function merged(faces: Face[]): Face[] {
  faces.sort((a, b) => a.c - b.c || a.from - b.from);
  const result: Face[] = [];
  for (let at = 0; at < faces.length;) {
    const begin = faces[at]?.c ?? 0;
    let end = at;
    while (end < faces.length && (faces[end]?.c ?? 0) - begin <= sameLine) end++;
    const line = faces.slice(at, end).sort((a, b) => a.from - b.from);
    const c = line.reduce((sum, face) => sum + face.c, 0) / line.length;
    const hint = line[0]?.hint ?? 'none';
    let last: { hint: LineHint; c: number; from: number; to: number } | null = null;
    for (const { from, to } of line) {
      if (last && from - last.to <= joins) last.to = Math.max(last.to, to);
      else result.push((last = { hint, c, from, to }));
    }
    at = end;
  }
  return result;
}
