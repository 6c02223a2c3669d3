import type { Design } from '#design/document.ts';
import { levelOf } from '#design/document.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import type { Room } from '#design/rooms-with-shapes.ts';

/** Walls that stop this little below the ceiling are meant to meet it; lower ones are rails and partitions. */
const ceilingTolerance = 300;

/** From the floor of a room to its ceiling, a hand at the least however far someone hangs it. */
export function ceilingHeight(design: Design, { record, shape }: Room): number {
  const { height } = levelOf(design, record.level)!;
  const { walls, graph } = levelPlan(design, record.level);
  const tallest = Math.max(
    ...[shape.face.boundary, ...shape.face.holes].flat().map((half) => walls[graph.edges[half >> 1]!.wall]!.height),
  );
  const top = tallest < height && tallest >= height - ceilingTolerance ? tallest : height;
  return Math.max(100, top - (record.ceiling?.drop ?? 0));
}
