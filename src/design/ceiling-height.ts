import type { Design } from '#design/document.ts';
import { levelOf } from '#design/document.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import type { Room } from '#design/rooms-with-shapes.ts';

/** Walls that end at most this far below the ceiling are meant to reach it; lower ones are rails and partitions. */
const ceilingTolerance = 300;

/** From the floor of a room to its ceiling, 100 mm at least however low the ceiling is dropped. */
export function ceilingHeight(design: Design, { record, shape }: Room): number {
  const { height } = levelOf(design, record.level)!;
  const { walls, graph } = levelPlan(design, record.level);
  const tallest = Math.max(
    ...[shape.face.boundary, ...shape.face.holes].flat().map((half) => walls[graph.edges[half >> 1]!.wall]!.height),
  );
  const top = tallest < height && tallest >= height - ceilingTolerance ? tallest : height;
  return Math.max(100, top - (record.ceiling?.drop ?? 0));
}
