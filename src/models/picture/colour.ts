import type { Vec3 } from '#lib/vec.ts';

/** '#rrggbb' as amounts of light, 0 … 1. */
export function linearColour(hex: string): Vec3 {
  const value = Number.parseInt(hex.slice(1), 16);
  return [toLinear((value >> 16) / 255), toLinear(((value >> 8) & 255) / 255), toLinear((value & 255) / 255)];
}

function toLinear(s: number): number {
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
}

export function toDisplay(l: number): number {
  return l <= 0.0031308 ? l * 12.92 : 1.055 * l ** (1 / 2.4) - 0.055;
}

/** Light for each byte of a picture. */
export function linearTable(): Float32Array {
  return Float32Array.from({ length: 256 }, (_, i) => toLinear(i / 255));
}

/** The byte for each of 4096 steps of light. */
export function displayTable(): Uint8Array {
  return Uint8Array.from({ length: 4096 }, (_, i) => Math.round(255 * toDisplay(i / 4095)));
}

/** Keeps colours as they are and bends only what would burn out: exact below 0.6, never above 1. */
export function filmic(light: number): number {
  if (light <= 0.6) return light < 0 ? 0 : light;
  const over = (light - 0.6) / 0.4;
  return 0.6 + (0.4 * over) / (1 + over * 0.9);
}
