import { placeOfRoom } from '#design/commands/room-place.ts';
import type { Design } from '#design/document.ts';
import { applyAll } from '#design/samples/sample-builders.ts';
import { furnish } from '#layout/furnish.ts';
import { housePalette } from '#layout/palettes.ts';
import { findDetail, findMain, findPanorama } from './find-views.ts';
import type { HomePlan, PlannedRoom } from './home-plan.ts';
import { roomAt } from './room-at.ts';
import { settingsOf } from './sunlight.ts';

/** A demo home from its plan: walls, sun, furniture room by room, corrections by hand, cameras. */
export function buildHome(plan: HomePlan, name: string): Design {
  return withCameras(furnishHome(plan, name), plan);
}

function furnishHome(plan: HomePlan, name: string): Design {
  const shell = applyAll(plan.shell(), [
    { kind: 'design.rename', name },
    { kind: 'settings.change', settings: settingsOf(plan) },
  ]);
  const furnished = plan.rooms.reduce((design, room) => withRoom(design, room, room.style ?? plan.style), shell);
  return applyAll(furnished, plan.corrections?.(furnished) ?? []);
}

export function withCameras(design: Design, plan: HomePlan): Design {
  const cameras = [
    findMain(design, plan),
    findDetail(design, plan),
    ...(plan.panorama ? [findPanorama(design, plan)] : []),
  ];
  return applyAll(
    design,
    cameras.map((camera) => ({ kind: 'camera.add', camera })),
  );
}

/** Hiên's own style borrows its forms from its quietest related style. */
function withRoom(
  design: Design,
  { at, level = 'lv_1', type, name, seed }: PlannedRoom,
  style: HomePlan['style'],
): Design {
  const id = roomAt(design, level, at);
  const named = applyAll(design, [{ kind: 'room.describe', ...placeOfRoom(design.rooms[id]!), name, type }]);
  const done = furnish(named, id, {
    type,
    seed,
    ...(style === 'veranda' ? { style: 'japandi', palette: housePalette } : { style }),
  });
  return applyAll(named, [done!.command]);
}
