import { levelOf } from '#design/document.ts';
import type { Editor } from '#editor/editor.ts';
import type { Session } from '#editor/session.ts';
import { boundsOfThings } from '#editor/outlines.ts';
import type { Bounds } from '#lib/polygon.ts';
import type { Vec3 } from '#lib/vec.ts';
import type { Box } from '#models/geometry/mesh.ts';
import { toScreen, type PlanCamera, type Size } from '../plan-view/plan-camera.ts';
import { firstCorner } from './first-corner.ts';
import { firstCamera, framedOn, overPlan, turnedUp, type FreePart, type SpaceCamera } from './space-camera.ts';
import { createSpaceEye, type SpaceEye } from './space-eye.ts';

/** WORKSPACE-LOOK §9. Seconds. */
const turnSeconds = 0.72;

interface OpenedEye {
  readonly eye: SpaceEye;
  /** Where it looks from before anybody moves it. */
  readonly opened: SpaceCamera;
  /** Whether that shows all of the home. */
  readonly whole: boolean;
}

/**
 * The plan turns up into 3D: a home that was seen whole is seen whole again, else it turns about what is selected.
 * Beside the plan, which shows it too, the home is seen whole; where there is little room, what is in hand is seen from
 * near, as large as the view allows. `home`: around all of it.
 */
export function openEye(
  { session, pieces }: Editor,
  home: Box,
  size: Size,
  redraw: () => void,
  free?: FreePart,
): OpenedEye {
  const { view, selection, level } = session.state;
  const floor = levelOf(session.design, level)?.elevation ?? 0;
  const bounds = boundsOfThings(session.design, selection, pieces);
  const about: Vec3 | null = bounds && [(bounds.left + bounds.right) / 2, (bounds.bottom + bounds.top) / 2, floor];
  const plan = overPlan(view, size, floor);
  const split = view.mode === 'split';
  const whole = split || isSeenWhole(view, size, home);
  const corner = firstCorner({ design: session.design, level }, home, size);
  const narrow = matchMedia('(width < 64rem)').matches;
  const air = split ? besidePlan : beside;
  const near = bounds !== null && narrow ? storeyBox(session, grown(bounds, air)) : null;
  const to = openedCamera();
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const eye = createSpaceEye(split ? to : plan, still, redraw);
  eye.glideTo(to, split ? 0 : turnSeconds);
  return { eye, opened: to, whole: whole && near === null };

  function openedCamera(): SpaceCamera {
    // Where there is little room one looks at what is in hand.
    if (near) return framedOn(firstCamera(home, size, corner), near, size, free);
    return whole ? firstCamera(home, size, corner, free) : turnedUp(plan, about, corner);
  }
}

/** So much of the home is seen around what is in hand; more where the other half of the screen is there for it. Millimetres. */
const beside = 600;
const besidePlan = 900;

function grown({ left, right, bottom, top }: Bounds, by: number): Bounds {
  return { left: left - by, right: right + by, bottom: bottom - by, top: top + by };
}

/** Whether the plan shows all of the home. */
function isSeenWhole(view: PlanCamera, size: Size, { min, max }: Box): boolean {
  const corners = [min, max].map(([x, y]) => toScreen(view, size, { x, y }));
  return corners.every(({ x, y }) => x >= 0 && x <= size.width && y >= 0 && y <= size.height);
}

/** What stands on a part of the plan, as high as its storey. */
export function storeyBox(session: Session, { left, right, bottom, top }: Bounds): Box {
  const { elevation, height } = levelOf(session.design, session.state.level) ?? { elevation: 0, height: 2800 };
  return { min: [left, bottom, elevation], max: [right, top, elevation + height / 2] };
}
