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
/**
 * The same where it fits only once it is laid elsewhere: a cut copy, whose cells fall between those of the whole one. A
 * strip cut off at a side, of 3 to 54 of 540 pixels, 0.923 and more. Another transfer in the same app gains nothing by it.
 */
const laidThreshold = 0.92;
const laidGain = 0.05;

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
  const compare = comparedWith(one);
  return (other) => {
    const { asTheyLie, laid } = compare(other);
    return Math.max(asTheyLie, laid) >= sameThreshold || (laid >= laidThreshold && laid - asTheyLie >= laidGain);
  };
}

/**
 * 1 for the same edges in the same places, 0 for unrelated ones. First the two are aligned, vertically and horizontally
 * apart, as cropping stretches only one of them; then edges are correlated and the alignment refined. What is looked for
 * is prepared once for all it is compared with.
 */
export function similarityTo(one: Uint8Array): (other: Uint8Array) => number {
  const compare = comparedWith(one);
  return (other) => {
    const { asTheyLie, laid } = compare(other);
    return Math.max(asTheyLie, laid);
  };
}

/** How like they are as they lie, and where one is laid over the other. */
function comparedWith(one: Uint8Array): (other: Uint8Array) => { asTheyLie: number; laid: number } {
  const a = lines(one);
  const [wide, high] = profilesOf(a);
  return (other) => {
    const b = lines(other);
    const asTheyLie = unshifted(a, b);
    if (asTheyLie >= sameThreshold) return { asTheyLie, laid: 0 };
    // One app's screens lie alike already, whatever is written in them.
    const refined = asTheyLie >= aligned ? refineAlignment(a, b, noShift) : 0;
    if (refined >= laidThreshold) return { asTheyLie, laid: refined };
    // So does one with a strip of a few pixels cut off, but no small step leads from there to where it fits.
    const [widthOf, heightOf] = profilesOf(b);
    const across = bestFit(wide, widthOf);
    const down = bestFit(high, heightOf);
    const fit: Alignment = [across.scale, across.shift, down.scale, down.shift];
    const isNearer = correlation(a, b, fit, sampled) > refined;
    return { asTheyLie, laid: isNearer ? Math.max(refined, refineAlignment(a, b, fit)) : refined };
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
/** What the first strides in every direction bring at least, where one picture lies a little beside itself. */
const gain = 0.01;
/** Of the rows, every third decides between two alignments. */
const sampled = 3;

/**
 * Varies each of the four a little as long as the fit improves, then by less: each stride is tried twice around, or until
 * all of its eight ways have been tried from one place in vain. Skipped when far off.
 */
function refineAlignment(a: Float32Array, b: Float32Array, start: Alignment): number {
  let laying = start;
  let best = correlation(a, b, laying, sampled);
  const atFirst = best;
  let enough = aligned;
  for (const [stretch, shift] of strides) {
    if (best < enough) break;
    for (let turn = 0, inVain = 0; turn < 2 * ways && inVain < ways; turn++) {
      if (turn === ways && best < near && best - atFirst < gain) break;
      const at = (turn % ways) >> 1;
      const step = at % 2 === 0 ? stretch : shift;
      const tried = laying.with(at, laying[at]! + (turn % 2 === 0 ? -step : step)) as Alignment;
      const fit = correlation(a, b, tried, sampled);
      inVain = fit > best ? 0 : inVain + 1;
      if (fit > best) {
        best = fit;
        laying = tried;
      }
    }
    enough = near;
  }
  return best < near ? best : correlation(a, b, laying);
}

const strides = [
  [0.005, 0.3],
  [0.0025, 0.15],
  [0.001, 0.07],
] as const;
/** Each of the four, to either side. */
const ways = 8;

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

/** What differs from its surroundings, five cells by five: writing and borders, not the colour of the paper. */
function lines(cells: Uint8Array): Float32Array {
  const { columns, rows } = grid;
  const found = new Float32Array(cells.length);
  // Of each column, the cells around this row; nothing lies beyond the sheet's edges.
  const sums = new Float64Array(columns + 2 * reach);
  for (let row = 0; row < reach; row++) addRow(sums, cells, row, 1);
  for (let y = 0; y < rows; y++) {
    if (y + reach < rows) addRow(sums, cells, y + reach, 1);
    if (y > reach) addRow(sums, cells, y - reach - 1, -1);
    const share = 1 / reached(y, rows);
    for (let x = 0, at = y * columns; x < columns; x++, at++) {
      const sum = sums[x]! + sums[x + 1]! + sums[x + 2]! + sums[x + 3]! + sums[x + 4]!;
      found[at] = cells[at]! - sum * shares[x]! * share;
    }
  }
  return found;
}

function addRow(sums: Float64Array, cells: Uint8Array, row: number, sign: number): void {
  for (let x = reach, at = row * grid.columns; x < grid.columns + reach; x++, at++) sums[x]! += sign * cells[at]!;
}

/** Cells to each side. */
const reach = 2;
const shares = Float64Array.from({ length: grid.columns }, (_, x) => 1 / reached(x, grid.columns));

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
  const last = a.length - 1;
  const origin = a.length / 2 + shift - (a.length / 2) * scale;
  // Only what lies inside the other counts.
  const first = Math.max(0, Math.ceil(-origin / scale));
  const end = Math.min(last, Math.floor((last - origin) / scale));
  let ab = 0;
  let aa = 0;
  let bb = 0;
  for (let at = first; at <= end; at++) {
    const where = origin + at * scale;
    const left = Math.min(last - 1, where | 0);
    const from = b[left]!;
    const q = from + (b[left + 1]! - from) * (where - left);
    const p = a[at]!;
    ab += p * q;
    aa += p * p;
    bb += q * q;
  }
  return aa === 0 || bb === 0 ? 0 : ab / Math.sqrt(aa * bb);
}

/** The same as `correlation` of two that are laid over each other as they are. */
function unshifted(a: Float32Array, b: Float32Array): number {
  const { columns, rows } = grid;
  let ab = 0;
  let aa = 0;
  let bb = 0;
  for (let y = 0; y < rows - 1; y++)
    for (let at = y * columns; at < y * columns + columns - 1; at++) {
      const p = a[at]!;
      const q = b[at]!;
      ab += p * q;
      aa += p * p;
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
      const upper = b[at]! + (b[at + 1]! - b[at]!) * far;
      const lower = b[at + columns]! + (b[at + columns + 1]! - b[at + columns]!) * far;
      const q = upper + (lower - upper) * low;
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
