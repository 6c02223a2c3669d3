import { backdrop, upsampled } from '#models/picture/backdrop.ts';
import { boundsOf } from '#models/geometry/bounds.ts';
import { linearTable, toDisplay } from '#models/picture/colour.ts';
import { drawTransparent } from '#models/picture/transparent.ts';
import { studioCamera } from '#models/picture/camera.ts';
import { occupancyGrid } from '#models/picture/occupancy-grid.ts';
import { sceneOf } from '#models/picture/scene.ts';
import { disc, shadowMap, rotationTable } from '#models/picture/shadow-map.ts';
import { paint } from '#models/picture/paint.ts';
import { studio } from '#models/picture/studio.ts';
import { triangleInfo } from '#models/picture/triangle-info.ts';
import { emptyVisibilityBuffer, rasterise, projected } from '#models/picture/visibility.ts';
import type { Box, Model } from '#models/geometry/mesh.ts';
import type { Plane } from '#models/picture/backdrop.ts';
import type { Shading } from '#models/picture/shade.ts';
import type { Surface } from '#models/picture/surface.ts';
import type { View } from '#models/picture/camera.ts';
import type { VisibilityBuffer } from '#models/picture/visibility.ts';

export interface Picture {
  width: number;
  height: number;
  /** Red, green, blue, alpha, a byte each. */
  rgba: Uint8Array;
}

/** Buffers for drawing; callers that draw many pictures of one size reuse them. */
export interface RenderBuffers {
  seen: VisibilityBuffer;
  shadows: Float32Array;
}

export function createRenderBuffers(width: number, height: number): RenderBuffers {
  return { seen: emptyVisibilityBuffer(width, height), shadows: new Float32Array(304 * 304) };
}

/**
 * A studio picture of a model in these finishes (by slot). Pure arithmetic: the same on a server, in a worker, in a
 * browser.
 */
export function renderThumbnail(
  model: Model,
  surfaces: Readonly<Record<string, Surface>>,
  view: View,
  { seen, shadows }: RenderBuffers = createRenderBuffers(view.width, view.height),
): Picture {
  const { width, height } = view;
  const scene = sceneOf(model, surfaces);
  const box = boundsOf(model);
  const camera = studioCamera(scene.positions, box, view);
  const screen = projected(scene, camera);
  const lamps = studio(camera.ahead, camera.right);
  const on: Shading = {
    scene,
    screen,
    camera,
    studio: lamps,
    notes: triangleInfo(scene, screen),
    shadows: shadowMap(scene, lamps.key, shadows),
    full: occupancyGrid(scene, box),
    search: disc(6),
    taps: disc(9),
    turns: rotationTable(),
    light: linearTable(),
    texel: new Float32Array(6),
    out: new Float32Array(4),
  };
  rasterise(scene, screen, seen);
  const canvas = upsampled(backdrop(on, planeOf(box, view), width, height, disc(32)), width, height);
  paint(on, seen, canvas);
  drawTransparent(on, seen, canvas);
  return toBytes(canvas, width, height);
}

function planeOf(box: Box, view: View): Plane | null {
  if (view.placement === 'ceiling') return null;
  if (view.placement === 'wall') return { point: [0, box.max[1], 0], normal: [0, -1, 0] };
  return { point: [0, 0, box.min[2]], normal: [0, 0, 1] };
}

/** Light to bytes, with a grain finer than a step so that the even sweep shows no bands. */
function toBytes(canvas: Float32Array, width: number, height: number): Picture {
  const rgba = new Uint8Array(width * height * 4).fill(255);
  const display = Float32Array.from({ length: 4097 }, (_, i) => 255 * toDisplay(Math.min(i, 4095) / 4095));
  const grain = Float32Array.from(
    { length: 64 },
    (_, i) => (((i & 7) * 0.06711056 + (i >> 3) * 0.00583715) * 52.9829189) % 1,
  );
  for (let y = 0; y < height; y++) rowToBytes(canvas, rgba, y, width, display, grain);
  return { width, height, rgba };
}

function rowToBytes(
  canvas: Float32Array,
  rgba: Uint8Array,
  y: number,
  width: number,
  display: Float32Array,
  grain: Float32Array,
): void {
  for (let x = 0, i = y * width * 3, to = y * width * 4; x < width; x++, i += 3, to += 4) {
    const add = grain[(y & 7) * 8 + (x & 7)]!;
    rgba[to] = (display[(Math.min(1, canvas[i]!) * 4095) | 0]! + add) | 0;
    rgba[to + 1] = (display[(Math.min(1, canvas[i + 1]!) * 4095) | 0]! + add) | 0;
    rgba[to + 2] = (display[(Math.min(1, canvas[i + 2]!) * 4095) | 0]! + add) | 0;
  }
}
