import { recordsOn, type Design, type Level } from '#design/document.ts';
import type { Stairs } from '#design/records/stairs.ts';
import { wellsBelow } from '#elements/built/stairs/stair-wells.ts';
import { inPlan, riseOf, stairsShape } from '#elements/built/stairs/stairs-shape.ts';
import { add, direction, turned, type Point } from '#lib/vec2.ts';
import type { Ramp, WalkGround } from '#viewer/home/footing.ts';

export function walkGround(design: Design, level: Level): WalkGround {
  const below = design.levels[design.levels.indexOf(level) - 1];
  return {
    floor: level.elevation,
    wells: wellsBelow(design, level),
    ramps: [level, ...(below ? [below] : [])].flatMap((each) =>
      recordsOn(design, 'stairs', each.id)
        .filter((stairs) => !stairs.hidden && (each === level || riseOf(stairs, each) >= each.height))
        .flatMap((stairs) => rampsOf(stairs, each)),
    ),
  };
}

function rampsOf(stairs: Stairs, level: Level): Ramp[] {
  const { flights, landing, riser } = stairsShape(stairs, level);
  const half = stairs.width / 2;
  const height = (risers: number) => level.elevation + risers * riser;
  const ramps = flights
    .filter(({ treads }) => treads > 0)
    .map(({ at, turn, treads, below }): Ramp => {
      const length = treads * stairs.going;
      const put = (p: Point) => inPlan(stairs, add(turned(p, turn), at));
      const from = put({ x: 0, y: 0 });
      const area = [
        { x: -half, y: 0 },
        { x: half, y: 0 },
        { x: half, y: length },
        { x: -half, y: length },
      ].map(put);
      const towards = direction(from, put({ x: 0, y: length }));
      return { area, from, towards, length, low: height(below), high: height(below + treads + 1) };
    });
  if (!landing) return ramps;
  const { from, to, risers } = landing;
  const corners = [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }].map((p) => inPlan(stairs, p));
  const flat = {
    area: corners,
    from: corners[0]!,
    towards: { x: 1, y: 0 },
    length: 1,
    low: height(risers),
    high: height(risers),
  };
  return [...ramps, flat];
}
