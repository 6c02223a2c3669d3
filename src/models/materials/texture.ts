import { clampByte, fieldOf } from '#models/materials/field.ts';
import { patternOf } from '#models/materials/pattern-library.ts';
import { endGrainTile } from '#models/materials/patterns/wood.ts';
import { displayTable, linearColour, linearTable } from '#models/picture/colour.ts';
import { surfaceOf } from '#models/picture/surface.ts';
import type { Field } from '#models/materials/field.ts';
import type { Finish } from '#models/materials/finish.ts';
import type { Level, Levels, Surface } from '#models/picture/surface.ts';

/** Textures of finishes, each made on first use. One per server or page; nothing is kept outside it. */
export interface TextureCache {
  /** Null for a plain finish. */
  texture(finish: Finish, across?: boolean): Level | null;
  surface(finish: Finish): Surface;
}

/** Layouts of tiles whose pictures are kept. */
const mostLaid = 24;

export function textureCache(size = 512): TextureCache {
  const fields = new Map<string, Field>();
  const levels = new Map<string, Levels>();
  const laid: string[] = [];
  const light = linearTable();
  const display = displayTable();
  const made = (finish: Finish, across: boolean): Levels | null => {
    const found = patternOf(finish, across);
    if (!found) return null;
    const key = `${finish.id} ${across}`;
    const ready = levels.get(key);
    if (ready) return ready;
    const fieldKey = `${found.key} ${found.tile.join()}`;
    const field = fields.get(fieldKey) ?? fieldOf(found.pattern, found.tile, size);
    const all = halvings(coloured(field, finish, display), light, display);
    levels.set(key, all);
    if (!finish.laid) fields.set(fieldKey, field);
    else {
      // Every size that is tried is a finish of its own: only the last ones are kept.
      laid.push(key);
      if (laid.length > mostLaid) levels.delete(laid.shift()!);
    }
    return all;
  };
  return {
    texture: (finish, across = false) => made(finish, across)?.[0] ?? null,
    surface: (finish) => surfaceOf(finish, made(finish, false), made(finish, true), endGrainTile),
  };
}

/** Grown things turn warmer as they darken; the rest only darkens. */
const warm = new Set(['wood', 'leather', 'rattan', 'plant']);

function coloured(field: Field, finish: Finish, display: Uint8Array): Level {
  const first = linearColour(finish.colour);
  const second = finish.second ? linearColour(finish.second) : first;
  const joint = finish.laid ? linearColour(finish.laid.joint) : first;
  const powers = warm.has(finish.kind) ? [1.35, 1.6, 1.9] : [1.6, 1.6, 1.6];
  const table = powers.map((power) => Float32Array.from({ length: 256 }, (_, i) => (i / 127) ** power));
  const colour = new Uint8Array(field.tone.length * 3);
  const relief = field.relief.slice();
  for (let i = 0; i < field.tone.length; i++) {
    const mix = field.mix[i]! / 255;
    const between = field.joint ? field.joint[i]! / 255 : 0;
    for (let k = 0; k < 3; k++) {
      const own = (first[k]! + (second[k]! - first[k]!) * mix) * table[k]![field.tone[i]!]!;
      const value = own + (joint[k]! - own) * between;
      colour[i * 3 + k] = display[value >= 1 ? 4095 : (value * 4095) | 0]!;
    }
    relief[i * 3 + 2] = clampByte(finish.roughness * 255 + (relief[i * 3 + 2]! - 128) * 2);
  }
  return { width: field.size, height: field.size, colour, relief };
}

/** The picture and its halves down to four pixels; colours are mixed as light. */
function halvings(first: Level, light: Float32Array, display: Uint8Array): Levels {
  const out = [first];
  while (out.at(-1)!.width > 4) out.push(halved(out.at(-1)!, light, display));
  return out.map((level) => (isFlat(level) ? { ...level, relief: null } : level));
}

/** From afar even a coarse weave is flat; skipping its relief saves time. */
function isFlat({ relief }: Level): boolean {
  for (let i = 0; i < relief!.length; i += 3)
    if (Math.abs(relief![i]! - 128) > 5 || Math.abs(relief![i + 1]! - 128) > 5) return false;
  return true;
}

/**
 * What rounding to a byte takes from one pixel the next one gets: a white wall whose far picture is half a step darker
 * darkens a whole room.
 */
function halved(from: Level, light: Float32Array, display: Uint8Array): Level {
  const size = from.width / 2;
  const owed = new Float64Array(3);
  const to: Level = {
    width: size,
    height: size,
    colour: new Uint8Array(size * size * 3),
    relief: new Uint8Array(size * size * 3),
  };
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      for (let k = 0; k < 3; k++) {
        const p = (y * 2 * from.width + x * 2) * 3 + k;
        const q = p + from.width * 3;
        const { colour, relief } = from;
        const mean =
          owed[k]! + 0.25 * (light[colour[p]!]! + light[colour[p + 3]!]! + light[colour[q]!]! + light[colour[q + 3]!]!);
        const byte = display[Math.min(4095, Math.max(0, Math.round(mean * 4095)))]!;
        owed[k] = mean - light[byte]!;
        to.colour[(y * size + x) * 3 + k] = byte;
        to.relief![(y * size + x) * 3 + k] = (relief![p]! + relief![p + 3]! + relief![q]! + relief![q + 3]! + 2) >> 2;
      }
  return to;
}
