import { vec3At } from '#lib/vec.ts';
import { findFinish, finishOf } from '#models/materials/library.ts';
import type { TextureCache } from '#models/materials/texture.ts';
import type { Levels, Surface } from '#models/picture/surface.ts';
import type { SurfaceData, SurfacePicture } from '#viewer/drawable.ts';

/** Drawn instead of a finish that does not exist (any more). */
const fallbackFinish = 'paint-lime';

export function surfaceData(id: string, textures: TextureCache): SurfaceData {
  const surface = textures.surface(findFinish(id) ?? finishOf(fallbackFinish));
  const { roughness, metalness, opacity, sheen, glow, relief } = surface;
  return {
    id,
    colour: vec3At(surface.colour),
    roughness,
    metalness,
    opacity,
    sheen,
    glow,
    relief,
    along: picture(surface, surface.levels, surface.tile),
    across: picture(surface, surface.endLevels, surface.endTile),
  };
}

function picture({ relief }: Surface, levels: Levels | null, tile: Float64Array): SurfacePicture | null {
  const level = levels?.[0];
  if (!level) return null;
  return {
    size: level.width,
    tile: [tile[0]!, tile[1]!],
    colour: opaque(level.colour),
    relief: level.relief && relief > 0 ? directions(level.relief) : null,
  };
}

function opaque(rgb: Uint8Array): Uint8Array {
  const rgba = new Uint8Array((rgb.length / 3) * 4).fill(255);
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4) {
    rgba[to] = rgb[from]!;
    rgba[to + 1] = rgb[from + 1]!;
    rgba[to + 2] = rgb[from + 2]!;
  }
  return rgba;
}

/** Slopes become normals; roughness goes into the fourth byte, which saves a third texture. */
function directions(relief: Uint8Array): Uint8Array {
  const out = new Uint8Array((relief.length / 3) * 4);
  for (let from = 0, to = 0; from < relief.length; from += 3, to += 4) {
    const x = -(relief[from]! - 128) / 127;
    const y = -(relief[from + 1]! - 128) / 127;
    const size = 127.5 / Math.sqrt(x * x + y * y + 1);
    out[to] = Math.round(127.5 + x * size);
    out[to + 1] = Math.round(127.5 + y * size);
    out[to + 2] = Math.round(127.5 + size);
    out[to + 3] = relief[from + 2]!;
  }
  return out;
}
