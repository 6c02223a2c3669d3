import type { Finish } from '#models/materials/finish.ts';

/**
 * Boards cut from different trunks: the same finish a little paler or darker, duller or smoother. Its id says so; as
 * with laid finishes no document can hold it, only a scene.
 */
const tones = {
  pale: { light: 1.1, rough: 0.03 },
  dark: { light: 0.87, rough: -0.05 },
} as const;

export type BoardTone = keyof typeof tones | 'own';

/** By a number from 0 to 1: four in ten are as the finish is. */
export function boardToneOf(chance: number): BoardTone {
  if (chance < 0.4) return 'own';
  return chance < 0.72 ? 'pale' : 'dark';
}

export function tonedId(material: string, tone: BoardTone): string {
  return tone === 'own' ? material : `${material}~${tone}`;
}

/** Null for what is no such id. */
export function tonedFinish(id: string, library: ReadonlyMap<string, Finish>): Finish | null {
  const [material = '', name = '', more] = id.split('~');
  const base = library.get(material);
  if (!base || more !== undefined || !Object.hasOwn(tones, name)) return null;
  const { light, rough } = tones[name as keyof typeof tones];
  return { ...base, id, colour: scaled(base.colour, light), roughness: base.roughness + rough, toneOf: material };
}

/** Darker boards are a little warmer. */
function scaled(hex: string, light: number): string {
  const value = Number.parseInt(hex.slice(1), 16);
  const channels = [value >> 16, (value >> 8) & 255, value & 255].map((byte, i) =>
    Math.min(255, Math.round(byte * light ** (0.4 + 0.05 * i))),
  );
  return `#${channels.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
