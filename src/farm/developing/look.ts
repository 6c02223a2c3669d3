import { recordsOn, type Design, type Level } from '#design/document.ts';
import { pictureName } from '#design/plan/camera-names.ts';
import { sunDirection } from '#design/sun.ts';
import { lampLight } from '#elements/furniture/lamp-light.ts';
import { librarySource } from '#elements/furniture/model-source.ts';
import { camerasOn, type SceneCamera } from '#elements/scene-camera.ts';
import { lightsOn } from '#elements/scene-light.ts';
import { barriersOf, furnitureBarriers } from '#elements/walking/barriers.ts';
import { nearestOn, pointAt } from '#lib/curve.ts';
import type { Vec3 } from '#lib/vec.ts';
import type { LookedAt, SeenView, TourLink, WantedCamera, WantedLook } from '#platform/threads/developer.ts';
import { walkingGround } from '../walking/ground.ts';
import { tourLinks } from '../walking/tour-links.ts';
import { walkPath, type WalkPlan } from '../walking/walk-path.ts';

type Seen = Pick<SceneCamera, 'name' | 'at' | 'target' | 'view' | 'aspect'>;

/** In front of a wall, millimetres; what a camera needs to see past a skirting. */
const clearance = 60;
/** Who walks keeps so far from walls, and in narrow places at least so far. */
const roomy = 200;
const narrow = 60;
/** The sine of five degrees below the horizon: dusk is over. */
const dusk = -0.087;

/** What cameras would see of a checked document, or why there is nothing to see. */
export function look({ text, cameras, hours, lamp, as, seconds }: WantedLook): LookedAt {
  const design = JSON.parse(text) as Design;
  const at = hours.map((hour) => hour ?? design.settings.hour);
  if (!lamp && at.some((hour) => isDark(design, hour))) return { ok: false, reason: 'dark' };
  const views: SeenView[] = [];
  for (const camera of cameras) {
    const wanted = found(design, camera);
    if (!wanted) return { ok: false, reason: 'no_camera', name: '' };
    const placed = outOfWalls(design, wanted);
    if (!placed) return { ok: false, reason: 'in_wall', name: wanted.name };
    views.push({
      name: wanted.name,
      aspect: as === 'panorama' || as === 'tour' ? 2 : wanted.aspect,
      camera: { at: metres(placed.at), target: metres(wanted.target), view: wanted.view },
      moved: placed.moved,
    });
  }
  const links = as === 'tour' ? linksOf(design, views) : null;
  if (as !== 'walk') return { ok: true, views, hours: at, links, walk: null };
  const walk = walkOf(design, views, seconds);
  if (walk.ok) return { ok: true, views, hours: at, links, walk };
  if (walk.reason === 'too_long') return walk;
  return { ok: false, reason: 'no_way', name: views[walk.to]?.name ?? '' };
}

function metres([x, y, z]: readonly number[]): [number, number, number] {
  return [x! / 1000, y! / 1000, z! / 1000];
}

function millimetres([x, y, z]: readonly [number, number, number]): { x: number; y: number; z: number } {
  return { x: x * 1000, y: y * 1000, z: z * 1000 };
}

function linksOf(design: Design, views: readonly SeenView[]): TourLink[][] {
  const places = views.map(({ camera: { at, target } }) => ({
    level: levelAt(design, at[2] * 1000)?.id ?? '',
    at: millimetres(at),
    middle: Math.atan2(target[1] - at[1], target[0] - at[0]),
  }));
  return tourLinks(places, (level) => barriersOf(design, level));
}

/** On one storey: stairs are not walked yet. */
function walkOf(design: Design, views: readonly SeenView[], seconds: number | null): WalkPlan {
  const stops = views.map(({ camera: { at, target } }) => ({ at: millimetres(at), target: millimetres(target) }));
  const levels = stops.map(({ at }) => levelAt(design, at.z)?.id ?? '');
  const elsewhere = levels.findIndex((level) => level !== levels[0]);
  if (elsewhere > 0) return { ok: false, reason: 'no_way', from: elsewhere - 1, to: elsewhere };
  const level = levels[0] ?? '';
  const barriers = [...barriersOf(design, level), ...furnitureBarriers(design, level)];
  const places = stops.map(({ at }) => at);
  const wide = walkPath(stops, walkingGround(barriers, places, roomy), seconds);
  // Through a narrow door one goes sideways.
  return wide.ok || wide.reason === 'too_long'
    ? wide
    : walkPath(stops, walkingGround(barriers, places, narrow), seconds);
}

function found(design: Design, camera: WantedCamera): Seen | undefined {
  const place = ({ x, y, z }: { x: number; y: number; z: number }): Vec3 => [x, y, z];
  if (!('id' in camera)) return { ...camera, at: place(camera.at), target: place(camera.target) };
  const seen = design.levels.flatMap((level) => camerasOn(design, level)).find(({ id }) => id === camera.id);
  return seen && { ...seen, name: pictureName(design, seen.id) };
}

function isDark(design: Design, hour: number): boolean {
  if (sunDirection({ ...design.settings, hour })[2] > dusk) return false;
  const models = librarySource('far');
  return design.levels.every(
    (level) => lightsOn(design, level, (item) => lampLight(item, level.elevation, models)).length === 0,
  );
}

/** A camera in a wall is put before it, on the side it looks to; null where that is a wall again. */
function outOfWalls(design: Design, { at, target }: Seen): { at: readonly number[]; moved: boolean } | null {
  const level = levelAt(design, at[2]);
  const inside = level && wallAt(design, level, at[0], at[1]);
  if (!level || !inside) return { at, moved: false };
  const dx = target[0] - at[0];
  const dy = target[1] - at[1];
  const far = Math.hypot(dx, dy) || 1;
  for (let step = 1; step <= 40; step++) {
    const x = at[0] + (dx / far) * step * 50;
    const y = at[1] + (dy / far) * step * 50;
    // Through a thick wall at a flat angle is another room's side: no farther than the wall itself is thick, and a bit.
    if (step * 50 > inside.thickness * 2 + clearance * 2 || step * 50 >= far) return null;
    if (!wallAt(design, level, x, y)) return { at: [x, y, at[2]], moved: true };
  }
  return null;
}

function levelAt({ levels }: Design, z: number): Level | undefined {
  return levels.findLast(({ elevation, height }) => z >= elevation && z <= elevation + height);
}

function wallAt(design: Design, level: Level, x: number, y: number) {
  return recordsOn(design, 'walls', level.id).find((wall) => {
    const near = pointAt(wall, nearestOn(wall, { x, y }));
    return Math.hypot(near.x - x, near.y - y) < wall.thickness / 2 + clearance / 2 && !inOpening(design, wall.id, near);
  });
}

function inOpening(design: Design, wall: string, { x, y }: { x: number; y: number }): boolean {
  const curve = design.walls[wall];
  return (
    curve !== undefined &&
    Object.values(design.openings).some((opening) => {
      if (opening.wall !== wall || opening.kind === 'window') return false;
      const middle = pointAt(curve, opening.offset);
      return Math.hypot(middle.x - x, middle.y - y) < opening.width / 2;
    })
  );
}
