import { angleOf, type Crop, type Point, type Size } from './crop.ts';

/** How the stage shows the picture: which of its points is in the middle, and screen pixels for one of its own. */
export interface View extends Point {
  scale: number;
}

/** Pixels around the frame, so that its corners can be grabbed and the rest of the picture seen. */
const air = 28;

/** The frame in the middle, as large as the stage allows. */
export function viewOf(crop: Crop, stage: Size): View {
  return {
    x: crop.x,
    y: crop.y,
    scale: Math.min((stage.width - 2 * air) / crop.width, (stage.height - 2 * air) / crop.height),
  };
}

/** Where the frame is on the stage, seen from its middle. */
export function frameOn(crop: Crop, view: View): Point & Size {
  const cos = Math.cos(angleOf(crop));
  const sin = Math.sin(angleOf(crop));
  const x = crop.x - view.x;
  const y = crop.y - view.y;
  return {
    x: (x * cos - y * sin) * view.scale,
    y: (x * sin + y * cos) * view.scale,
    width: crop.width * view.scale,
    height: crop.height * view.scale,
  };
}

/** Puts the picture, drawn at its own size from the middle of the stage, where the view has it. */
export function pictureTransform(crop: Crop, view: View): string {
  return `rotate(${angleOf(crop)}rad) scale(${view.scale}) translate(${-view.x}px, ${-view.y}px)`;
}
