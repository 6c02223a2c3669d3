import type { LaidDrawing } from '#elements/surfaces/laid-drawing.ts';

/**
 * A sheet of paper as pure data: millimetres from its upper left corner, X to the right, Y down. Paths are written as
 * SVG does: what makes files of it (SVG, canvas, PDF) all read that.
 */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** From below to above. */
  readonly marks: readonly Mark[];
}

export type Mark = PathMark | LaidMark | TextMark;

export interface PathMark {
  readonly kind: 'path';
  readonly d: string;
  readonly fill: string | null;
  readonly stroke: string | null;
  /** Of the line, in millimetres. */
  readonly width: number;
  readonly dashes?: readonly [number, number];
}

/** Joints of tiles or boards within a path; a cell lies at `x`, `y`, turned, and `scale` of it are one on paper. */
export interface LaidMark {
  readonly kind: 'laid';
  readonly d: string;
  readonly laid: LaidDrawing;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly stroke: string;
  readonly width: number;
}

export interface TextMark {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  /** Of its base line. */
  readonly y: number;
  /** Of the letters' em, in millimetres. */
  readonly size: number;
  readonly align: 'left' | 'middle' | 'right';
  readonly weight: 'plain' | 'strong';
  readonly colour: string;
  /** Degrees, counter-clockwise. */
  readonly turn?: number;
  /** Paper beneath it, where it stands over lines. */
  readonly ground?: boolean;
  /** What is wider ends in an ellipsis. */
  readonly most?: number;
}

export const inks = {
  ink: '#1c231f',
  soft: '#5d635e',
  faint: '#8b908b',
  hair: '#d4d5d0',
  cut: '#3b423e',
  paper: '#ffffff',
  glass: '#e8eeec',
  accent: '#a51d53',
} as const;

export function lineMark(points: readonly (readonly [number, number])[], width: number, stroke: string): PathMark {
  const d = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
  return { kind: 'path', d, fill: null, stroke, width };
}

export function boxMark(
  [x, y, width, height]: readonly [number, number, number, number],
  look: Pick<PathMark, 'fill' | 'stroke' | 'width'>,
): PathMark {
  const d = `M${round(x)} ${round(y)}H${round(x + width)}V${round(y + height)}H${round(x)}Z`;
  return { kind: 'path', d, ...look };
}

export function textMark(
  text: string,
  [x, y]: readonly [number, number],
  size: number,
  look: Partial<Omit<TextMark, 'kind' | 'text' | 'x' | 'y' | 'size'>> = {},
): TextMark {
  return { kind: 'text', text, x, y, size, align: 'left', weight: 'plain', colour: inks.ink, ...look };
}

/** How wide letters are about, where no face is at hand: signs of Chinese are as wide as high. */
export function roughWidth(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1 : 0.58), 0) * size;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}
