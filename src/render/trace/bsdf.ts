import { forms } from '#render/scene/material.ts';
import { albedoTable, between, visibility } from '#render/trace/directional-albedo.ts';
import { dielectric, edge } from '#render/trace/fresnel.ts';
import type { Surface } from '#render/trace/surface.ts';

/**
 * glTF's metallic-roughness surface: a diffuse body under GGX, with the light that bounces between facets given back
 * (Turquin 2019), so that white stays white. A sheet scatters to both sides. `prepare` once a point; `evaluate` for a
 * direction; `draw` chooses one.
 */
export interface Bsdf {
  prepare(at: Surface, least: number): void;
  /** Sets `red`, `green`, `blue` (light per light, cosine included) and `density`. False: nothing comes from there. */
  evaluate(at: Surface, dx: number, dy: number, dz: number, lx: number, ly: number, lz: number): boolean;
  /** Under light that is the same all around: `matteRed` … what the body sends back of it, `red` … what the shine does. */
  evenly(): void;
  /** How much light a coat leaves to the body under it. */
  uncoated(cos: number, roughness: number): number;
  /** Sets a direction `lx`, `ly`, `lz` by two numbers for it and one for the choice of lobe. */
  draw(at: Surface, dx: number, dy: number, dz: number, a: number, b: number, choice: number): void;
  red: number;
  green: number;
  blue: number;
  density: number;
  /** The part of it that the body scatters, without shine and nap. */
  matteRed: number;
  matteGreen: number;
  matteBlue: number;
  lx: number;
  ly: number;
  lz: number;
}

export function bsdf(): Bsdf {
  const table = albedoTable();
  const local = { x: NaN, y: NaN, z: NaN };
  const now = {
    alpha: NaN,
    a2: NaN,
    f0Red: NaN,
    f0Green: NaN,
    f0Blue: NaN,
    moreRed: NaN,
    moreGreen: NaN,
    moreBlue: NaN,
    bodyRed: NaN,
    bodyGreen: NaN,
    bodyBlue: NaN,
    sheen: NaN,
    shine: NaN,
    through: NaN,
    a: NaN,
    b: NaN,
  };
  const out: Bsdf = {
    prepare,
    evaluate,
    evenly,
    uncoated,
    draw,
    red: NaN,
    green: NaN,
    blue: NaN,
    density: NaN,
    matteRed: NaN,
    matteGreen: NaN,
    matteBlue: NaN,
    lx: NaN,
    ly: NaN,
    lz: NaN,
  };

  /** `least`: roughness is not taken below it; after a first bounce a mirror of the sun would be a bright speck. */
  function prepare(at: Surface, least: number): void {
    const { material } = at;
    if (material.form === forms.sheet) {
      now.through = material.through;
      now.shine = 0;
      now.sheen = 0;
      now.a = 0;
      now.b = 0;
      now.bodyRed = at.red;
      now.bodyGreen = at.green;
      now.bodyBlue = at.blue;
    } else {
      const roughness = Math.max(least, at.roughness);
      const { metalness } = at;
      now.through = 0;
      now.alpha = roughness * roughness;
      now.a2 = now.alpha * now.alpha;
      const a = between(table.a, at.facing, roughness);
      const b = between(table.b, at.facing, roughness);
      const lost = 1 / (a + b) - 1;
      now.a = a;
      now.b = b;
      now.f0Red = dielectric + (at.red - dielectric) * metalness;
      now.f0Green = dielectric + (at.green - dielectric) * metalness;
      now.f0Blue = dielectric + (at.blue - dielectric) * metalness;
      now.moreRed = 1 + now.f0Red * lost;
      now.moreGreen = 1 + now.f0Green * lost;
      now.moreBlue = 1 + now.f0Blue * lost;
      const coat = (dielectric * a + b) * (1 + dielectric * lost);
      const left = (1 - metalness) * (1 - coat);
      now.bodyRed = at.red * left;
      now.bodyGreen = at.green * left;
      now.bodyBlue = at.blue * left;
      now.sheen = material.sheen * (1 - metalness);
      const mirror = (Math.max(now.f0Red, now.f0Green, now.f0Blue) * a + b) * now.moreGreen;
      const body = Math.max(now.bodyRed, now.bodyGreen, now.bodyBlue);
      now.shine = body < 1e-4 ? 1 : Math.min(0.95, Math.max(0.08, mirror / (mirror + body)));
    }
  }

  function evenly(): void {
    out.matteRed = now.bodyRed;
    out.matteGreen = now.bodyGreen;
    out.matteBlue = now.bodyBlue;
    const { a, b } = now;
    const coated = a + b > 0;
    out.red = coated ? (now.f0Red * a + b) * now.moreRed : 0;
    out.green = coated ? (now.f0Green * a + b) * now.moreGreen : 0;
    out.blue = coated ? (now.f0Blue * a + b) * now.moreBlue : 0;
  }

  function uncoated(cos: number, roughness: number): number {
    const a = between(table.a, cos, roughness);
    const b = between(table.b, cos, roughness);
    return 1 - (dielectric * a + b) * (1 + dielectric * (1 / (a + b) - 1));
  }

  function evaluate(at: Surface, dx: number, dy: number, dz: number, lx: number, ly: number, lz: number): boolean {
    const nl = at.nx * lx + at.ny * ly + at.nz * lz;
    const fl = at.faceX * lx + at.faceY * ly + at.faceZ * lz;
    if (now.through > 0) return scatter(nl, fl);
    if (nl <= 0 || fl <= 0) return false;
    let hx = lx - dx;
    let hy = ly - dy;
    let hz = lz - dz;
    const size = 1 / Math.sqrt(hx * hx + hy * hy + hz * hz);
    hx *= size;
    hy *= size;
    hz *= size;
    const nh = at.nx * hx + at.ny * hy + at.nz * hz;
    const vh = lx * hx + ly * hy + lz * hz;
    const nv = at.facing;
    const q = nh * nh * (now.a2 - 1) + 1;
    const d = now.a2 / (Math.PI * q * q);
    const m = 1 - vh;
    const grazing = edge(vh);
    const mirror = d * visibility(nv, nl, now.a2) * nl;
    const body = nl / Math.PI;
    const nap = now.sheen * m * m * m * m * m * nl;
    out.matteRed = now.bodyRed * body;
    out.matteGreen = now.bodyGreen * body;
    out.matteBlue = now.bodyBlue * body;
    out.red = out.matteRed + at.red * nap + mirror * (now.f0Red + (1 - now.f0Red) * grazing) * now.moreRed;
    out.green = out.matteGreen + at.green * nap + mirror * (now.f0Green + (1 - now.f0Green) * grazing) * now.moreGreen;
    out.blue = out.matteBlue + at.blue * nap + mirror * (now.f0Blue + (1 - now.f0Blue) * grazing) * now.moreBlue;
    // Facets seen from the eye: d · G1 · vh / nv over the 4 · vh of mirroring.
    const seen = d / (2 * (nv + Math.sqrt(nv * nv * (1 - now.a2) + now.a2)));
    out.density = (1 - now.shine) * body + now.shine * seen;
    return true;
  }

  function scatter(nl: number, fl: number): boolean {
    if (nl * fl <= 0) return false;
    const share = nl > 0 ? 1 - now.through : now.through;
    const body = (Math.abs(nl) / Math.PI) * share;
    out.red = out.matteRed = now.bodyRed * body;
    out.green = out.matteGreen = now.bodyGreen * body;
    out.blue = out.matteBlue = now.bodyBlue * body;
    out.density = body;
    return true;
  }

  function draw(at: Surface, dx: number, dy: number, dz: number, a: number, b: number, choice: number): void {
    if (choice < now.shine) {
      facet(at, dx, dy, dz, a, b);
      return;
    }
    const radius = Math.sqrt(a);
    const turn = 2 * Math.PI * b;
    const up = Math.sqrt(1 - a);
    const side = choice < now.through ? -1 : 1;
    world(at, radius * Math.cos(turn), radius * Math.sin(turn), up * side);
    out.lx = local.x;
    out.ly = local.y;
    out.lz = local.z;
  }

  /** Mirrors the ray on a facet the eye can see (Dupuy and Benyoub 2023). */
  function facet(at: Surface, dx: number, dy: number, dz: number, a: number, b: number): void {
    inLocal(at, -dx, -dy, -dz);
    let vx = local.x * now.alpha;
    let vy = local.y * now.alpha;
    let vz = local.z;
    const size = 1 / Math.sqrt(vx * vx + vy * vy + vz * vz);
    vx *= size;
    vy *= size;
    vz *= size;
    const turn = 2 * Math.PI * a;
    const z = (1 - b) * (1 + vz) - vz;
    const sin = Math.sqrt(Math.max(0, 1 - z * z));
    let hx = (sin * Math.cos(turn) + vx) * now.alpha;
    let hy = (sin * Math.sin(turn) + vy) * now.alpha;
    let hz = z + vz;
    const length = 1 / Math.sqrt(hx * hx + hy * hy + hz * hz);
    hx *= length;
    hy *= length;
    hz *= length;
    world(at, hx, hy, hz);
    const twice = -2 * (dx * local.x + dy * local.y + dz * local.z);
    out.lx = dx + twice * local.x;
    out.ly = dy + twice * local.y;
    out.lz = dz + twice * local.z;
  }

  /** From the frame of the normal to the world (Duff et al. 2017). */
  function world({ nx, ny, nz }: Surface, x: number, y: number, z: number): void {
    const sign = nz >= 0 ? 1 : -1;
    const a = -1 / (sign + nz);
    const b = nx * ny * a;
    local.x = x * (1 + sign * nx * nx * a) + y * b + z * nx;
    local.y = x * sign * b + y * (sign + ny * ny * a) + z * ny;
    local.z = -x * sign * nx - y * ny + z * nz;
  }

  function inLocal({ nx, ny, nz }: Surface, x: number, y: number, z: number): void {
    const sign = nz >= 0 ? 1 : -1;
    const a = -1 / (sign + nz);
    const b = nx * ny * a;
    local.x = x * (1 + sign * nx * nx * a) + y * sign * b - z * sign * nx;
    local.y = x * b + y * (sign + ny * ny * a) - z * ny;
    local.z = x * nx + y * ny + z * nz;
  }

  return out;
}
