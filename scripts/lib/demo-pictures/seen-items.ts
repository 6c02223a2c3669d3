import type { Design } from '#design/document.ts';
import { librarySource } from '#elements/furniture/model-source.ts';
import type { PlacedPart } from '#elements/placed-part.ts';
import { sceneOf } from '#elements/scene.ts';
import type { SceneCamera } from '#elements/scene-camera.ts';
import { cross, dot, normalise, subtract, vec3At, type Vec3 } from '#lib/vec.ts';
import { finishOf } from '#models/materials/library.ts';
import { fillTriangle, type Corner, type DepthPicture } from './depth-picture.ts';

/** An item in a picture: its id, its share of the picture, and a point on it, in thousandths from the upper left. */
export interface SeenItem {
  item: string;
  share: number;
  x: number;
  y: number;
}

const size = { width: 360, height: 240 };
/** Nearer than this nothing is drawn; millimetres. */
const near = 60;

/** What a still camera sees of the items of a home, the largest first; hidden ones excluded. */
export function seenItems(design: Design, cameraId: string): SeenItem[] {
  const scene = sceneOf(design, { models: librarySource('far'), detail: 'far' });
  const camera = scene.cameras.find(({ id }) => id === cameraId);
  if (!camera) throw new Error(`no camera ${cameraId}`);
  const { picture, owners } = drawnElements(scene.parts, camera);
  return owners
    .flatMap((owner, number) => (Object.hasOwn(design.items, owner) ? placeOf(picture, owner, number) : []))
    .toSorted((a, b) => b.share - a.share);
}

/** The element at each point of a small picture, and how near it is. */
export function drawnElements(
  parts: readonly PlacedPart[],
  camera: Pick<SceneCamera, 'at' | 'target' | 'view'>,
): { picture: DepthPicture; owners: string[] } {
  const owners = [...new Set(parts.map(({ elementId }) => elementId))];
  const picture: DepthPicture = {
    ...size,
    depth: new Float64Array(size.width * size.height),
    owner: new Int32Array(size.width * size.height).fill(-1),
  };
  const look = cameraTransform(camera);
  for (const part of parts) if (stopsSight(part)) drawPart(picture, part, owners.indexOf(part.elementId), look);
  return { picture, owners };
}

function stopsSight({ material }: PlacedPart): boolean {
  const { kind, opacity = 1 } = finishOf(material);
  return kind !== 'glass' && opacity >= 1;
}

/** From a point in the home to camera space: to the right, upwards, ahead. */
type ToCamera = (at: Vec3) => Vec3;

function cameraTransform({
  at,
  target,
  view,
}: Pick<SceneCamera, 'at' | 'target' | 'view'>): ToCamera & { zoom: number } {
  const ahead = normalise(subtract(target, at));
  const right = normalise(cross(ahead, [0, 0, 1]));
  const up = cross(right, ahead);
  const look = (point: Vec3): Vec3 => {
    const from = subtract(point, at);
    return [dot(from, right), dot(from, up), dot(from, ahead)];
  };
  return Object.assign(look, { zoom: size.height / 2 / Math.tan((view * Math.PI) / 360) });
}

function drawPart(
  picture: DepthPicture,
  { part: { mesh }, at }: PlacedPart,
  owner: number,
  look: ToCamera & { zoom: number },
): void {
  const cos = Math.cos(at.turn);
  const sin = Math.sin(at.turn);
  const corner = (index: number): Vec3 => {
    const [x, y, z] = vec3At(mesh.positions, index * 3);
    return look([at.x + x * cos - y * sin, at.y + x * sin + y * cos, at.z + z]);
  };
  for (let i = 0; i < mesh.indices.length; i += 3) {
    const shape = clipped([corner(mesh.indices[i]!), corner(mesh.indices[i + 1]!), corner(mesh.indices[i + 2]!)]).map(
      (point) => onPicture(point, look.zoom),
    );
    for (let k = 2; k < shape.length; k++) fillTriangle(picture, shape[0]!, shape[k - 1]!, shape[k]!, owner);
  }
}

/** What lies before the lens of a triangle: nothing, three corners or four. */
function clipped(triangle: readonly Vec3[]): Vec3[] {
  return triangle.flatMap((a, i) => {
    const b = triangle[(i + 1) % 3]!;
    const kept = a[2] >= near ? [a] : [];
    if (a[2] >= near === b[2] >= near) return kept;
    const t = (near - a[2]) / (b[2] - a[2]);
    return [...kept, [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, near] as const];
  });
}

function onPicture([x, y, z]: Vec3, zoom: number): Corner {
  return { x: size.width / 2 + (zoom * x) / z, y: size.height / 2 - (zoom * y) / z, nearness: 1 / z };
}

/** The visible pixel nearest to the middle of all visible ones: a mark there is always on the piece itself. */
function placeOf({ owner }: DepthPicture, item: string, number: number): SeenItem[] {
  const seen: [number, number][] = [];
  owner.forEach((each, i) => {
    if (each === number) seen.push([i % size.width, Math.floor(i / size.width)]);
  });
  if (seen.length === 0) return [];
  const mx = seen.reduce((sum, [x]) => sum + x, 0) / seen.length;
  const my = seen.reduce((sum, [, y]) => sum + y, 0) / seen.length;
  const [x, y] = seen.reduce((best, each) =>
    Math.hypot(each[0] - mx, each[1] - my) < Math.hypot(best[0] - mx, best[1] - my) ? each : best,
  );
  return [
    {
      item,
      share: seen.length / owner.length,
      x: Math.round(((x + 0.5) / size.width) * 1000),
      y: Math.round(((y + 0.5) / size.height) * 1000),
    },
  ];
}
