import type { Bounds } from '#lib/polygon.ts';
import { boundsOf } from './read/drawing-bounds.ts';
import { guessUnit, millimetresIn, type DrawingUnit, type UnitGuess } from './read/drawing-units.ts';
import type { DxfDrawing } from './read/dxf-drawing.ts';
import { lineHints, type LineHint, type PlanLines } from './propose/proposal.ts';

/** What a person chooses from before a drawing is used. */
export interface DrawingFacts {
  readonly layers: readonly LayerFacts[];
  readonly unit: UnitGuess;
  readonly leftOut: number;
}

interface LayerFacts {
  readonly number: number;
  readonly name: string;
  readonly on: boolean;
  readonly lines: number;
  readonly texts: number;
  /** By its name: where walls, doors, windows and the names of rooms are. */
  readonly likely: boolean;
}

/** Layers of the drawing, and what one of its units is. */
export interface DrawingChoice {
  readonly layers: readonly number[];
  readonly unit: DrawingUnit;
}

/** Names of layers as offices give them: A-WALL, TUONG 220, 墙体 … */
const likelyNames =
  /wall|door|window|glaz|opening|tuong|tường|cua\b|cửa|cua[-_ ]|墙|牆|门|門|窗|洞口|room.?(name|tag)|ten.?phong|tên phòng|房间名/iu;

/** Only layers something is drawn on. */
export function factsOf(drawing: DxfDrawing): DrawingFacts {
  const lines = drawing.layers.map(() => 0);
  const texts = lines.slice();
  for (const { layers } of [drawing.lines, drawing.chords])
    for (const layer of layers) lines[layer] = (lines[layer] ?? 0) + 1;
  for (const { layer } of drawing.texts) texts[layer] = (texts[layer] ?? 0) + 1;
  const layers = drawing.layers
    .map(({ name, on }, number) => ({
      number,
      name,
      on,
      lines: lines[number] ?? 0,
      texts: texts[number] ?? 0,
      likely: likelyNames.test(name.slice(0, 120).normalize('NFC')),
    }))
    .filter((layer) => layer.lines + layer.texts > 0);
  const shown = layers.filter(({ on }) => on);
  const bounds = boundsOf(drawing, new Set((shown.length > 0 ? shown : layers).map(({ number }) => number)));
  const extent = bounds ? Math.max(bounds.right - bounds.left, bounds.top - bounds.bottom) : 0;
  return { layers, unit: guessUnit(drawing.header, extent), leftOut: drawing.leftOut };
}

/** So far from the middle the drawing keeps its own places: storeys of one building then lie above each other. */
const keepsPlace = 200_000;

/** In millimetres of the design: where the drawing comes to lie, and by what its places are moved for that. */
export interface DrawingPlace {
  readonly bounds: Bounds;
  readonly shift: { readonly x: number; readonly y: number };
}

/** Null where nothing is drawn on these layers. */
export function placeOf(drawing: DxfDrawing, { layers, unit }: DrawingChoice): DrawingPlace | null {
  const found = boundsOf(drawing, new Set(layers));
  if (!found) return null;
  const scale = millimetresIn[unit];
  const own = {
    left: found.left * scale,
    right: found.right * scale,
    bottom: found.bottom * scale,
    top: found.top * scale,
  };
  const centre = { x: (own.left + own.right) / 2, y: (own.bottom + own.top) / 2 };
  const keeps = Math.abs(centre.x) <= keepsPlace && Math.abs(centre.y) <= keepsPlace;
  const shift = keeps ? { x: 0, y: 0 } : { x: -Math.round(centre.x), y: -Math.round(centre.y) };
  const bounds = {
    left: own.left + shift.x,
    right: own.right + shift.x,
    bottom: own.bottom + shift.y,
    top: own.top + shift.y,
  };
  return { bounds, shift };
}

/** What walls are looked for in, in millimetres of the design. */
export function planLinesOf(drawing: DxfDrawing, choice: DrawingChoice, { bounds, shift }: DrawingPlace): PlanLines {
  const chosen = new Set(choice.layers);
  const scale = millimetresIn[choice.unit];
  const place = (x: number, y: number) => ({ x: x * scale + shift.x, y: y * scale + shift.y });
  const lines: number[] = [];
  const hints: number[] = [];
  const hintOf = drawing.layers.map(({ name }) => lineHints.indexOf(hintIn(name)));
  const { at, count, layers } = drawing.lines;
  for (let index = 0; index < count; index++) {
    if (!chosen.has(layers[index] ?? 0)) continue;
    const a = place(at[index * 4] ?? 0, at[index * 4 + 1] ?? 0);
    const b = place(at[index * 4 + 2] ?? 0, at[index * 4 + 3] ?? 0);
    if (!isWithin(a, bounds) || !isWithin(b, bounds)) continue;
    lines.push(a.x, a.y, b.x, b.y);
    hints.push(hintOf[layers[index] ?? 0] ?? 0);
  }
  return {
    lines: Float64Array.from(lines),
    hints: Uint8Array.from(hints),
    arcs: drawing.arcs
      .filter(({ layer }) => chosen.has(layer))
      .map(({ x, y, radius, from, sweep }) => ({ ...place(x, y), radius: radius * scale, from, sweep })),
    texts: drawing.texts
      .filter(({ layer }) => chosen.has(layer))
      .map(({ at: { x, y }, text, height }) => ({ at: place(x, y), text, height: height * scale }))
      .filter(({ at: spot }) => isWithin(spot, bounds)),
  };
}

/** A layer of walls may name what is in them too. */
function hintIn(name: string): LineHint {
  const text = name.slice(0, 120).normalize('NFC');
  if (/wall|tuong|tường|墙|牆/iu.test(text)) return 'none';
  if (/window|glaz|cua[-_ ]?so|cửa sổ|窗/iu.test(text)) return 'window';
  if (/door|cua[-_ ]?di|cửa đi|门|門/iu.test(text)) return 'door';
  return /opening|洞口/iu.test(text) ? 'gap' : 'none';
}

function isWithin({ x, y }: { x: number; y: number }, { left, right, bottom, top }: Bounds): boolean {
  return x >= left - 1 && x <= right + 1 && y >= bottom - 1 && y <= top + 1;
}
