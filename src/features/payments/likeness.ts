/** The grid a receipt is seen through. Portrait, as a banking app's picture is; the whole of it whatever its sides are. */
export const grid = { columns: 64, rows: 96 } as const;
const coarse = { columns: 16, rows: 16 } as const;
/** Brightness that a cell must lose to the next to count: paper is never quite white, and JPEG never quite still. */
const edge = 3;
/** How many of the 256 bits of the look from afar may differ in what is worth a closer look. */
export const farApart = 56;
/** From here on two pictures show the same: above what a picture saved again or cut by a finger's width has, below what two transfers in the same app have. */
const alike = 0.9;

/** From afar: 16 × 16 fields, each darker to the right or not, as 256 bits. */
export function looksOf(cells: Uint8Array): string {
  const fields = Array.from({ length: coarse.rows }, (_, row) => Array.from({ length: coarse.columns + 1 }, (_, column) => mean(cells, row, column)));
  return fields.flatMap((row) => row.slice(0, -1).map((field, column) => (field - row[column + 1]! > edge ? '1' : '0'))).join('');
}

/** Whether two sketches are of one picture, though one was saved anew, made smaller or cut a little. */
export function isAlike(one: Uint8Array, other: Uint8Array): boolean {
  return likeness(one, other) >= alike;
}

/** 1 for the same lines in the same places, 0 for lines that have nothing to do with each other. */
export function likeness(one: Uint8Array, other: Uint8Array): number {
  const [a, b] = [lines(one), lines(other)];
  let best = 0;
  for (const scale of [1, 0.98, 1.02, 0.96, 1.04, 0.94, 1.06]) for (let down = -2; down <= 2; down++) for (let right = -2; right <= 2; right++) best = Math.max(best, correlation(a, b, { scale, down, right }));
  return best;
}

function mean(cells: Uint8Array, row: number, column: number): number {
  const [top, bottom] = [row, row + 1].map((at) => Math.floor((at * grid.rows) / coarse.rows)) as [number, number];
  const [left, right] = [column, column + 1].map((at) => Math.floor((at * grid.columns) / (coarse.columns + 1))) as [number, number];
  let sum = 0;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += cells[y * grid.columns + x]!;
  return sum / ((bottom - top) * (right - left));
}

/** What stands out from its surroundings: writing and borders, not the colour of the paper. */
function lines(cells: Uint8Array): Float32Array {
  const found = new Float32Array(cells.length);
  for (let y = 0; y < grid.rows; y++) for (let x = 0; x < grid.columns; x++) {
    let [sum, count] = [0, 0];
    for (let v = Math.max(0, y - 2); v <= Math.min(grid.rows - 1, y + 2); v++) for (let u = Math.max(0, x - 2); u <= Math.min(grid.columns - 1, x + 2); u++) { sum += cells[v * grid.columns + u]!; count++; }
    found[y * grid.columns + x] = cells[y * grid.columns + x]! - sum / count;
  }
  return found;
}

function correlation(a: Float32Array, b: Float32Array, { scale, down, right }: { scale: number; down: number; right: number }): number {
  let [ab, aa, bb] = [0, 0, 0];
  for (let y = 0; y < grid.rows; y++) for (let x = 0; x < grid.columns; x++) {
    const u = Math.round((x - grid.columns / 2) * scale + grid.columns / 2) + right;
    const v = Math.round((y - grid.rows / 2) * scale + grid.rows / 2) + down;
    if (u < 0 || v < 0 || u >= grid.columns || v >= grid.rows) continue;
    const [p, q] = [a[y * grid.columns + x]!, b[v * grid.columns + u]!];
    ab += p * q; aa += p * p; bb += q * q;
  }
  return aa === 0 || bb === 0 ? 0 : ab / Math.sqrt(aa * bb);
}
