import { describe, expect, it } from 'vitest';
import { pointAt } from '#lib/curve.ts';
import { outlineArea, outlineLength } from '#lib/outline.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import { levelBodies } from '#design/plan/level-bodies.ts';
import { runOutline } from '#design/plan/wall-runs.ts';
import { doorDefaults, doorSchema } from '#design/records/door.ts';
import { applyAll } from '#design/samples/sample-builders.ts';
import { studio } from '#design/samples/studio.ts';
import { tubeHouse } from '#design/samples/tube-house.ts';
import { twoBedroomFlat } from '#design/samples/two-bedroom-flat.ts';
import { doorPlan } from '#elements/door/plan.ts';
import { readable } from '#elements/drawing.ts';
import { planSymbol } from '#elements/furniture/symbol.ts';
import { planOf } from '#elements/plan.ts';
import { svgPath } from '#elements/plan-svg.ts';
import { cutHeight } from '#elements/wall/plan.ts';
import { part } from '#models/geometry/model.ts';
import { roundedBox } from '#models/geometry/rounded-box.ts';

const homes = [studio(), twoBedroomFlat(), tubeHouse()];
const none = () => [];

describe.each(homes.map((home) => [home.name, home] as const))('the plan of %s', (_, home) => {
  it.each(home.levels)('$id: bodies filled but for the openings', (level) => {
    const plan = levelPlan(home, level.id);
    const shapes = planOf(home, level, none).shapes;
    const filled = shapes
      .filter(({ fill, layer }) => layer === 'wall' && (fill === 'poche' || fill === 'paper'))
      .reduce((sum, { path }) => sum + outlineArea(path), 0);
    const cut = Object.values(home.openings).filter(
      ({ wall, sill, height }) =>
        plan.walls.some(({ id }) => id === wall) && sill < cutHeight && sill + height > cutHeight,
    );
    const holes = cut.reduce((sum, { wall, width }) => sum + width * home.walls[wall]!.thickness, 0);
    const bodies = levelBodies(plan).runs.reduce((sum, run) => sum + outlineArea(runOutline(run)), 0);
    expect(filled).toBeCloseTo(bodies - holes, -2);
  });

  it.each(home.levels)('$id: every opening, every room with its area', (level) => {
    const { shapes, words } = planOf(home, level, none);
    const plan = levelPlan(home, level.id);
    const drawnIds = new Set(shapes.map(({ elementId }) => elementId));
    const openings = Object.values(home.openings).filter(
      ({ wall, kind }) => kind !== 'gap' && plan.walls.some(({ id }) => id === wall),
    );
    expect(openings.filter(({ id }) => !drawnIds.has(id))).toEqual([]);
    expect(words.filter(({ text }) => text.kind === 'area')).toHaveLength(plan.shapes.length);
    for (const shape of shapes) expect(svgPath(shape)).not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe('lines of the plan', () => {
  it('a door is a leaf and the quarter it sweeps', () => {
    const shapes = planOf(twoBedroomFlat(), twoBedroomFlat().levels[0]!, none).shapes.filter(
      ({ elementId }) => elementId === 'op_bed1',
    );
    const swing = shapes.find(({ path }) => path.some(({ bulge }) => bulge !== 0))!;
    expect(
      outlineLength([swing.path[0]!, swing.path[1]!]) -
        Math.hypot(swing.path[0]!.x - swing.path[1]!.x, swing.path[0]!.y - swing.path[1]!.y),
    ).toBeCloseTo((834 * Math.PI) / 2, 0);
  });

  it.each(
    (['single', 'double'] as const).flatMap((form) =>
      (['a', 'b'] as const).flatMap((hinge) => (['left', 'right'] as const).map((side) => ({ form, hinge, side }))),
    ),
  )('J3 $form, hinge $hinge, to the $side: the leaf stands square to the wall at the end of its quarter', (hung) => {
    const door = doorSchema.parse({ id: 'op_1', wall: 'wl_1', offset: 0, kind: 'door', ...doorDefaults, ...hung });
    const { shapes } = doorPlan(door, { at: { x: 0, y: 0 }, turn: 0, width: 900 }, 100);
    const out = hung.side === 'left' ? 1 : -1;
    const quarters = shapes.filter(({ path }) => path.some(({ bulge }) => bulge !== 0));
    expect(quarters).toHaveLength(hung.form === 'single' ? 1 : 2);
    for (const { path } of quarters) {
      const [shut, tip] = [path[0]!, path[1]!];
      const radius = Math.abs(tip.x - shut.x);
      expect([shut.y, tip.y]).toEqual([out * 50, out * (50 + radius)]);
      // A quarter about the hinge, which is beneath the tip.
      expect(Math.abs(shut.bulge)).toBeCloseTo(Math.tan(Math.PI / 8));
      const halfway = pointAt({ a: shut, b: tip, bulge: shut.bulge }, (radius * Math.PI) / 4);
      expect(Math.hypot(halfway.x - tip.x, halfway.y - shut.y)).toBeCloseTo(radius);
      const leaf = shapes.find(
        ({ closed, path: corners }) => closed && corners.some(({ x, y }) => x === tip.x && y === tip.y),
      );
      expect(new Set(leaf?.path.map(({ x }) => x)).size, 'upright').toBe(2);
      expect(new Set(leaf?.path.map(({ y }) => y)).size).toBe(2);
    }
  });

  it('furniture is drawn from its model, above what it stands on', () => {
    const seat = part('seat', roundedBox({ width: 800, depth: 800, height: 400, radius: 0 }, 'far'));
    const back = part('back', roundedBox({ width: 800, depth: 200, height: 800, radius: 0, at: [0, 300, 0] }, 'far'));
    const symbol = planSymbol({ parts: [back, seat] });
    expect(symbol.map(({ top }) => top)).toEqual([400, 800]);
    const home = applyAll(studio(), [
      {
        kind: 'item.add',
        item: {
          id: 'it_1',
          level: 'lv_1',
          model: 'chair-1',
          finishes: {},
          at: { x: 1000, y: 2000, z: 0 },
          turn: 90,
          placement: 'floor',
          locked: false,
        },
      },
    ]);
    const [shape] = planOf(home, home.levels[0]!, () => symbol).shapes.filter(({ elementId }) => elementId === 'it_1');
    expect(outlineArea(shape!.path)).toBeCloseTo(640_000, 0);
    expect(Math.max(...shape!.path.map(({ x }) => x))).toBeCloseTo(1400);
  });

  it('arcs go the right way round in SVG, whose Y points down', () => {
    expect(
      svgPath({
        path: [
          { x: 0, y: 0, bulge: 1 },
          { x: 100, y: 0, bulge: 0 },
        ],
        closed: false,
      }),
    ).toBe('M0 0A50 50 0 0 0 100 0');
    expect(
      svgPath({
        path: [
          { x: 0, y: 0, bulge: 0 },
          { x: 10, y: 0, bulge: 0 },
          { x: 10, y: 5, bulge: 0 },
        ],
        closed: true,
      }),
    ).toBe('M0 0L10 0L10 -5L0 0Z');
  });

  it('figures are never upside down', () => {
    expect([0, 90, 180, 270, -90, 45, 135, 225].map(readable)).toEqual([0, 90, 0, 90, 90, 45, -45, 45]);
  });
});
