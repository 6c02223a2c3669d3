import { recordsOn, type Design } from '#design/document.ts';
import type { PieceSource } from '#editor/pieces.ts';
import { cornersOf, standingBox } from '#layout/space/box.ts';
import { boundsOf, type Bounds } from '#lib/polygon.ts';

interface UnderNames {
  readonly standing: Bounds[];
  /** Rugs, and what hangs from the ceiling: a name is written over them where nothing else is free. */
  readonly soft: Bounds[];
}

/** Flatter than this, in millimetres, it is a rug. */
const flat = 60;

/** What of a storey is drawn where names of rooms could stand. */
export function underNames(design: Design, level: string, pieces: PieceSource): UnderNames {
  const standing: Bounds[] = [];
  const soft: Bounds[] = [];
  for (const item of recordsOn(design, 'items', level)) {
    const facts = item.hidden ? null : pieces(item.model);
    if (!facts) continue;
    const yields = item.placement === 'ceiling' || facts.height < flat;
    (yields ? soft : standing).push(boundsOf(cornersOf(standingBox(item, facts))));
  }
  return { standing, soft };
}
