import type { PlacedPart } from '#elements/placed-part.ts';
import type { Scene } from '#elements/scene.ts';
import type { SceneLight } from '#elements/scene-light.ts';
import { scale } from '#lib/vec.ts';
import type { Vec3 } from '#lib/vec.ts';
import { findFinish } from '#models/materials/library.ts';
import type { Mesh } from '#models/geometry/mesh.ts';
import type { Emission } from '#render/scene/render-scene.ts';

/**
 * How bright each part is: the lumens of a light are shared among the glowing parts of its element. Undefined where the
 * finish decides, null for a lamp that is off.
 */
export function emissionsOf({ parts, lights }: Scene): (Emission | null | undefined)[] {
  const lightOf = new Map(lights.map((light) => [light.elementId, light]));
  const shares = new Map<string, number>();
  for (const part of parts) {
    const light = lightOf.get(part.elementId);
    if (light)
      shares.set(part.elementId, (shares.get(part.elementId) ?? 0) + glowOf(part) * shiningArea(part.part.mesh, light));
  }
  return parts.map((part) => {
    const glow = glowOf(part);
    if (glow === 0) return undefined;
    const light = lightOf.get(part.elementId);
    if (!light) return part.kind === 'light' ? null : undefined;
    return emission(light, glow, shares.get(part.elementId)!);
  });
}

function glowOf({ material, kind, part }: PlacedPart): number {
  if (kind === 'light' && part.slot !== 'glow') return 0;
  return findFinish(material)?.glow ?? 0;
}

/** kcd/m²: lumens over π and the shining square metres; a spot's go into its cone alone. */
function emission({ lumens, colour, form, beam, direction }: SceneLight, glow: number, share: number): Emission {
  const half = ((form === 'spot' ? beam : 180) * Math.PI) / 360;
  const radiance =
    (lumens * glow) / (Math.PI * Math.sin(Math.min(Math.PI / 2, half)) ** 2 * Math.max(1e-6, share)) / 1000;
  const spot =
    form === 'spot'
      ? { axis: direction, inner: Math.cos(half * 0.75), outer: Math.cos(Math.min(Math.PI / 2, half * 1.2)) }
      : undefined;
  return { radiance: scale(colour, radiance / luminance(colour)), ...(spot && { spot }) };
}

function luminance([red, green, blue]: Vec3): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Square metres that shine where the light goes: all of a bulb, the underside of a panel. */
function shiningArea({ positions: p, indices }: Mesh, { form }: SceneLight): number {
  let area = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const a = indices[i]! * 3;
    const b = indices[i + 1]! * 3;
    const c = indices[i + 2]! * 3;
    const ux = p[b]! - p[a]!;
    const uy = p[b + 1]! - p[a + 1]!;
    const uz = p[b + 2]! - p[a + 2]!;
    const vx = p[c]! - p[a]!;
    const vy = p[c + 1]! - p[a + 1]!;
    const vz = p[c + 2]! - p[a + 2]!;
    const nx = uy * vz - uz * vy;
    const ny = uz * vx - ux * vz;
    const nz = ux * vy - uy * vx;
    const size = Math.hypot(nx, ny, nz);
    if (form === 'point' || nz < -0.5 * size) area += size / 2;
  }
  return area / 1e6;
}
