import type { Family } from '#models/family.ts';
import { findModel } from '#models/library.ts';

/** The width people call it by, to five centimetres: a frame of 1880 mm is a bed of 1.8 m. Null where that is its outside. */
export function nominalWidth({ nominal }: Pick<Family, 'nominal'>, width: number): number | null {
  return nominal === undefined ? null : Math.round((width - nominal.usual) / 50) * 50;
}

/** Of a model by its id: the width of the mattress a bed is made for. Null for everything else. */
export function mattressOf(model: string | null): number | null {
  const found = model === null ? null : findModel(model);
  return found && nominalWidth(found.family, Number(found.choice.width));
}
