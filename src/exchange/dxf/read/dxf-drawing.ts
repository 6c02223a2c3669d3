import type { DxfArc, DxfText } from './dxf-parts.ts';
import type { DxfRefusalReason } from './dxf-refusal.ts';
import type { Strokes } from './strokes.ts';

export interface DxfLayer {
  readonly name: string;
  /** Neither frozen nor off in the drawing. */
  readonly on: boolean;
}

/** What the file says of its own units; null where it says nothing. */
export interface DxfHeader {
  readonly version: string;
  readonly codePage: string;
  /** `$INSUNITS`: 1 inch, 2 foot, 4 millimetre, 5 centimetre, 6 metre … */
  readonly units: number | null;
  /** `$MEASUREMENT`: 0 inches and feet, 1 metric. */
  readonly metric: boolean | null;
  /** `$LUNITS`: 3 and 4 are feet with inches. */
  readonly feet: boolean;
}

/** The plan of a drawing in its own units, blocks put in. Layers are numbered as in `layers`. */
export interface DxfDrawing {
  readonly header: DxfHeader;
  readonly layers: readonly DxfLayer[];
  readonly lines: Strokes;
  /** Arcs and curves, as straight pieces. */
  readonly chords: Strokes;
  readonly arcs: readonly DxfArc[];
  readonly texts: readonly DxfText[];
  /** Things with impossible numbers, blocks that are nowhere. */
  readonly leftOut: number;
  /** What it took, as a count: groups read and things drawn. */
  readonly steps: number;
}

export type DxfRead =
  | { readonly ok: true; readonly drawing: DxfDrawing }
  | { readonly ok: false; readonly reason: DxfRefusalReason; readonly detail: string };
