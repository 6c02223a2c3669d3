import { plant } from '#models/families/plants/plant.ts';
import { boundsOf } from '#models/geometry/bounds.ts';
import type { Detail, Part } from '#models/geometry/mesh.ts';
import { move } from '#models/geometry/transform.ts';

/** What grows of the library's potted plants: without its pot, as tall as it grows in the ground. */
export const growing = { leaf: 'leaf-green', pale: 'leaf-olive', cane: 'leaf-olive', bark: 'bark' } as const;
export type Growing = keyof typeof growing;

/** A plant of the library, as it is sold. */
export interface Kind {
  kind: string;
  width: number;
  height: number;
  leaf?: string;
}

/** Builds each kind once: hundreds of plants are turned and sized copies of a few. */
export function nursery(): (kind: Kind, detail: Detail) => Part[] {
  const grown = new Map<string, Part[]>();
  return (kind, detail) => {
    const name = `${kind.kind} ${kind.height} ${detail}`;
    const parts = grown.get(name) ?? grownParts(kind, detail);
    grown.set(name, parts);
    return parts;
  };
}

function grownParts({ kind, width, height }: Kind, detail: Detail): Part[] {
  const choice = { style: 'modern' as const, width, depth: width, height, kind, pot: 'cylinder', growth: 'full' };
  const parts = plant.build(choice, detail).parts.filter(({ slot }) => slot in growing);
  const low = boundsOf({ parts }).min[2];
  return parts.map((part) => ({ ...part, mesh: move(part.mesh, 0, 0, -low) }));
}
