import { openness } from '#models/picture/occupancy-grid.ts';
import { acrossGrain, bothSidesSeen } from '#models/picture/scene.ts';
import { lampVisibility } from '#models/picture/shadow-map.ts';
import { reflectedLight } from '#models/picture/studio.ts';
import { sampleLevel, sampleNearest } from '#models/picture/texture-sample.ts';
import type { Camera } from '#models/picture/camera.ts';
import type { OccupancyGrid } from '#models/picture/occupancy-grid.ts';
import type { Scene } from '#models/picture/scene.ts';
import type { ShadowMap } from '#models/picture/shadow-map.ts';
import type { Studio } from '#models/picture/studio.ts';
import type { TriangleInfo } from '#models/picture/triangle-info.ts';

/** Everything shading a pixel needs, gathered once; `texel` and `out` are scratch buffers. */
export interface Shading {
  scene: Scene;
  screen: Float32Array;
  notes: TriangleInfo;
  camera: Camera;
  studio: Studio;
  shadows: ShadowMap;
  full: OccupancyGrid;
  /** Offsets of the samples that look for blockers of the lamp, then of those that measure how much is blocked. */
  search: Float32Array;
  taps: Float32Array;
  turns: Float32Array;
  light: Float32Array;
  texel: Float32Array;
  /** Red, green, blue of light and how solid it is. */
  out: Float32Array;
}

/**
 * The light one pixel of a triangle sends. Written as one piece and with plain numbers because it runs 160,000 times a
 * picture.
 */
export function shade(on: Shading, t: number, px: number, py: number): void {
  const { scene, screen: s, camera, studio, texel, out } = on;
  const surface = scene.surfaces[scene.surfaceOf[t]!]!;
  const ia = scene.indices[t * 3]! * 3;
  const ib = scene.indices[t * 3 + 1]! * 3;
  const ic = scene.indices[t * 3 + 2]! * 3;

  // Where in the triangle, first on the screen and then in the world.
  const ux = s[ib]! - s[ia]!;
  const uy = s[ib + 1]! - s[ia + 1]!;
  const vx = s[ic]! - s[ia]!;
  const vy = s[ic + 1]! - s[ia + 1]!;
  const dx = px - s[ia]!;
  const dy = py - s[ia + 1]!;
  const area = 1 / (ux * vy - uy * vx);
  // Held inside: a pixel on an edge is lit once for two triangles, and may lie beside this one.
  const sb = Math.min(1, Math.max(0, (dx * vy - dy * vx) * area));
  const sc = Math.min(1 - sb, Math.max(0, (ux * dy - uy * dx) * area));
  const wa0 = (1 - sb - sc) * s[ia + 2]!;
  const wb0 = sb * s[ib + 2]!;
  const wc0 = sc * s[ic + 2]!;
  const inverse = 1 / (wa0 + wb0 + wc0);
  const wa = wa0 * inverse;
  const wb = wb0 * inverse;
  const wc = wc0 * inverse;
  const p = scene.positions;
  const x = p[ia]! * wa + p[ib]! * wb + p[ic]! * wc;
  const y = p[ia + 1]! * wa + p[ib + 1]! * wb + p[ic + 1]! * wc;
  const z = p[ia + 2]! * wa + p[ib + 2]! * wb + p[ic + 2]! * wc;
  const n = scene.normals;
  let nx = n[ia]! * wa + n[ib]! * wb + n[ic]! * wc;
  let ny = n[ia + 1]! * wa + n[ib + 1]! * wb + n[ic + 1]! * wc;
  let nz = n[ia + 2]! * wa + n[ib + 2]! * wb + n[ic + 2]! * wc;

  // The finish there.
  let red = surface.colour[0]!;
  let green = surface.colour[1]!;
  let blue = surface.colour[2]!;
  let roughness = surface.roughness;
  const flags = scene.flags[t]!;
  const across = (flags & acrossGrain) !== 0 && surface.endLevels !== null;
  const levels = across ? surface.endLevels : surface.levels;
  const tile = across ? surface.endTile : surface.tile;
  if (levels) {
    const uv = scene.uvs;
    const u = (uv[(ia / 3) * 2]! * wa + uv[(ib / 3) * 2]! * wb + uv[(ic / 3) * 2]! * wc) / tile[0]!;
    const v = (uv[(ia / 3) * 2 + 1]! * wa + uv[(ib / 3) * 2 + 1]! * wb + uv[(ic / 3) * 2 + 1]! * wc) / tile[1]!;
    const level = on.notes.level[t]!;
    if (level > 0) sampleNearest(levels[level]!, u, v, on.light, texel);
    else sampleLevel(levels[0]!, u, v, on.light, texel);
    red = texel[0]!;
    green = texel[1]!;
    blue = texel[2]!;
    if (texel[5]! >= 0) {
      roughness = texel[5]!;
      const g = on.notes.tangents;
      const su = texel[3]! * surface.relief;
      const sv = texel[4]! * surface.relief;
      nx -= g[t * 6]! * su + g[t * 6 + 3]! * sv;
      ny -= g[t * 6 + 1]! * su + g[t * 6 + 4]! * sv;
      nz -= g[t * 6 + 2]! * su + g[t * 6 + 5]! * sv;
    }
  }

  // Directions.
  const size = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz);
  nx *= size;
  ny *= size;
  nz *= size;
  let ex = camera.eye[0]! - x;
  let ey = camera.eye[1]! - y;
  let ez = camera.eye[2]! - z;
  const far = 1 / Math.sqrt(ex * ex + ey * ey + ez * ez);
  ex *= far;
  ey *= far;
  ez *= far;
  let facing = nx * ex + ny * ey + nz * ez;
  if (facing < 0 && (flags & bothSidesSeen) !== 0) {
    nx = -nx;
    ny = -ny;
    nz = -nz;
    facing = -facing;
  }
  if (facing < 0.001) facing = 0.001;
  const { key } = studio;
  const lit = nx * key[0]! + ny * key[1]! + nz * key[2]!;

  // How much lamp and sky reach it.
  const open = openness(on.full, x, y, z, nx, ny, nz);
  const turn = ((py & 7) * 8 + (px & 7)) * 2;
  const bias = on.full.cell * 0.1 + 1.2 / on.shadows.per;
  const seen =
    lit > 0.01
      ? lampVisibility(
          on.shadows,
          x + nx * bias,
          y + ny * bias,
          z + nz * bias,
          nx,
          ny,
          nz,
          on.search,
          on.taps,
          on.turns[turn]!,
          on.turns[turn + 1]!,
          studio.broad,
          200,
          bias * 0.6,
        )
      : 0;
  // Leaves and thin cloth let through some of what falls on their other side.
  const through = lit < 0 && (flags & bothSidesSeen) !== 0 ? -0.45 * lit : 0;
  const direct = lit > 0 ? lit * seen : through;
  const sky = (0.5 + 0.5 * nz) * open;
  const floor = (0.5 - 0.5 * nz) * (0.35 + 0.65 * open);

  // Matt light, then what it mirrors.
  const matt = 1 - surface.metalness;
  const rx = 2 * facing * nx - ex;
  const ry = 2 * facing * ny - ey;
  const rz = 2 * facing * nz - ez;
  const away = 1 - facing;
  const grazing = away * away * away * away * away;
  const base = 0.04 + (Math.max(1 - roughness, 0.04) - 0.04) * grazing;
  // Cloth and plaster mirror next to nothing: an even grey serves.
  const mirror =
    (roughness > 0.85 && surface.metalness === 0 ? 0.5 : reflectedLight(studio, camera.ahead, rx, ry, rz, roughness)) *
    (0.35 + 0.65 * open);
  let shine = 0;
  if (lit > 0 && direct > 0 && roughness < 0.85) {
    const hx = ex + key[0]!;
    const hy = ey + key[1]!;
    const hz = ez + key[2]!;
    const half = (nx * hx + ny * hy + nz * hz) / Math.sqrt(hx * hx + hy * hy + hz * hz);
    const r = Math.max(0.12, roughness);
    const power = 2 / (r * r * r * r) - 2;
    if (half > 0) shine = Math.min(4, (power + 8) * 0.125 * Math.exp(power * (half - 1))) * direct;
  }
  const nap = surface.sheen * away * away * away * (0.35 + 0.65 * open) * 0.7;
  const gleam = base * (mirror + shine) * (1 - 0.75 * roughness * roughness);
  const metalGleam = surface.metalness * (mirror + shine * 0.6);
  const glow = surface.glow;
  out[0] =
    red *
      (matt * (sky * studio.sky[0]! * 1.25 + floor * studio.floor[0]! * 1.6 + direct * studio.keyLight[0]!) +
        metalGleam +
        nap +
        glow) +
    matt * gleam;
  out[1] =
    green *
      (matt * (sky * studio.sky[1]! * 1.25 + floor * studio.floor[1]! * 1.6 + direct * studio.keyLight[1]!) +
        metalGleam +
        nap +
        glow) +
    matt * gleam;
  out[2] =
    blue *
      (matt * (sky * studio.sky[2]! * 1.25 + floor * studio.floor[2]! * 1.6 + direct * studio.keyLight[2]!) +
        metalGleam +
        nap +
        glow) +
    matt * gleam;
  out[3] = surface.opacity < 1 ? Math.min(1, surface.opacity + base * 2 + grazing * 0.3) : 1;
}
