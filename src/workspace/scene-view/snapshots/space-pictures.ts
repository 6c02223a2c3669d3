import { levelOf, type Design, type Level } from '#design/document.ts';
import type { Bounds } from '#lib/polygon.ts';
import type { LiveHome } from '#viewer/live/live-home.ts';
import { fromStage } from '#viewer/camera-pose.ts';
import type { CanvasRoot } from '#viewer/stage/canvas-root.ts';
import { photograph, type Photograph } from '#viewer/stage/photograph.ts';
import { hangings } from '../aside/hangings.ts';
import { asideParts, standingWalls, wallsAside } from '../aside/walls-aside.ts';
import { firstCorner } from '../first-corner.ts';
import { dollied, framedOn, poseOf as spacePose } from '../space-camera.ts';
import type { SeenHome } from '../use-home-stage.ts';
import type { SnapshotWish } from './snapshots.ts';
import type { PictureTaker } from './take-snapshots.ts';
import { seenFrom, size } from './walk-pictures.ts';

/** Into a room: lower than the view of the whole home, and so near that it fills the picture. */
const intoRoom = { elevation: 0.62, height: 1500, around: 150, nearer: 1.35 };

type ProposalWish = Extract<SnapshotWish, { kind: 'proposal' }>;

/** The view from above: of its own home as it stands, and of proposals, each put up for a moment. */
export function spacePictures({ stage, stepAside }: SeenHome, root: CanvasRoot): PictureTaker {
  let other: Promise<LiveHome> | null = null;
  const inFrame = (take: () => string | null) =>
    new Promise<string | null>((resolve) => root.beforeFrame(() => resolve(take())));
  async function proposed({ design, level, bounds }: ProposalWish): Promise<string | null> {
    other ??= stage.beside(design, level);
    const home = await other;
    await home.update(design, level);
    const pose = roomPose(design, level, bounds);
    const [x, y, z] = fromStage(pose.eye);
    const floor = levelOf(design, level)?.elevation ?? 0;
    const [tx, ty] = fromStage(pose.target);
    const aside = wallsAside(standingWalls(design, level), [x, y, z - floor], { x: tx, y: ty });
    home.scene.stepAside(asideParts(design, aside, hangings(design, level)));
    return inFrame(() => photograph(root, stage, 'orbit', { pose, inside: false, size, home: home.scene }));
  }
  return {
    canTake: (wish) => wish.kind === 'proposal' || wish.design === stage.shown(),
    take(wish) {
      if (wish.kind === 'proposal') return proposed(wish);
      const wanted = seenFrom(wish.camera, wish.design);
      if (!wanted) return Promise.resolve(null);
      return inFrame(() => {
        stepAside(wanted.pose, wanted.inside ? 'none' : 'before');
        return photograph(root, stage, 'orbit', wanted);
      });
    },
    rest() {
      void other?.then((home) => home.close()).catch(() => null);
      other = null;
    },
  };
}

function roomPose(design: Design, on: string, { left, right, bottom, top }: Bounds): Photograph['pose'] {
  const { elevation }: Pick<Level, 'elevation'> = levelOf(design, on) ?? { elevation: 0 };
  const { around, height } = intoRoom;
  const box = {
    min: [left - around, bottom - around, elevation] as const,
    max: [right + around, top + around, elevation + height] as const,
  };
  const azimuth = firstCorner({ design, level: on }, box, size);
  return spacePose(dollied(framedOn({ azimuth, elevation: intoRoom.elevation }, box, size), intoRoom.nearer));
}
