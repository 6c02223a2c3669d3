import type { ElementKind } from '#elements/placed-part.ts';

/** Names a piece of a scene: its element, and which run of it for a wall that is cut into several. */
export function pieceKey({ kind, id, run = 0 }: { kind: ElementKind; id: string; run?: number | undefined }): string {
  return `${kind} ${id} ${run}`;
}
