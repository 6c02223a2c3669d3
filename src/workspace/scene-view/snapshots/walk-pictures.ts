import { levelOf, type Camera, type Design } from '#design/document.ts';
import type { LiveControls } from '#viewer/stage/live-stage.tsx';
import type { Photograph } from '#viewer/stage/photograph.ts';
import { isInside, poseOf } from '../cameras/kept-view.ts';
import type { PictureTaker } from './take-snapshots.ts';

/** Twice the size they are seen at. Pixels. */
export const size = { width: 384, height: 256 };

/** A person on foot: of the home as it stands. */
export function walkPictures({ shown, photograph: take }: Pick<LiveControls, 'shown' | 'photograph'>): PictureTaker {
  return {
    canTake: (wish) => wish.kind === 'camera' && wish.design === shown(),
    take(wish) {
      const wanted = wish.kind === 'camera' ? seenFrom(wish.camera, wish.design) : null;
      return wanted ? take(wanted) : Promise.resolve(null);
    },
    rest: () => undefined,
  };
}

export function seenFrom(camera: Camera, design: Design): Photograph | null {
  const level = levelOf(design, camera.level);
  return level ? { pose: poseOf(camera, level), inside: isInside(camera, level), size } : null;
}
