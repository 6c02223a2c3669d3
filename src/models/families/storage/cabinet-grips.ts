import { board } from '#models/geometry/rounded-box.ts';
import { handle, handleReach } from '#models/geometry/handles.ts';
import { move, scale, turn } from '#models/geometry/transform.ts';
import type { Handle } from '#models/geometry/handles.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';

/** `groove`: a channel to reach into; `notch`, `hole`: cut out of the front; `push`: nothing to be seen. */
export type Grip = Handle | 'groove' | 'notch' | 'hole' | 'push';

/** A front's outside on the face of a cabinet. */
export interface Opening {
  x0: number;
  x1: number;
  z0: number;
  z1: number;
}

/** How a front moves; a door is named by the side it is pulled at. */
export type Role = 'pullRight' | 'pullLeft' | 'drawer' | 'flap' | 'lift';

/** Pulled in the middle, not at a side. */
export function isAcross(role: Role): boolean {
  return role === 'drawer' || role === 'flap' || role === 'lift';
}

const grooveSize = 22;

export function gripReach(grip: Grip): number {
  return isHandle(grip) ? handleReach[grip] : 0;
}

export function isHandle(grip: Grip): grip is Handle {
  return grip in handleReach;
}

/** What a channel takes away from a front: above drawers and flaps, below what lifts, beside doors. */
export function lessGroove(opening: Opening, role: Role): Opening {
  if (role === 'pullRight') return { ...opening, x1: opening.x1 - grooveSize };
  if (role === 'pullLeft') return { ...opening, x0: opening.x0 + grooveSize };
  if (role === 'lift') return { ...opening, z0: opening.z0 + grooveSize };
  return { ...opening, z1: opening.z1 - grooveSize };
}

/** The metal lining of a channel, well behind the face. */
export function grooveLining(opening: Opening, role: Role, face: number, detail: Detail): Mesh {
  const { x0, x1, z0, z1 } = opening;
  const left = role === 'pullRight' ? x1 - grooveSize - 3 : x0;
  const right = role === 'pullLeft' ? x0 + grooveSize + 3 : x1;
  const low = role === 'drawer' || role === 'flap' ? z1 - grooveSize - 3 : z0;
  const high = role === 'lift' ? z0 + grooveSize + 3 : z1;
  return board({ from: [left, face + 17, low], to: [right, face + 19, high], radius: 0 }, detail);
}

/** Where hands look for it: at a door's pulled edge, in the middle of a drawer. `level` is the height for doors. */
export function handleOn(
  grip: Handle,
  opening: Opening,
  role: Role,
  { face, level }: { face: number; level: number },
  detail: Detail,
): Mesh[] {
  const { x0, x1, z0, z1 } = opening;
  const width = x1 - x0;
  const height = z1 - z0;
  if (isAcross(role))
    return acrossOf(grip, width).map(({ x, length }) =>
      move(pull(grip, length, false, detail), (x0 + x1) / 2 + x, face, levelOf(grip, role, z0, z1)),
    );
  let wanted = 200;
  if (grip === 'edge') wanted = height * 0.5;
  else if (height > 1200) wanted = 420;
  const length = Math.min(wanted, height * 0.5);
  const off = grip === 'edge' ? 3 : Math.min(34, width * 0.12 + 12);
  const upright = grip === 'bar' || grip === 'edge' || grip === 'strap';
  const z = Math.min(z1 - length / 2 - 40, Math.max(z0 + length / 2 + 40, level));
  return [
    move(
      grip === 'cup' ? knobBesideCups(detail) : pull(grip, length, upright, detail),
      role === 'pullRight' ? x1 - off : x0 + off,
      face,
      upright ? z : Math.min(z1 - 40, Math.max(z0 + 40, level)),
    ),
  ];
}

const coarser = { near: 'middle', middle: 'far' } as const;

/** From afar a plain block of the same reach does; rings are many-sided and small, so they are drawn a step coarser. */
function pull(grip: Handle, length: number, upright: boolean, detail: Detail): Mesh {
  if (detail !== 'far') return handle(grip, { length, upright }, grip === 'ring' ? coarser[detail] : detail);
  const [half, up] = {
    bar: [length / 2, 6],
    edge: [length / 2, 2],
    strap: [length / 2, 12],
    knob: [14, 14],
    cup: [48, 11],
    ring: [19, 22],
  }[grip] as [number, number];
  const block = board(
    { from: [-half, -handleReach[grip], -up], to: [half, grip === 'bar' ? -20 : 0, up], radius: 0 },
    detail,
  );
  return upright ? turn(block, 'y', 90) : block;
}

/** Doors beside drawers with cups have knobs, as deep as those. */
function knobBesideCups(detail: Detail): Mesh {
  return scale(pull('knob', 0, false, detail), 1, handleReach.cup / handleReach.knob, 1);
}

function levelOf(grip: Handle, role: Role, z0: number, z1: number): number {
  if (role === 'lift') return grip === 'edge' ? z0 + 2 : z0 + 50;
  if (grip === 'edge') return z1 - 2;
  if (role === 'flap') return z1 - Math.min(60, (z1 - z0) / 2);
  return z1 - z0 > 260 ? z1 - 90 : (z0 + z1) / 2 + (grip === 'ring' ? 10 : 0);
}

/** One handle on a narrow drawer, two on a wide one; a bar grows with it. */
function acrossOf(grip: Handle, width: number): { x: number; length: number }[] {
  const long = grip === 'bar' || grip === 'edge' || grip === 'strap';
  let length;
  if (grip === 'edge') length = width * 0.6;
  else if (grip === 'strap') length = Math.min(150, width * 0.5);
  else length = Math.min(320, width * 0.4);
  if (width < 620 || (long && grip !== 'strap')) return [{ x: 0, length }];
  return [
    { x: -width * 0.27, length },
    { x: width * 0.27, length },
  ];
}
