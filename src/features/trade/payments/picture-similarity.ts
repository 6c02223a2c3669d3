/**
 * The grid a receipt is seen through. Portrait, as a banking app's picture is; the whole of it whatever its sides are.
 */
export const grid = { columns: 128, rows: 192 } as const;
const coarse = { columns: 16, rows: 16 } as const;
/** Brightness that a field must lose to the next to count: paper is never quite white, and JPEG never quite still. */
const edge = 3;
/** How many of the 256 bits of the look from afar may differ in what is worth a closer look. */
export const mostDifferingBits = 56;
/**
 * From here on two pictures show the same. Measured on a banking app's picture: saved anew, smaller, darker 0.995 and
 * more, the head cut off 0.976, two letters changed 0.975; another transfer of the same person on the same day 0.949.
 */
const sameThreshold = 0.96;

/** From afar: 16 × 16 fields, each darker to the right or not, as 256 bits. */
export function coarseHash(cells: Uint8Array): string {
  const fields = Array.from({ length: coarse.rows }, (_, row) =>
    Array.from({ length: coarse.columns + 1 }, (_, column) => meanOf(cells, row, column)),
  );
  return fields
    .flatMap((row) => row.slice(0, -1).map((field, column) => (field - row[column + 1]! > edge ? '1' : '0')))
    .join('');
}

/** Whether two sketches are of one picture, though one was saved anew, made smaller or cut at its edges. */
export function isSamePicture(one: Uint8Array, other: Uint8Array): boolean {
  return similarity(one, other) >= sameThreshold;
}

/**
 * 1 for the same lines in the same places, 0 for lines that have nothing to do with each other. First the two are laid
 * over each other, down and across apart, as cutting an edge stretches only one of them; then line is held against line
 * and the fit made finer.
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

/** Turns each of the four a little as long as it fits better, then by less. What is far off is not worth it. */
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

/** What stands out from its surroundings: writing and borders, not the colour of the paper. */
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

/** How much is written in each row, or each column: what remains when one looks along it. */
function profile(of: Float32Array, length: number, step: number, many: number, apart: number): Float32Array {
  return Float32Array.from({ length }, (_, at) => {
    let sum = 0;
    for (let each = 0; each < many; each++) sum += Math.abs(of[at * step + each * apart]!);
    return sum;
  });
}

/** The stretch and the shift that lay one profile over the other; up to a tenth was cut away. */
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

/** Line against line as the second is laid over the first; what falls beside it does not count. */
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
