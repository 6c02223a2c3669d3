import { sheet } from '#models/geometry/cloth.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { noise } from '#lib/noise.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';

export type Heading = 'wave' | 'pinch' | 'tab' | 'eyelet';

interface PanelShape {
  /** From `left` to `right` at the top; hem at 0, top at `height`. */
  left: number;
  right: number;
  height: number;
  /** Where the cloth's middle plane is, and how far folds leave it. */
  y: number;
  swing: number;
  folds: number;
  heading: Heading;
  /** Held aside by a tie: −1 to the left, 1 to the right, 0 hangs free. */
  tied: number;
  /** Panels in all: they share the triangles. */
  of: number;
  seed: number;
}

/** One width of hanging cloth, an open sheet. How it is gathered shows at its head and fades towards the hem. */
export function curtainPanel(shape: PanelShape, detail: Detail): Mesh {
  const { left, right, height, y, swing, heading, seed } = shape;
  const most = Math.floor(byDetail(detail, 540, 400, shape.tied === 0 ? 120 : 72) / shape.of);
  const folds = Math.min(shape.folds, Math.floor(most / 4));
  const columns = folds * Math.min(byDetail(detail, 12, 8, 4), Math.floor(most / folds));
  const rows = byDetail(detail, 18, 10, shape.tied === 0 ? 3 : 6);
  return sheet(
    columns,
    rows,
    (u, w) => {
      // Rows are closer where something happens: at the head.
      const v = 1 - (1 - w) ** 1.6;
      const hang = 1 - v;
      const loose = heading === 'wave' ? 0.25 : 1;
      const phase =
        2 * Math.PI * folds * u + (noise(u * folds * 0.6 + seed * 11, hang * 1.6, seed) - 0.5) * 1.5 * hang * loose;
      const free = 1 + (noise(u * folds * 0.5, hang * 2, seed + 4) - 0.5) * 0.5 * hang;
      const fold = profile(heading, phase, v) * swing * free * Math.min(1, strength(heading, v) + hang * 0.3);
      const drop = heading === 'tab' ? 14 * (0.5 - 0.5 * Math.cos(phase)) * Math.max(0, (v - 0.93) / 0.07) : 0;
      const x = left + (right - left) * waist(u, v, shape);
      return [x + Math.cos(phase) * swing * 0.18 * hang * 0.6, y + fold, v * height - drop];
    },
    { width: (right - left) * 2, height },
  );
}

/** The line of a fold seen from above, −1 … 1. */
function profile(heading: Heading, phase: number, v: number): number {
  const s = Math.sin(phase);
  if (heading !== 'pinch') return s;
  // A pinch is narrow at the head and opens into a round fold below.
  const sharp = Math.max(0, Math.min(1, (v - 0.7) / 0.26));
  const pinched = 2 * Math.max(0, -s) ** 5 - 0.25;
  return s * (1 - sharp) - pinched * sharp;
}

function strength(heading: Heading, v: number): number {
  if (heading === 'wave' || heading === 'eyelet') return 0.95;
  return heading === 'tab' ? 0.9 - 0.45 * v : 0.92 - 0.34 * Math.max(0, v - 0.8) * 5;
}

/** Where across the panel a thread is: drawn together at the tie and falling open again under it. */
function waist(u: number, v: number, { tied }: PanelShape): number {
  if (tied === 0) return u;
  const at = 0.4;
  const shut =
    v > at ? Math.exp(-(((v - at) / 0.3) ** 2)) : Math.exp(-(((v - at) / 0.34) ** 2)) * 0.92 + 0.08 * (v / at);
  const narrow = 1 - 0.66 * shut;
  return tied < 0 ? u * narrow : 1 - (1 - u) * narrow;
}
