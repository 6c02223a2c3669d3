/** The grid receipts are compared by. Portrait, as a banking app's screenshot; the whole picture is scaled to it. */
export const grid = { columns: 128, rows: 192 } as const;
const coarse = { columns: 16, rows: 16 } as const;
/**
 * Difference in brightness from which neighbouring cells count as different: paper is never quite white, and JPEG is
 * noisy.
 */
const edge = 3;
/** How many of the 256 bits of the coarse hash may differ for a close comparison. */
export const mostDifferingBits = 56;
/**
 * From this similarity on two pictures are the same. Measured on a banking app's screenshot: re-encoded, smaller,
 * darker 0.995 and more, the head cut off 0.976, two letters changed 0.975; another transfer of the same person on the
 * same day 0.949.
 */
const sameThreshold = 0.96;

/** A coarse hash: 16 × 16 cells, each darker to the right or not, as 256 bits. */
export function coarseHash(cells: Uint8Array): string {
  const fields = Array.from({ length: coarse.rows }, (_, row) =>
    Array.from({ length: coarse.columns + 1 }, (_, column) => meanOf(cells, row, column)),
  );
  return fields
    .flatMap((row) => row.slice(0, -1).map((field, column) => (field - row[column + 1]! > edge ? '1' : '0')))
    .join('');
}

/** Whether two sketches are of one picture, though one was re-encoded, scaled or cropped at its edges. */
export function isSamePicture(one: Uint8Array, other: Uint8Array): boolean {
  return similarity(one, other) >= sameThreshold;
}

/**
 * 1 for the same edges in the same places, 0 for unrelated ones. First the two are aligned, vertically and horizontally
 * apart, as cropping stretches only one of them; then edges are correlated and the alignment refined.
 */
export function similarity(one: Uint8Array, other: Uint8Array): number {
  const a = lines(one);
  const b = lines(other);
  const asTheyLie = correlation(a, b, noShift);
  if (asTheyLie >= sameThreshold) return asTheyLie;
  const across = bestFit(
    profile(a, grid.columns, 1, grid.rows, grid.columns),
    profile(b, grid.columns, 1, grid.rows, grid.columns),
  );
  const down = bestFit(
    profile(a, grid.rows, grid.columns, grid.columns, 1),
    profile(b, grid.rows, grid.columns, grid.columns, 1),
  );
  return Math.max(asTheyLie, refineAlignment(a, b, [across.scale, across.shift, down.scale, down.shift]));
}

/** Stretch and shift across, stretch and shift down; shifts in cells. */
type Alignment = [number, number, number, number];
const noShift: Alignment = [1, 0, 1, 0];

/** Varies each of the four a little as long as the fit improves, then by less. Skipped when far off. */
function refineAlignment(a: Float32Array, b: Float32Array, start: Alignment): number {
  let laying = start;
  let best = correlation(a, b, laying);
  if (best < 0.6) return best;
  for (const [stretch, shift] of [
    [0.005, 0.3],
    [0.0025, 0.15],
    [0.001, 0.07],
  ] as const)
    for (let round = 0; round < 2; round++)
      for (let at = 0; at < 4; at++)
        for (const sign of [-1, 1]) {
          const tried = laying.with(at, laying[at]! + sign * (at % 2 === 0 ? stretch : shift)) as Alignment;
          const fit = correlation(a, b, tried);
          if (fit > best) {
            best = fit;
            laying = tried;
          }
        }
  return best;
}

interface Fit {
  scale: number;
  shift: number;
}

function meanOf(cells: Uint8Array, row: number, column: number): number {
  const [top, bottom] = [row, row + 1].map((at) => Math.floor((at * grid.rows) / coarse.rows)) as [number, number];
  const [left, right] = [column, column + 1].map((at) => Math.floor((at * grid.columns) / (coarse.columns + 1))) as [
    number,
    number,
  ];
  let sum = 0;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += cells[y * grid.columns + x]!;
  return sum / ((bottom - top) * (right - left));
}

/** What differs from its surroundings: writing and borders, not the colour of the paper. */
function lines(cells: Uint8Array): Float32Array {
  const found = new Float32Array(cells.length);
  for (let y = 0; y < grid.rows; y++)
    for (let x = 0; x < grid.columns; x++) {
      let sum = 0;
      let count = 0;
      for (let v = Math.max(0, y - 2); v <= Math.min(grid.rows - 1, y + 2); v++)
        for (let u = Math.max(0, x - 2); u <= Math.min(grid.columns - 1, x + 2); u++) {
          sum += cells[v * grid.columns + u]!;
          count++;
        }
      found[y * grid.columns + x] = cells[y * grid.columns + x]! - sum / count;
    }
  return found;
}

/** The amount of edges in each row, or each column. */
function profile(of: Float32Array, length: number, step: number, many: number, apart: number): Float32Array {
  return Float32Array.from({ length }, (_, at) => {
    let sum = 0;
    for (let each = 0; each < many; each++) sum += Math.abs(of[at * step + each * apart]!);
    return sum;
  });
}

/** The stretch and the shift that align one profile with the other; up to a tenth may be cropped. */
function bestFit(a: Float32Array, b: Float32Array): Fit {
  let best = { scale: 1, shift: 0, fit: -1 };
  const most = a.length * 0.08;
  for (let scale = 0.88; scale <= 1.1201; scale += 0.01)
    for (let shift = -most; shift <= most; shift += 0.5) {
      const fit = fitOf(a, b, scale, shift);
      if (fit > best.fit) best = { scale, shift, fit };
    }
  return best;
}

function fitOf(a: Float32Array, b: Float32Array, scale: number, shift: number): number {
  const middle = a.length / 2;
  let ab = 0;
  let aa = 0;
  let bb = 0;
  for (let at = 0; at < a.length; at++) {
    const where = (at - middle) * scale + middle + shift;
    if (where < 0 || where > a.length - 1) continue;
    const left = Math.floor(where);
    const part = where - left;
    const q = b[left]! * (1 - part) + (part === 0 ? 0 : b[left + 1]! * part);
    ab += a[at]! * q;
    aa += a[at]! * a[at]!;
    bb += q * q;
  }
  return aa === 0 || bb === 0 ? 0 : ab / Math.sqrt(aa * bb);
}

/** Correlation of the edges under an alignment; what falls outside does not count. */
function correlation(a: Float32Array, b: Float32Array, [wide, right, high, under]: Alignment): number {
  let ab = 0;
  let aa = 0;
  let bb = 0;
  for (let y = 0; y < grid.rows; y++) {
    const v = (y - grid.rows / 2) * high + grid.rows / 2 + under;
    if (v < 0 || v > grid.rows - 1.001) continue;
    const top = Math.floor(v);
    const low = v - top;
    for (let x = 0; x < grid.columns; x++) {
      const u = (x - grid.columns / 2) * wide + grid.columns / 2 + right;
      if (u < 0 || u > grid.columns - 1.001) continue;
      const left = Math.floor(u);
      const far = u - left;
      const at = top * grid.columns + left;
      const q =
        (b[at]! * (1 - far) + b[at + 1]! * far) * (1 - low) +
        (b[at + grid.columns]! * (1 - far) + b[at + grid.columns + 1]! * far) * low;
      const p = a[y * grid.columns + x]!;
      ab += p * q;
      aa += p * p;
      bb += q * q;
    }
  }
  return aa === 0 || bb === 0 ? 0 : ab / Math.sqrt(aa * bb);
}
