import type { Kernel } from '#render/kernel/kernel.ts';
import { linearTable } from '#models/picture/colour.ts';
import type { FlatScene } from '#render/scene/flat-scene.ts';
import { faceLoss, forms, whitePaper } from '#render/scene/material.ts';
import { carry, goOnBehind, leastShare, noRayBehind, whole, type Start } from '#render/trace/behind-voile.ts';
import { bsdf } from '#render/trace/bsdf.ts';
import type { KnownLight } from '#render/trace/known-light.ts';
import { lightSampling, type Before } from '#render/trace/light-sampling.ts';
import { chanced, spread } from '#render/trace/sampler.ts';
import type { Sampler } from '#render/trace/sampler.ts';
import { outsideView } from '#render/trace/outside-view.ts';
import { lookOf } from '#render/trace/shade-look.ts';
import { skyLookup } from '#render/trace/sky-lookup.ts';
import { blankSurface, meeting } from '#render/trace/surface.ts';

export interface PathSettings {
  /** How often light may bounce. */
  bounces: number;
  /** Light that comes by a bounce counts at most this much: what would be a lone bright speck. kcd/m². */
  clamp: number;
  /**
   * Brightness of the open air when looked at directly, as a photographer underexposes a window; what it lights is not
   * changed.
   */
  view: number;
  /** Light known beforehand: taken where a path first meets a surface, so that it ends there, or with one reflection. */
  known?: KnownLight;
  /**
   * Light known roughly: a path that was scattered ends with it at the next surface, unless that is nearer than `near`
   * metres. Of what a picture shows nothing is read from it directly, so its cells are not seen.
   */
  beyond?: (KnownLight & { near: number }) | undefined;
}

/** What one path found: light, and for the denoiser the colour and normal of what is seen. */
export interface PathResult {
  red: number;
  green: number;
  blue: number;
  /** False for the mirror image in a pane: guides made of it and of what is seen through the pane would be speckled. */
  guides: boolean;
  albedoRed: number;
  albedoGreen: number;
  albedoBlue: number;
  nx: number;
  ny: number;
  nz: number;
  /** 1 where nothing stands before the open air, panes apart. */
  air: number;
}

export interface PathTracer {
  /**
   * Follows light back along a ray. `breadth`: how fast the ray widens, metres a metre. `glance`: finds the guides
   * alone, at a tenth of the cost.
   */
  trace(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    breadth: number,
    sampler: Sampler,
    glance?: boolean,
  ): void;
  /** What white paper at a point, facing there, would send back of all light but the sun's own rays. */
  gather(x: number, y: number, z: number, nx: number, ny: number, nz: number, sampler: Sampler): void;
  result: PathResult;
}

/** Rays begin this far from a face, so as not to meet it again; metres. */
const lift = 1e-4;
/** Panes in a row; more than this is two mirrors facing each other. */
const mostSteps = 32;
/** Known light stands for reflections rougher than this; smoother ones show what is there. */
const mirrorUpTo = 0.42;
/** Rays sent no more densely than this are scattered; denser ones show an image of what they meet. */
const scattered = 1;

export function pathTracer(scene: FlatScene, kernel: Kernel, settings: PathSettings): PathTracer {
  const { bounces, view, known = null, beyond = null } = settings;
  const meet = meeting(scene, linearTable());
  const surface = blankSurface(scene.materials[0]!);
  const body = bsdf();
  const sky = skyLookup(scene.environment);
  const outside = outsideView(scene, kernel, known !== null);
  const lights = lightSampling(scene, kernel, meet, body, sky, settings.clamp);
  const before: Before = { cell: 0, density: NaN, x: NaN, y: NaN, z: NaN };
  const { emitters } = scene.lights;
  const result: PathResult = {
    red: NaN,
    green: NaN,
    blue: NaN,
    guides: true,
    albedoRed: NaN,
    albedoGreen: NaN,
    albedoBlue: NaN,
    nx: NaN,
    ny: NaN,
    nz: NaN,
    air: NaN,
  };
  const hit = kernel.results;
  const around = { red: NaN, green: NaN, blue: NaN };
  const start: Start = { ...whole };
  const behind = noRayBehind();

  function note(red: number, green: number, blue: number, nx: number, ny: number, nz: number): void {
    result.albedoRed += red;
    result.albedoGreen += green;
    result.albedoBlue += blue;
    result.nx += nx;
    result.ny += ny;
    result.nz += nz;
  }

  function trace(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    breadth: number,
    sampler: Sampler,
    glance = false,
  ): void {
    // −1: light from this direction was not sampled directly, as from the camera or a pane.
    before.density = -1;
    result.red = result.green = result.blue = 0;
    result.guides = true;
    result.air = 0;
    result.albedoRed = result.albedoGreen = result.albedoBlue = 0;
    result.nx = result.ny = result.nz = 0;
    carry(start, whole);
    behind.share = 0;
    follow(ox, oy, oz, dx, dy, dz, breadth, sampler, glance, 0);
    while (behind.share > 0) {
      before.density = -1;
      carry(start, behind);
      behind.share = 0;
      follow(behind.x, behind.y, behind.z, behind.dx, behind.dy, behind.dz, breadth, sampler, glance, 0);
    }
  }

  function gather(x: number, y: number, z: number, nx: number, ny: number, nz: number, sampler: Sampler): void {
    surface.material = whitePaper;
    surface.red = surface.green = surface.blue = surface.facing = 1;
    surface.x = before.x = x + nx * lift;
    surface.y = before.y = y + ny * lift;
    surface.z = before.z = z + nz * lift;
    surface.nx = surface.faceX = nx;
    surface.ny = surface.faceY = ny;
    surface.nz = surface.faceZ = nz;
    body.prepare(surface, 0);
    before.cell = lights.cellAt(surface);
    lights.gatherShade(surface, before.cell, -nx, -ny, -nz, sampler);
    result.red = lights.red;
    result.green = lights.green;
    result.blue = lights.blue;
    spread(sampler);
    body.draw(surface, -nx, -ny, -nz, sampler.a, sampler.b, 1);
    const { lx, ly, lz } = body;
    if (!body.evaluate(surface, -nx, -ny, -nz, lx, ly, lz) || body.density < 1e-9) return;
    before.density = body.density;
    carry(start, whole);
    follow(surface.x, surface.y, surface.z, lx, ly, lz, 0.25, sampler, false, 1);
  }

  /** Known light at the surface; on a sheet also what comes through from behind. */
  function lookAround(from: KnownLight): void {
    const { x, y, z, nx, ny, nz, material } = surface;
    from.look(x, y, z, nx, ny, nz);
    around.red = from.red;
    around.green = from.green;
    around.blue = from.blue;
    if (material.form !== forms.sheet) return;
    from.look(x, y, z, -nx, -ny, -nz);
    around.red += (from.red - around.red) * material.through;
    around.green += (from.green - around.green) * material.through;
    around.blue += (from.blue - around.blue) * material.through;
  }

  /** Adds to the result what comes along a ray after `bounce` bounces; `before` says where it begins. */
  function follow(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    breadth: number,
    sampler: Sampler,
    glance: boolean,
    bounce: number,
  ): void {
    let tr = start.red;
    let tg = start.green;
    let tb = start.blue;
    let { width, share } = start;
    let { red, green, blue } = result;
    let noted = bounce > 0;

    for (let step = 0; step < mostSteps; step++) {
      const t = kernel.closest(ox, oy, oz, dx, dy, dz, 1e9);
      if (t < 0) {
        const seen = before.density < 0;
        if (seen) outside.look(ox, oy, oz, dx, dy, dz, width, breadth, sampler);
        else sky.look(dx, dy, dz);
        const air = seen ? outside : sky;
        const weight = seen ? view : lights.skyWeight(before, dx, dy, dz);
        const most = bounce === 0 ? Infinity : settings.clamp;
        red += Math.min(most, tr * air.red * weight);
        green += Math.min(most, tg * air.green * weight);
        blue += Math.min(most, tb * air.blue * weight);
        if (!noted) {
          note(
            (share * view * air.red) / (1 + view * air.red),
            (share * view * air.green) / (1 + view * air.green),
            (share * view * air.blue) / (1 + view * air.blue),
            0,
            0,
            0,
          );
          result.air += share;
        }
        break;
      }
      const far = hit[0]!;
      width += breadth * far;
      meet(surface, t, hit[1]!, hit[2]!, dx, dy, dz, width);
      const { material } = surface;

      if (material.emitter >= 0) {
        const emitter = emitters[material.emitter]!;
        const shine = surface.behind && !emitter.bothSides ? 0 : lights.cone(emitter, -dx, -dy, -dz);
        if (shine > 0) {
          const seen = before.density < 0;
          let weight = seen ? shine : shine * lights.emitterWeight(before, material.emitter, surface);
          if (seen && bounce === 0) weight *= lookOf(emitter, surface);
          const most = bounce === 0 ? Infinity : settings.clamp;
          red += Math.min(most, tr * emitter.red * weight);
          green += Math.min(most, tg * emitter.green * weight);
          blue += Math.min(most, tb * emitter.blue * weight);
        }
      }

      if (material.form === forms.glass) {
        const m = 1 - surface.facing;
        const back = 0.04 + 0.96 * m * m * m * m * m;
        chanced(sampler);
        if (before.density < 0 && sampler.a < back) {
          if (!noted) result.guides = false;
          const twice = 2 * surface.facing;
          dx += surface.nx * twice;
          dy += surface.ny * twice;
          dz += surface.nz * twice;
          ox = surface.x + surface.faceX * lift;
          oy = surface.y + surface.faceY * lift;
          oz = surface.z + surface.faceZ * lift;
        } else {
          // Shadow rays sample what reaches a point through panes too; both must lose the same. From the camera the
          // mirror image was chosen at random.
          const kept = before.density < 0 ? 1 / faceLoss : 1;
          tr *= material.passRed * kept;
          tg *= material.passGreen * kept;
          tb *= material.passBlue * kept;
          ox = surface.x - surface.faceX * lift;
          oy = surface.y - surface.faceY * lift;
          oz = surface.z - surface.faceZ * lift;
        }
        continue;
      }
      if (material.cover < 1) {
        if (!noted && before.density < 0 && behind.share === 0 && share > leastShare) {
          // Voile before a window: chosen by chance it would be speckled, and so would its guides. Both are followed.
          const open = 1 - material.cover;
          goOnBehind(behind, surface, dx, dy, dz, lift);
          carry(behind, { red: tr * open, green: tg * open, blue: tb * open, width, share: share * open });
          tr *= material.cover;
          tg *= material.cover;
          tb *= material.cover;
          share *= material.cover;
        } else {
          chanced(sampler);
          if (sampler.a >= material.cover) {
            ox = surface.x - surface.faceX * lift;
            oy = surface.y - surface.faceY * lift;
            oz = surface.z - surface.faceZ * lift;
            continue;
          }
        }
      }
      if (bounce > bounces) break;

      body.prepare(surface, bounce === 0 ? 0.03 : 0.3);
      const polished = bounce < 2 && surface.metalness > 0.5 && surface.roughness < 0.12;
      if (!noted && !polished) {
        noted = true;
        note(
          surface.red * tr,
          surface.green * tg,
          surface.blue * tb,
          surface.nx * share,
          surface.ny * share,
          surface.nz * share,
        );
        if (glance) return;
      }

      surface.x += surface.faceX * lift;
      surface.y += surface.faceY * lift;
      surface.z += surface.faceZ * lift;
      const cell = lights.cellAt(surface);
      if (known && !polished) {
        lights.gatherSun(surface, cell, before, dx, dy, dz, 0, sampler);
        lookAround(known);
        body.evenly();
        const mirrors = bounce === 0 && material.form === forms.solid && surface.roughness < mirrorUpTo;
        const kept = mirrors ? 0 : 1;
        red += tr * (lights.red + around.red * (body.matteRed + kept * body.red));
        green += tg * (lights.green + around.green * (body.matteGreen + kept * body.green));
        blue += tb * (lights.blue + around.blue * (body.matteBlue + kept * body.blue));
        if (!mirrors) break;
        tr *= body.red;
        tg *= body.green;
        tb *= body.blue;
        before.density = -1;
        const twice = 2 * surface.facing;
        dx += surface.nx * twice;
        dy += surface.ny * twice;
        dz += surface.nz * twice;
        ox = surface.x;
        oy = surface.y;
        oz = surface.z;
        breadth += surface.roughness * surface.roughness;
        bounce++;
        continue;
      }
      if (beyond && before.density >= 0 && before.density < scattered && far > beyond.near) {
        lights.gatherSun(surface, cell, before, dx, dy, dz, bounce, sampler);
        lookAround(beyond);
        body.evenly();
        red += tr * (lights.red + around.red * (body.matteRed + body.red));
        green += tg * (lights.green + around.green * (body.matteGreen + body.green));
        blue += tb * (lights.blue + around.blue * (body.matteBlue + body.blue));
        break;
      }
      if (!known) {
        lights.gather(surface, cell, before, dx, dy, dz, bounce, sampler);
        red += tr * lights.red;
        green += tg * lights.green;
        blue += tb * lights.blue;
      }

      if (bounce === bounces) break;
      if (bounce < 2) spread(sampler);
      else chanced(sampler);
      const a = sampler.a;
      const b = sampler.b;
      chanced(sampler);
      body.draw(surface, dx, dy, dz, a, b, sampler.a);
      if (!body.evaluate(surface, dx, dy, dz, body.lx, body.ly, body.lz) || body.density < 1e-9) break;
      // A mirror shows known light as the eye would see it.
      before.density = known ? -1 : body.density;
      before.cell = cell;
      tr *= body.red / body.density;
      tg *= body.green / body.density;
      tb *= body.blue / body.density;
      if (bounce >= 2) {
        const stay = Math.min(0.95, Math.max(tr, tg, tb));
        if (sampler.b >= stay) break;
        tr /= stay;
        tg /= stay;
        tb /= stay;
      }
      dx = body.lx;
      dy = body.ly;
      dz = body.lz;
      // Through a sheet the ray goes on from its other side.
      const other = dx * surface.faceX + dy * surface.faceY + dz * surface.faceZ < 0 ? 2 * lift : 0;
      ox = before.x = surface.x - surface.faceX * other;
      oy = before.y = surface.y - surface.faceY * other;
      oz = before.z = surface.z - surface.faceZ * other;
      breadth = polished ? breadth + surface.roughness * surface.roughness * 0.3 : 0.25;
      bounce++;
    }
    result.red = red;
    result.green = green;
    result.blue = blue;
  }

  return { trace, gather, result };
}
