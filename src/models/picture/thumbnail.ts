import { backdrop, unrolled } from '#models/picture/backdrop.ts';
import { boundsOf } from '#models/geometry/bounds.ts';
import { displayTable, filmic, linearTable } from '#models/picture/colour.ts';
import { glaze } from '#models/picture/glaze.ts';
import { studioCamera } from '#models/picture/camera.ts';
import { fullness } from '#models/picture/occlusion.ts';
import { sceneOf } from '#models/picture/scene.ts';
import { disc, shadowMap } from '#models/picture/shadow-map.ts';
import { shade } from '#models/picture/shade.ts';
import { studio } from '#models/picture/studio.ts';
import { triangleNotes } from '#models/picture/triangles.ts';
import { projected, visibleTriangles } from '#models/picture/visibility.ts';
import type { Box, Model } from '#models/geometry/mesh.ts';
import type { Plane } from '#models/picture/backdrop.ts';
import type { Shading } from '#models/picture/shade.ts';
import type { Surface } from '#models/picture/surface.ts';
import type { View } from '#models/picture/camera.ts';
import type { Visible } from '#models/picture/visibility.ts';

export interface Picture {
  width: number;
  height: number;
  /** Red, green, blue, alpha, a byte each. */
  rgba: Uint8Array;
}

const finer = 2;

/** A studio picture of a model in these finishes (by slot). Pure arithmetic: the same on a server, in a worker, in a browser. */
export function renderThumbnail(model: Model, wear: Readonly<Record<string, Surface>>, view: View): Picture {
  const [width, height] = [view.width * finer, view.height * finer];
  const scene = sceneOf(model, wear);
  const box = boundsOf(model);
  const camera = studioCamera(scene.positions, box, { ...view, width, height });
  const screen = projected(scene, camera);
  const lamps = studio(camera.ahead, camera.right);
  const on: Shading = {
    scene, screen, camera, studio: lamps, notes: triangleNotes(scene, screen), shadows: shadowMap(scene, lamps.key, 256), full: fullness(scene, box),
    taps: disc(6), light: linearTable(), texel: new Float32Array(6), out: new Float32Array(4),
  };
  const seen = visibleTriangles(scene, screen, width, height);
  const canvas = unrolled(backdrop(on, planeOf(box, view), width, height, disc(20)), width, height);
  paintSolid(on, seen, canvas);
  glaze(on, seen, canvas);
  return developed(canvas, width, height);
}

function planeOf(box: Box, view: View): Plane | null {
  if (view.placement === 'ceiling') return null;
  if (view.placement === 'wall') return { point: [0, box.max[1], 0], normal: [0, -1, 0] };
  return { point: [0, 0, box.min[2]], normal: [0, 0, 1] };
}

function paintSolid(on: Shading, { width, height, triangle }: Visible, canvas: Float32Array): void {
  for (let y = 0, i = 0; y < height; y++) for (let x = 0; x < width; x++, i++) {
    if (triangle[i]! < 0) continue;
    shade(on, triangle[i]!, x + 0.5, y + 0.5);
    canvas[i * 3] = filmic(on.out[0]!);
    canvas[i * 3 + 1] = filmic(on.out[1]!);
    canvas[i * 3 + 2] = filmic(on.out[2]!);
  }
}

/** Four fine pixels to one, as light; then bytes. */
function developed(canvas: Float32Array, width: number, height: number): Picture {
  const [w, h] = [width / finer, height / finer];
  const rgba = new Uint8Array(w * h * 4).fill(255);
  const display = displayTable();
  for (let y = 0, to = 0; y < h; y++) for (let x = 0; x < w; x++, to += 4) {
    const p = (y * 2 * width + x * 2) * 3;
    const q = p + width * 3;
    for (let k = 0; k < 3; k++) {
      const light = 0.25 * (canvas[p + k]! + canvas[p + 3 + k]! + canvas[q + k]! + canvas[q + 3 + k]!);
      rgba[to + k] = display[light >= 1 ? 4095 : (light * 4095) | 0]!;
    }
  }
  return { width: w, height: h, rgba };
}
