import type { Point } from '#lib/vec2.ts';
import { newStrokes, spend, type Budget, type Strokes } from './strokes.ts';

/** Counter-clockwise from one angle to the other, in radians; a circle sweeps 2π. */
export interface DxfArc {
  readonly layer: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly from: number;
  readonly sweep: number;
}

export interface DxfText {
  readonly layer: number;
  readonly at: Point;
  readonly height: number;
  readonly text: string;
}

/** A block put somewhere, or many times in rows and columns. */
export interface DxfInsert {
  readonly layer: number;
  readonly block: string;
  readonly at: Point;
  readonly scale: Point;
  /** Radians. */
  readonly turn: number;
  readonly columns: number;
  readonly rows: number;
  readonly gap: Point;
  /** Seen from below: its x points the other way. */
  readonly mirrored: boolean;
}

/** What is drawn in the model or in a block. */
export interface DxfParts {
  readonly lines: Strokes;
  /** Arcs and curves as straight pieces, to be seen. */
  readonly chords: Strokes;
  readonly arcs: DxfArc[];
  readonly texts: DxfText[];
  readonly inserts: DxfInsert[];
  readonly budget: Budget;
}

export function newParts(budget: Budget): DxfParts {
  return { lines: newStrokes(budget), chords: newStrokes(budget), arcs: [], texts: [], inserts: [], budget };
}

/** A piece of an arc spans at most so much. */
const chordAngle = Math.PI / 12;

export function addArc(parts: DxfParts, arc: DxfArc): void {
  spend(parts.budget, 'arcs');
  parts.arcs.push(arc);
  const { layer, x, y, radius, from, sweep } = arc;
  addCurve(parts, layer, Math.max(1, Math.ceil(sweep / chordAngle)), (t) => {
    const angle = from + sweep * t;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

/** A curve from 0 to 1 in so many pieces. */
export function addCurve(parts: DxfParts, layer: number, pieces: number, pointAt: (t: number) => Point): void {
  let last = pointAt(0);
  for (let piece = 1; piece <= pieces; piece++) {
    const next = pointAt(piece / pieces);
    parts.chords.add(layer, last.x, last.y, next.x, next.y);
    last = next;
  }
}

export function addText(parts: DxfParts, text: DxfText): void {
  spend(parts.budget, 'texts');
  parts.texts.push(text);
}
