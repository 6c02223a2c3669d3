import type { Page } from 'playwright-core';
import type { Design } from '#design/document.ts';
import type { Vec3 } from '#lib/vec.ts';
import { sightOf } from '#workspace/scene-view/sight.ts';
import { poseOf, type SpaceCamera } from '#workspace/scene-view/space-camera.ts';
import { stage } from '../viewer/stage.ts';

/** Where a place of the home is in the window. */
export async function seenAt(page: Page, place: Vec3): Promise<{ x: number; y: number }> {
  const box = await stage(page).boundingBox();
  const camera = JSON.parse((await stage(page).getAttribute('data-camera')) ?? '') as SpaceCamera;
  const seen = box && sightOf(poseOf(camera), box).toScreen(place);
  if (!seen) throw new Error('it is seen');
  return { x: box.x + seen.x, y: box.y + seen.y };
}

/** Where the walls of the only room run, in millimetres, and half of their thickness. */
export function wallsOf({ walls }: Design) {
  const xs = Object.values(walls).flatMap(({ a, b }) => [a.x, b.x]);
  const ys = Object.values(walls).flatMap(({ a, b }) => [a.y, b.y]);
  const half = (Object.values(walls)[0]?.thickness ?? 0) / 2;
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys), half };
}
