import { levelOf, type Design } from '#design/document.ts';
import type { WallSide } from '#design/records/wall.ts';
import type { Session } from '#editor/session.ts';
import { fromStage, type CameraPose } from '#viewer/camera-pose.ts';
import type { LiveScene } from '#viewer/live-scene.ts';
import { hangings } from './hangings.ts';
import { allWallsAside, asideParts, standingWalls, wallsAside, type Standing } from './walls-aside.ts';

/** Which walls go for a view: those before it, all of them, or none, as for one who stands among them. */
type Walls = 'before' | 'all' | 'none';

export type StepAside = (pose: CameraPose, walls: Walls) => void;

/** Asked before every frame, it does nothing as long as the same walls are in the way. */
export function createStepAside(session: Session, scene: Pick<LiveScene, 'stepAside'>): StepAside {
  let standing: { design: Design; level: string; of: Standing } | null = null;
  let hanging: { design: Design; level: string; of: ReadonlyMap<string, string> } | null = null;
  let last: string | null = null;
  return (pose, walls) => {
    const { shown: design } = session;
    const { level } = session.state;
    if (hanging?.design.items !== design.items || hanging.design.walls !== design.walls || hanging.level !== level)
      hanging = { design, level, of: hangings(design, level) };
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
    const aside: ReadonlyMap<string, WallSide> =
      walls === 'before' ? wallsAside(standing.of, [x, y, z - floor], { x: tx, y: ty }) : new Map();
    const hung = hanging.of;
    const now = [walls === 'all' ? walls : [...aside].join(' '), ...hung].join(' ');
    if (now === last) return;
    last = now;
    scene.stepAside(walls === 'all' ? allWallsAside(hung) : asideParts(design, aside, hung));
  };
}
