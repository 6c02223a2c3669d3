import type { Underlay } from '#design/records/underlay.ts';
import type { Drawing } from '#elements/drawing.ts';

/** The picture beneath everything; whoever draws the plan has it or leaves it out. */
export function underlayPlan({ id, picture, at, turn, width, ratio, opacity }: Underlay): Drawing {
  return {
    shapes: [],
    words: [],
    pictures: [{ elementId: id, picture, at, turn, width, height: width * ratio, opacity }],
  };
}
