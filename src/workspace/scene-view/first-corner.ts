import { levelOf, type Design } from '#design/document.ts';
import type { Box } from '#models/geometry/mesh.ts';
import { fromStage } from '#viewer/camera-pose.ts';
import type { Size } from '../plan-view/plan-camera.ts';
import { standingWalls, wallsAside } from './aside/walls-aside.ts';
import { corners, firstCamera, poseOf } from './space-camera.ts';

/** The corner to look from first, by its azimuth: walls step aside before the eye, those with doors and windows last. */
export function firstCorner({ design, level }: { design: Design; level: string }, home: Box, size: Size): number {
  const standing = standingWalls(design, level);
  const floor = levelOf(design, level)?.elevation ?? 0;
  const openings = Object.values(design.openings);
  const lost = (azimuth: number) => {
    const camera = firstCamera(home, size, azimuth);
    const [x, y, z] = fromStage(poseOf(camera).eye);
    const aside = wallsAside(standing, [x, y, z - floor], { x: camera.target[0], y: camera.target[1] });
    return openings.filter(({ wall }) => aside.has(wall)).length;
  };
  const counted = corners.map((azimuth) => ({ azimuth, lost: lost(azimuth) }));
  return counted.reduce((best, each) => (each.lost < best.lost ? each : best)).azimuth;
}
