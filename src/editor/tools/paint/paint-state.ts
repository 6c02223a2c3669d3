import type { Surface } from '#design/records/surface.ts';
import type { PaintScope } from '#editor/paint-scope.ts';
import type { PaintTarget } from '#editor/paint-target.ts';

/** The finish in hand and what it would be put on. */
export interface PaintState {
  readonly tool: 'paint';
  readonly state: 'painting';
  /** Null while nothing is in hand: the next press takes up what is there. */
  readonly surface: Surface | null;
  /** How far one press reaches. */
  readonly scope: PaintScope;
  readonly target: PaintTarget | null;
  /** The piece one points at, where it does not come in the finish in hand. */
  readonly spared: string | null;
}

export function painting(surface: Surface | null, scope: PaintScope = 'face'): PaintState {
  return { tool: 'paint', state: 'painting', surface, scope, target: null, spared: null };
}
