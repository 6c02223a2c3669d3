import type { Point } from '#lib/vec2.ts';
import { isPlace } from './dxf-entity.ts';
import { dxfLimits } from './dxf-limits.ts';
import { addText, newParts, type DxfInsert, type DxfParts } from './dxf-parts.ts';
import { DxfRefusal } from './dxf-refusal.ts';
import { newBudget, type Strokes } from './strokes.ts';

export interface DxfBlock extends DxfParts {
  readonly base: Point;
}

/** `x' = a·x + c·y + e`, `y' = b·x + d·y + f`. */
type Place = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

interface Walk {
  readonly blocks: ReadonlyMap<string, DxfBlock>;
  readonly into: DxfParts;
  readonly way: string[];
  count: number;
  steps: number;
  leftOut: number;
}

/**
 * The model with every block drawn where it is put. Blocks in blocks are followed so deep and so often as the limits
 * say; one that holds itself is refused. Answers how many could not be drawn.
 */
export function expandBlocks(
  model: DxfParts,
  blocks: ReadonlyMap<string, DxfBlock>,
): { parts: DxfParts; leftOut: number; steps: number } {
  const walk: Walk = { blocks, into: newParts(newBudget()), way: [], count: 0, steps: 0, leftOut: 0 };
  draw(walk, model, [1, 0, 0, 1, 0, 0], null);
  return { parts: walk.into, leftOut: walk.leftOut, steps: walk.steps + walk.count };
}

/** What is on layer 0 of a block is on the layer the block is put on. */
function draw(walk: Walk, parts: DxfParts, place: Place, onLayer: number | null): void {
  walk.steps += 1 + parts.lines.count + parts.chords.count + parts.arcs.length + parts.texts.length;
  if (walk.steps > dxfLimits.steps) throw new DxfRefusal('too_many', dxfLimits.strokes);
  const layerOf = (layer: number) => (onLayer !== null && layer === 0 ? onLayer : layer);
  drawStrokes(walk, parts.lines, walk.into.lines, place, layerOf);
  drawStrokes(walk, parts.chords, walk.into.chords, place, layerOf);
  for (const arc of parts.arcs) {
    const moved = movedArc(arc, place);
    // Its pieces are drawn above; a circle that is stretched is no arc any more.
    if (moved && walk.into.arcs.length < dxfLimits.arcs) walk.into.arcs.push({ ...moved, layer: layerOf(arc.layer) });
  }
  for (const text of parts.texts) {
    const at = moved(place, text.at.x, text.at.y);
    const height = text.height * Math.sqrt(Math.abs(place[0] * place[3] - place[1] * place[2]));
    if (isPlace(at)) addText(walk.into, { ...text, at, height, layer: layerOf(text.layer) });
  }
  for (const insert of parts.inserts) drawInsert(walk, insert, place, layerOf(insert.layer));
}

function drawStrokes(walk: Walk, from: Strokes, to: Strokes, place: Place, layerOf: (layer: number) => number): void {
  const { at, layers, count } = from;
  for (let index = 0; index < count; index++) {
    const a = moved(place, at[index * 4] ?? 0, at[index * 4 + 1] ?? 0);
    const b = moved(place, at[index * 4 + 2] ?? 0, at[index * 4 + 3] ?? 0);
    if (isPlace(a) && isPlace(b)) to.add(layerOf(layers[index] ?? 0), a.x, a.y, b.x, b.y);
    else walk.leftOut++;
  }
}

function drawInsert(walk: Walk, insert: DxfInsert, outer: Place, layer: number): void {
  const name = insert.block.toUpperCase();
  const block = walk.blocks.get(name);
  if (!block) {
    walk.leftOut++;
    return;
  }
  if (walk.way.includes(name)) throw new DxfRefusal('block_cycle', insert.block);
  if (walk.way.length >= dxfLimits.depth) throw new DxfRefusal('block_depth', insert.block);
  walk.way.push(name);
  for (let row = 0; row < insert.rows; row++)
    for (let column = 0; column < insert.columns; column++) {
      if (++walk.count > dxfLimits.inserts) throw new DxfRefusal('too_many', dxfLimits.inserts);
      draw(walk, block, within(outer, placeOf(insert, block.base, column, row)), layer);
    }
  walk.way.pop();
}

function placeOf({ at, scale, turn, gap, mirrored }: DxfInsert, base: Point, column: number, row: number): Place {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [a, b, across, d] = [c * scale.x, s * scale.x, -s * scale.y, c * scale.y];
  const out = { x: column * gap.x, y: row * gap.y };
  const e = at.x + c * out.x - s * out.y - (a * base.x + across * base.y);
  const f = at.y + s * out.x + c * out.y - (b * base.x + d * base.y);
  return mirrored ? [-a, b, -across, d, -e, f] : [a, b, across, d, e, f];
}

function within([a, b, c, d, e, f]: Place, [p, q, r, s, x, y]: Place): Place {
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * x + c * y + e, b * x + d * y + f];
}

function moved([a, b, c, d, e, f]: Place, x: number, y: number): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

type Arc = DxfParts['arcs'][number];

/** Null where it would no longer be round. */
function movedArc(arc: Arc, place: Place): Arc | null {
  const [a, b, c, d] = place;
  const [along, across] = [Math.hypot(a, b), Math.hypot(c, d)];
  if (!(along > 0) || Math.abs(along - across) > along * 1e-6 || Math.abs(a * c + b * d) > along * along * 1e-6)
    return null;
  const turn = Math.atan2(b, a);
  const centre = moved(place, arc.x, arc.y);
  const from = a * d - b * c < 0 ? turn - arc.from - arc.sweep : turn + arc.from;
  return isPlace(centre) ? { ...arc, ...centre, radius: arc.radius * along, from } : null;
}
