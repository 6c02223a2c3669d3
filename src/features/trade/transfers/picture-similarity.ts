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

/** Whether a sketch is of the same picture as `one`, though one was re-encoded, scaled or cropped at its edges. */
export function samePictureAs(one: Uint8Array): (other: Uint8Array) => boolean {
  const alike = similarityTo(one);
  return (other) => alike(other) >= sameThreshold;
}

/**
 * 1 for the same edges in the same places, 0 for unrelated ones. First the two are aligned, vertically and horizontally
 * apart, as cropping stretches only one of them; then edges are correlated and the alignment refined. What is looked for
 * is prepared once for all it is compared with.
 */
export function similarityTo(one: Uint8Array): (other: Uint8Array) => number {
  const a = lines(one);
  const [wide, high] = profilesOf(a);
  return (other) => {
    const b = lines(other);
    const asTheyLie = correlation(a, b, noShift);
    if (asTheyLie >= sameThreshold) return asTheyLie;
    // One app's screens lie alike already, whatever is written in them.
    if (asTheyLie >= aligned) return refineAlignment(a, b, noShift);
    const [widthOf, heightOf] = profilesOf(b);
    const across = bestFit(wide, widthOf);
    const down = bestFit(high, heightOf);
    return Math.max(asTheyLie, refineAlignment(a, b, [across.scale, across.shift, down.scale, down.shift]));
  };
}

function profilesOf(edges: Float32Array): [Float32Array, Float32Array] {
  return [
    profile(edges, grid.columns, 1, grid.rows, grid.columns),
    profile(edges, grid.rows, grid.columns, grid.columns, 1),
  ];
}

/** Stretch and shift across, stretch and shift down; shifts in cells. */
type Alignment = [number, number, number, number];
const noShift: Alignment = [1, 0, 1, 0];

/** From this correlation on the two are laid over each other, but for less than a cell. */
const aligned = 0.6;
/** Where even the first steps leave them below this, the later ones, of a few hundredths, are in vain. */
const near = 0.85;
/** Of the rows, every third decides between two alignments. */
const sampled = 3;

/** Varies each of the four a little as long as the fit improves, then by less. Skipped when far off. */
function refineAlignment(a: Float32Array, b: Float32Array, start: Alignment): number {
  let laying = start;
  let best = correlation(a, b, laying, sampled);
  let enough = aligned;
  for (const [stretch, shift] of [
    [0.005, 0.3],
    [0.0025, 0.15],
    [0.001, 0.07],
  ] as const) {
    if (best < enough) break;
    for (let round = 0; round < 2; round++)
      for (let at = 0; at < 4; at++)
        for (const sign of [-1, 1]) {
          const tried = laying.with(at, laying[at]! + sign * (at % 2 === 0 ? stretch : shift)) as Alignment;
          const fit = correlation(a, b, tried, sampled);
          if (fit > best) {
            best = fit;
            laying = tried;
          }
        }
    enough = near;
  }
  return correlation(a, b, laying);
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

/**
 * What differs from its surroundings, five cells by five: writing and borders, not the colour of the paper. Sums move
 * along with the square.
 */
function lines(cells: Uint8Array): Float32Array {
  const { columns, rows } = grid;
  const across = new Uint16Array(cells.length);
  for (let start = 0; start < cells.length; start += columns) {
    let sum = cells[start]! + cells[start + 1]!;
    for (let x = 0; x < columns; x++) {
      if (x + reach < columns) sum += cells[start + x + reach]!;
      if (x > reach) sum -= cells[start + x - reach - 1]!;
      across[start + x] = sum;
    }
  }
  const found = new Float32Array(cells.length);
  for (let x = 0; x < columns; x++) {
    const wide = reached(x, columns);
    let sum = across[x]! + across[x + columns]!;
    for (let y = 0; y < rows; y++) {
      const at = y * columns + x;
      if (y + reach < rows) sum += across[at + reach * columns]!;
      if (y > reach) sum -= across[at - (reach + 1) * columns]!;
      found[at] = cells[at]! - sum / (wide * reached(y, rows));
    }
  }
  return found;
}

/** Cells to each side. */
const reach = 2;

/** How many cells the square has here: fewer at the edges. */
function reached(at: number, length: number): number {
  return Math.min(length - 1, at + reach) - Math.max(0, at - reach) + 1;
}

/** The amount of edges in each row, or each column. */
function profile(of: Float32Array, length: number, step: number, many: number, apart: number): Float32Array {
  return Float32Array.from({ length }, (_, at) => {
    let sum = 0;
    for (let each = 0; each < many; each++) sum += Math.abs(of[at * step + each * apart]!);
    return sum;
  });
}

/**
 * The stretch and the shift that align one profile with the other; up to a tenth may be cropped. In strides first, then
 * around the best of them.
 */
function bestFit(a: Float32Array, b: Float32Array): Fit {
  const most = a.length * 0.08;
  let best = { scale: 1, shift: 0, fit: -1 };
  const look = (scale: number, shift: number) => {
    const fit = fitOf(a, b, scale, shift);
    if (fit > best.fit) best = { scale, shift, fit };
  };
  for (let scale = 0.88; scale <= 1.1201; scale += 0.02)
    for (let shift = -most; shift <= most; shift += 1) look(scale, shift);
  const { scale, shift } = best;
  for (const stretch of [-0.01, 0, 0.01]) for (const move of [-0.5, 0, 0.5]) look(scale + stretch, shift + move);
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
function correlation(
  a: Float32Array,
  b: Float32Array,
  [wide, right, high, under]: Alignment,
  every: number = 1,
): number {
  const { columns, rows } = grid;
  const across = placesOf(columns, wide, right);
  const down = placesOf(rows, high, under);
  let ab = 0;
  let aa = 0;
  let bb = 0;
  for (let y = down.first; y < down.end; y += every) {
    const row = down.cell[y]! * columns;
    const low = down.part[y]!;
    for (let x = across.first; x < across.end; x++) {
      const far = across.part[x]!;
      const at = row + across.cell[x]!;
      const q =
        (b[at]! * (1 - far) + b[at + 1]! * far) * (1 - low) +
        (b[at + columns]! * (1 - far) + b[at + columns + 1]! * far) * low;
      const p = a[y * columns + x]!;
      ab += p * q;
      aa += p * p;
      bb += q * q;
    }
  }
  return aa === 0 || bb === 0 ? 0 : ab / Math.sqrt(aa * bb);
}

interface Places {
  first: number;
  end: number;
  cell: Uint16Array;
  part: Float64Array;
}

/** Where each row, or column, of one picture lies in the other; those from `first` to before `end` lie inside. */
function placesOf(length: number, scale: number, shift: number): Places {
  const places = { first: length, end: 0, cell: new Uint16Array(length), part: new Float64Array(length) };
  for (let at = 0; at < length; at++) {
    const where = (at - length / 2) * scale + length / 2 + shift;
    if (where < 0 || where > length - 1.001) continue;
    places.first = Math.min(places.first, at);
    places.end = at + 1;
    places.cell[at] = Math.floor(where);
    places.part[at] = where - Math.floor(where);
  }
  return places;
}
