import { cameraBetween, type SpaceCamera } from './space-camera.ts';

/** The camera of the view, which may be on its way. */
export interface SpaceEye {
  camera(): SpaceCamera;
  /** Where it is going, or is. */
  goal(): SpaceCamera;
  /** At once; ends a glide. */
  set(camera: SpaceCamera): void;
  glideTo(camera: SpaceCamera, seconds: number): void;
  /** Whether it is on its way. */
  isMoving(): boolean;
  /** Goes on with a glide; whether there is more to come. */
  tick(seconds: number): boolean;
}

/** `still`: people who want no motion see cuts. `onChange`: another frame is to be drawn. */
export function createSpaceEye(first: SpaceCamera, still: boolean, onChange: () => void): SpaceEye {
  let camera = first;
  let glide: { from: SpaceCamera; to: SpaceCamera; all: number; done: number } | null = null;
  const eye: SpaceEye = {
    camera: () => camera,
    isMoving: () => glide !== null,
    goal: () => glide?.to ?? camera,
    set(next) {
      glide = null;
      camera = next;
      onChange();
    },
    glideTo(to, seconds) {
      if (still || seconds <= 0) return eye.set(to);
      glide = { from: camera, to, all: seconds, done: 0 };
      onChange();
    },
    tick(seconds) {
      if (!glide) return false;
      const done = glide.done + seconds;
      camera = done >= glide.all ? glide.to : cameraBetween(glide.from, glide.to, done / glide.all);
      glide = done >= glide.all ? null : { ...glide, done };
      return glide !== null;
    },
  };
  return eye;
}
