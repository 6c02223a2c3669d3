import type { Point } from '#lib/vec2.ts';

export const drawingUnits = ['mm', 'cm', 'm', 'in', 'ft'] as const;
export type DrawingUnit = (typeof drawingUnits)[number];

/** What a drawing has, to choose from. */
export interface DrawingFacts {
  readonly layers: readonly DrawingLayer[];
  /** What a unit of it most likely is: `stated` in the file, by its `size`, or not to be known. */
  readonly unit: { readonly unit: DrawingUnit; readonly by: 'stated' | 'size' | 'unknown' };
  /** Things that make no sense and are not drawn. */
  readonly leftOut: number;
}

export interface DrawingLayer {
  readonly number: number;
  readonly name: string;
  /** Seen in the program it comes from. */
  readonly on: boolean;
  readonly lines: number;
  readonly texts: number;
  /** By its name: walls, doors, windows. */
  readonly likely: boolean;
}

export interface DrawingChoice {
  readonly layers: readonly number[];
  readonly unit: DrawingUnit;
}

/** Why a file is not opened, or no wall is found in it; `detail` belongs into the words. */
export interface DrawingRefusal {
  readonly refused: string;
  readonly detail: string;
}

export interface DrawingView {
  readonly picture: ImageBitmap | null;
  /** Of what is chosen. Millimetres. */
  readonly size: { readonly width: number; readonly height: number };
}

/** To be laid under the plan, with its scale known. */
export interface DrawingPicture {
  readonly picture: Blob;
  readonly at: Point;
  readonly width: number;
  readonly ratio: number;
}

export interface ReadOpening {
  readonly kind: 'door' | 'window' | 'gap';
  readonly offset: number;
  readonly width: number;
  readonly form?: 'single' | 'double' | 'sliding' | 'folding';
  readonly hinge?: 'a' | 'b';
  readonly side?: 'left' | 'right';
}

/** A wall read from the drawing, in the plan's millimetres. */
export interface ReadWall {
  readonly a: Point;
  readonly b: Point;
  readonly bulge: number;
  readonly thickness: number;
  readonly openings: readonly ReadOpening[];
}

export interface ReadName {
  readonly at: Point;
  readonly text: string;
  readonly height: number;
  /** What kind of room that is called, where it says so. */
  readonly type: string | null;
}

export interface ReadWalls {
  readonly walls: readonly ReadWall[];
  readonly names: readonly ReadName[];
}

/** A drawing that is open, off the page's own thread, until it is closed. */
export interface OpenDrawing {
  readonly facts: DrawingFacts;
  view(choice: DrawingChoice, pixels: { width: number; height: number; ink: string }): Promise<DrawingView>;
  picture(choice: DrawingChoice): Promise<DrawingPicture>;
  walls(choice: DrawingChoice): Promise<ReadWalls | DrawingRefusal>;
  close(): void;
}

/** Drawings of other programs. */
export interface DrawingsPort {
  /** `onRead` hears how much of it is read, from 0 to 1. Aborted, it rejects. */
  open(file: File, onRead: (share: number) => void, signal: AbortSignal): Promise<OpenDrawing | DrawingRefusal>;
}
