import type { Camera } from '#design/document.ts';
import { along, turned, type Point } from '#lib/vec2.ts';

type Seen = Pick<Camera, 'at' | 'target' | 'view' | 'aspect'>;

/** Half the angle a picture covers from side to side, in radians. */
function halfAcross({ view, aspect }: Pick<Camera, 'view' | 'aspect'>): number {
  return Math.atan(Math.tan((view * Math.PI) / 360) * aspect);
}

/** The two ends of what is seen, `far` millimetres away. */
export function sightEnds(camera: Seen, far: number): [Point, Point] {
  const { at, target } = camera;
  const gap = Math.hypot(target.x - at.x, target.y - at.y) || 1;
  const ahead = { x: (target.x - at.x) / gap, y: (target.y - at.y) / gap };
  const half = halfAcross(camera);
  return [along(at, turned(ahead, half), far), along(at, turned(ahead, -half), far)];
}

/** As a path in millimetres with Y down, as drawings have it. */
export function sightPath(camera: Seen, far: number): string {
  const [left, right] = sightEnds(camera, far);
  return `M${camera.at.x} ${-camera.at.y}L${left.x} ${-left.y}L${right.x} ${-right.y}Z`;
}
