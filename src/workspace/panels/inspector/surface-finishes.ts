import { finishes } from '#models/materials/library.ts';
import type { FinishKind } from '#models/materials/finish.ts';

/** What walls, floors and ceilings are usually given here; every other finish is in the library of finishes. */
export const wallFinishes = ofKinds('paint', 'plaster').filter((id) => !id.startsWith('lacquer-'));
export const floorFinishes = ofKinds('wood', 'tile', 'stone').slice(0, 24);
export const ceilingFinishes = wallFinishes.slice(0, 6);
/** What carries: stairs, columns and beams. */
export const builtFinishes = ['concrete', ...wallFinishes.slice(0, 11), ...ofKinds('wood').slice(0, 8)];
export const railFinishes = [...ofKinds('wood').slice(0, 8), ...ofKinds('metal').slice(0, 8)];

function ofKinds(...kinds: readonly FinishKind[]): string[] {
  return finishes.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
}
