import { recordOf } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { glowOf } from '#models/materials/library.ts';
import type { PieceSource } from '#editor/pieces.ts';

/** Everything in the home that can be switched: lights of rooms, and pieces that are lamps. By id. */
export function lampsOf(design: Design, pieces: PieceSource): string[] {
  const lamps = Object.values(design.items).filter(({ model }) => isLamp(pieces, model));
  return [...Object.keys(design.lights), ...lamps.map(({ id }) => id)].sort();
}

export function isLamp(pieces: PieceSource, model: string): boolean {
  const slots = Object.values(pieces(model)?.slots ?? {});
  return slots.some((finishes) => finishes.some((finish) => glowOf(finish) > 0));
}

export function isLit(design: Design, id: string): boolean {
  const light = recordOf(design, 'lights', id);
  return light ? light.on : recordOf(design, 'items', id)?.off !== true;
}
