import type { PaintTarget } from '#editor/paint-target.ts';

/** The finish in hand and what it would be put on. */
export interface PaintState {
  readonly tool: 'paint';
  readonly state: 'painting';
  readonly material: string | null;
  /** Boards and tiles at an angle. */
  readonly turn: number;
  readonly target: PaintTarget | null;
}

export function painting(material: string | null): PaintState {
  return { tool: 'paint', state: 'painting', material, turn: 0, target: null };
}
