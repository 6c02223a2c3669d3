import type { Vec3 } from '#lib/vec.ts';

/**
 * Our axes (millimetres, Z up) to glTF's (metres, Y up, front towards +Z). The one place where this happens, with
 * `glb-meshes`.
 */
export function metres([x, y, z]: Vec3): [number, number, number] {
  return [x / 1000, z / 1000, -y / 1000];
}

/** A direction, not a place. */
function upright([x, y, z]: Vec3): Vec3 {
  return [x, z, -y];
}

/** A node that stands somewhere, turned about the vertical by radians. */
export function placed(at?: Vec3, turn = 0): object {
  return {
    ...(at ? { translation: metres(at) } : {}),
    ...(turn === 0 ? {} : { rotation: [0, Math.sin(turn / 2), 0, Math.cos(turn / 2)] }),
  };
}

/**
 * The turn (glTF's quaternion) after which a node looks along `ahead`, with its head up as far as that allows. Nodes
 * look along −Z.
 */
export function looking(ahead: Vec3): [number, number, number, number] {
  const [x, y, z] = upright(ahead);
  const pitch = Math.asin(Math.max(-1, Math.min(1, y)));
  const yaw = Math.hypot(x, z) < 1e-9 ? 0 : Math.atan2(-x, -z);
  const sy = Math.sin(yaw / 2);
  const cy = Math.cos(yaw / 2);
  const sp = Math.sin(pitch / 2);
  const cp = Math.cos(pitch / 2);
  return [cy * sp, sy * cp, -sy * sp, cy * cp];
}
