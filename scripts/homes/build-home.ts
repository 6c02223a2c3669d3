import type { Design } from '#design/document.ts';
import { drawn } from '#design/samples/draw.ts';
import { roomHolds } from '#design/plan/room-shapes.ts';
import { roomsOf } from '#design/rooms.ts';
import { furnish } from '#layout/furnish.ts';
import { veranda } from '#layout/palettes.ts';
import { findDetail, findMain, findPanorama } from './find-views.ts';
import type { HomePlan, PlannedRoom } from './home-plan.ts';
import { settingsOf } from './sunlight.ts';

/** A demo home from its plan: walls, sun, furniture room by room, corrections by hand, cameras. */
export function buildHome(plan: HomePlan, name: string): Design {
  const shell = drawn(plan.shell(), [{ kind: 'design.rename', name }, { kind: 'settings.change', settings: settingsOf(plan) }]);
  const furnished = plan.rooms.reduce((design, room) => withRoom(design, room, room.style ?? plan.style), shell);
  const corrected = drawn(furnished, plan.corrections?.(furnished) ?? []);
  const cameras = [findMain(corrected, plan), findDetail(corrected, plan), ...(plan.panorama ? [findPanorama(corrected, plan)] : [])];
  return drawn(corrected, cameras.map((camera) => ({ kind: 'camera.add', camera })));
}

/** The house's own style borrows its forms from its quietest relation. */
function withRoom(design: Design, { at, level = 'lv_1', type, name, seed }: PlannedRoom, style: HomePlan['style']): Design {
  const id = roomAt(design, level, at);
  const named = drawn(design, [{ kind: 'room.describe', id, name, type }]);
  const done = furnish(named, id, { type, seed, ...(style === 'veranda' ? { style: 'japandi', palette: veranda } : { style }) });
  return drawn(named, [done!.command]);
}

export function roomAt(design: Design, level: string, [x, y]: readonly [number, number]): string {
  const found = roomsOf(design, level).find(({ shape }) => roomHolds(shape, { x, y }));
  if (!found) throw new Error(`no room at ${x}, ${y} of ${level}`);
  return found.record.id;
}
