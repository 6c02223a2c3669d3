import { levelOf, type Design } from '#design/document.ts';
import type { Session } from '#editor/session.ts';
import { fromStage, type CameraPose } from '#viewer/camera-pose.ts';
import type { LiveScene } from '#viewer/live-scene.ts';
import { allWallsAside, asideParts, standingWalls, wallsAside, type Standing } from './walls-aside.ts';

/** Makes the walls step aside for a view; `down` takes them all away. */
export type StepAside = (pose: CameraPose, down: boolean) => void;

/** Asked before every frame, it does nothing as long as the same walls are in the way. */
export function createStepAside(session: Session, scene: Pick<LiveScene, 'stepAside'>): StepAside {
  let standing: { design: Design; level: string; of: Standing } | null = null;
  let last: string | null = null;
  return (pose, down) => {
    const { shown: design } = session;
    const { level } = session.state;
    // Only walls and openings count; a piece that moves leaves both tables as they are.
    if (
      standing?.design.walls !== design.walls ||
      standing.design.openings !== design.openings ||
      standing.level !== level
    ) {
      standing = { design, level, of: standingWalls(design, level) };
      last = null;
    }
    const floor = levelOf(design, level)?.elevation ?? 0;
    const [x, y, z] = fromStage(pose.eye);
    const [tx, ty] = fromStage(pose.target);
    const aside = wallsAside(standing.of, [x, y, z - floor], { x: tx, y: ty });
    const now = down ? 'all' : [...aside].join(' ');
    if (now === last) return;
    last = now;
    scene.stepAside(down ? allWallsAside : asideParts(design, aside));
  };
}
