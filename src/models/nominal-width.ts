import type { Family } from '#models/family.ts';

/** The width people call it by, to five centimetres: a frame of 1880 mm is a bed of 1.8 m. Null where that is its outside. */
export function nominalWidth({ nominal }: Pick<Family, 'nominal'>, width: number): number | null {
  return nominal === undefined ? null : Math.round((width - nominal.usual) / 50) * 50;
}
