/**
 * A binary tree of boxes. A leaf has no `left` (−1) and holds `count` triangles from `first` in `order`; an inner
 * node's children are `left` and `left + 1`.
 */
export interface Bvh {
  /** Per node: smallest x, y, z and largest x, y, z. */
  bounds: Float32Array;
  left: Int32Array;
  first: Int32Array;
  count: Int32Array;
  /** Triangles in the order of the leaves. */
  order: Int32Array;
  nodes: number;
}

const bins = 16;
/** A block of four triangles costs about as much as a node of four boxes. */
const width = 4;
const most = 4 * width;

/**
 * Splits where the surface area heuristic expects the fewest boxes and triangles to be looked at. `boxes`: six numbers
 * a triangle.
 */
export function buildBvh(boxes: Float32Array): Bvh {
  const triangles = boxes.length / 6;
  const size = Math.max(1, 2 * triangles);
  const bvh: Bvh = {
    bounds: new Float32Array(size * 6),
    left: new Int32Array(size).fill(-1),
    first: new Int32Array(size),
    count: new Int32Array(size),
    order: Int32Array.from({ length: triangles }, (_, i) => i),
    nodes: 1,
  };
  const notes = createScratch();
  bvh.count[0] = triangles;
  const open = [0];
  while (open.length > 0) {
    const node = open.pop()!;
    measure(bvh, boxes, node, notes);
    if (!chooseSplit(bvh, boxes, node, notes)) continue;
    divide(bvh, boxes, node, notes);
    open.push(bvh.left[node]!, bvh.left[node]! + 1);
  }
  return bvh;
}

interface BuildScratch {
  /** Bounds of the middles: low x, y, z, high x, y, z. */
  middles: Float64Array;
  /** Per axis and bin: bounds and number. */
  box: Float64Array;
  number: Int32Array;
  area: Float64Array;
  axis: number;
  bin: number;
}

function createScratch(): BuildScratch {
  return {
    middles: new Float64Array(6),
    box: new Float64Array(3 * bins * 6),
    number: new Int32Array(3 * bins),
    area: new Float64Array(bins),
    axis: -1,
    bin: 0,
  };
}

function measure(
  { bounds, first, count, order }: Bvh,
  boxes: Float32Array,
  node: number,
  { middles }: BuildScratch,
): void {
  const at = node * 6;
  for (let k = 0; k < 3; k++) {
    let low = Infinity;
    let high = -Infinity;
    let lowMiddle = Infinity;
    let highMiddle = -Infinity;
    for (let i = first[node]!; i < first[node]! + count[node]!; i++) {
      const a = boxes[order[i]! * 6 + k]!;
      const b = boxes[order[i]! * 6 + 3 + k]!;
      if (a < low) low = a;
      if (b > high) high = b;
      if (a + b < lowMiddle) lowMiddle = a + b;
      if (a + b > highMiddle) highMiddle = a + b;
    }
    bounds[at + k] = low;
    bounds[at + 3 + k] = high;
    middles[k] = lowMiddle / 2;
    middles[3 + k] = highMiddle / 2;
  }
}

/** Stores the best axis and bin; false where a leaf is as good. */
function chooseSplit(bvh: Bvh, boxes: Float32Array, node: number, notes: BuildScratch): boolean {
  const count = bvh.count[node]!;
  if (count <= width) return false;
  sortIntoBins(bvh, boxes, node, notes);
  notes.axis = -1;
  let best = Infinity;
  for (let axis = 0; axis < 3; axis++) {
    if (notes.middles[3 + axis]! - notes.middles[axis]! < 1e-9) continue;
    const { cost, bin } = bestBin(notes, axis);
    if (cost >= best) continue;
    best = cost;
    notes.axis = axis;
    notes.bin = bin;
  }
  const whole = areaOf(bvh.bounds, node * 6);
  return count > most || 1 + best / whole < Math.ceil(count / width);
}

function sortIntoBins(
  { first, count, order }: Bvh,
  boxes: Float32Array,
  node: number,
  { middles, box, number }: BuildScratch,
): void {
  number.fill(0);
  for (let i = 0; i < box.length; i += 6)
    for (let k = 0; k < 3; k++) {
      box[i + k] = Infinity;
      box[i + 3 + k] = -Infinity;
    }
  for (let i = first[node]!; i < first[node]! + count[node]!; i++) {
    const from = order[i]! * 6;
    for (let axis = 0; axis < 3; axis++) {
      const bin = axis * bins + binOf(boxes, from, axis, middles);
      number[bin]!++;
      for (let k = 0; k < 3; k++) {
        if (boxes[from + k]! < box[bin * 6 + k]!) box[bin * 6 + k] = boxes[from + k]!;
        if (boxes[from + 3 + k]! > box[bin * 6 + 3 + k]!) box[bin * 6 + 3 + k] = boxes[from + 3 + k]!;
      }
    }
  }
}

function binOf(boxes: Float32Array, from: number, axis: number, middles: Float64Array): number {
  const extent = middles[3 + axis]! - middles[axis]!;
  if (extent < 1e-9) return 0;
  const place = (((boxes[from + axis]! + boxes[from + 3 + axis]!) / 2 - middles[axis]!) / extent) * bins;
  return place >= bins ? bins - 1 : place | 0;
}

/** Sweeps from the far end for areas, then from the near end for costs. */
function bestBin({ box, number, area }: BuildScratch, axis: number): { cost: number; bin: number } {
  const around = new Float64Array(6);
  const empty = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
  around.set(empty);
  for (let bin = bins - 1, sum = 0; bin > 0; bin--) {
    grow(around, box, (axis * bins + bin) * 6);
    sum += number[axis * bins + bin]!;
    area[bin] = sum > 0 ? areaOf(around, 0) * Math.ceil(sum / width) : 0;
  }
  around.set(empty);
  let best = { cost: Infinity, bin: 0 };
  const total = number.subarray(axis * bins, (axis + 1) * bins).reduce((a, b) => a + b, 0);
  for (let bin = 0, sum = 0; bin < bins - 1; bin++) {
    grow(around, box, (axis * bins + bin) * 6);
    sum += number[axis * bins + bin]!;
    if (sum === 0 || sum === total) continue;
    const cost = areaOf(around, 0) * Math.ceil(sum / width) + area[bin + 1]!;
    if (cost < best.cost) best = { cost, bin };
  }
  return best;
}

function divide(bvh: Bvh, boxes: Float32Array, node: number, { middles, axis, bin }: BuildScratch): void {
  const { order, first, count, left } = bvh;
  const from = first[node]!;
  const to = first[node]! + count[node]!;
  let low = from;
  // Without an axis all middles are in one place, and any halves will do.
  for (let high = axis < 0 ? from - 1 : to - 1; low <= high;) {
    if (binOf(boxes, order[low]! * 6, axis, middles) <= bin) low++;
    else {
      const other = order[high]!;
      order[high--] = order[low]!;
      order[low] = other;
    }
  }
  if (low === from || low === to) low = (from + to) >> 1;
  left[node] = bvh.nodes;
  first[bvh.nodes] = from;
  count[bvh.nodes] = low - from;
  first[bvh.nodes + 1] = low;
  count[bvh.nodes + 1] = to - low;
  bvh.nodes += 2;
}

function grow(around: Float64Array, box: Float64Array, at: number): void {
  for (let k = 0; k < 3; k++) {
    if (box[at + k]! < around[k]!) around[k] = box[at + k]!;
    if (box[at + 3 + k]! > around[3 + k]!) around[3 + k] = box[at + 3 + k]!;
  }
}

export function areaOf(bounds: Float32Array | Float64Array, at: number): number {
  const x = bounds[at + 3]! - bounds[at]!;
  const y = bounds[at + 4]! - bounds[at + 1]!;
  const z = bounds[at + 5]! - bounds[at + 2]!;
  return x * y + y * z + z * x;
}
