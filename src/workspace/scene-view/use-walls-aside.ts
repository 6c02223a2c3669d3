import { useMemo } from 'react';
import type { Session } from '#editor/session.ts';
import { levelOf, type Design } from '#design/document.ts';
import { fromStage, type CameraPose } from '#viewer/camera-pose.ts';
import type { HomeStage } from '#viewer/stage/stage-scene.ts';
import { allWallsAside, asideParts, standingWalls, wallsAside, type Standing } from './walls-aside.ts';

/** Makes the walls step aside for a view; does nothing as long as they are the same ones. */
export function useWallsAside(session: Session, stage: HomeStage | null): (pose: CameraPose, down: boolean) => void {
  return useMemo(() => {
    let standing: { design: Design; level: string; of: Standing } | null = null;
    let last: string | null = null;
    return (pose, down) => {
      if (!stage) return;
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
      stage.home.scene.stepAside(down ? allWallsAside : asideParts(design, aside));
    };
  }, [session, stage]);
}
