import { describe, expect, it, test } from 'vitest';
import { placeOfRoom } from '#design/commands/room-place.ts';
import { quantitiesOf } from '#design/quantities.ts';
import type { Surface } from '#design/records/surface.ts';
import { surfaceSchema } from '#design/records/surface.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { applyAll } from '#design/samples/sample-builders.ts';
import { twoBedroomFlat } from '#design/samples/two-bedroom-flat.ts';
import { facesAround, wallFaces } from '#design/plan/wall-faces.ts';
import { librarySymbols } from '#elements/furniture/symbol-source.ts';
import { planOf } from '#elements/plan.ts';
import { sceneOf } from '#elements/scene.ts';
import { homeSurfaces } from '#elements/surfaces/home-surfaces.ts';
import { frameOn } from '#elements/surfaces/laid-part.ts';
import { floorFace } from '#elements/surfaces/room-faces.ts';
import { surfaceQuantity } from '#elements/surfaces/surface-quantity.ts';
import { drawnFinish, worn, wornFloor } from '#elements/surfaces/worn-surface.ts';
import { unclampedOn } from '#lib/curve.ts';
import { areaOfFace } from '#lib/tiling/count-tiles.ts';
import { finishOf } from '#models/materials/library.ts';

const flat = twoBedroomFlat();
const models = () => null;
const roomOf = (design: typeof flat, type: string) =>
  roomsOf(design, 'lv_1').find(({ record }) => record.type === type)!;
const tiles = {
  pattern: 'half',
  width: 400,
  height: 200,
  joint: 3,
  corner: 'topRight',
  shift: { x: 50, y: 20 },
} as const;
const surface: Surface = { material: 'tile-stone-grey', turn: 30, layout: tiles };

function tiledBath() {
  const { record } = roomOf(flat, 'bathroom');
  return applyAll(flat, [
    { kind: 'room.finish', ...placeOfRoom(record), face: 'floor', surface },
    { kind: 'room.finish', ...placeOfRoom(record), face: 'walls', surface: { ...surface, turn: 0 } },
  ]);
}

describe('J12 plan, 3D and quantities agree', () => {
  const design = tiledBath();
  const bath = roomOf(design, 'bathroom');
  const frame = frameOn(wornFloor(bath.record), bath.shape.polygon)!;

  it('a floor begins at the same place in all of them', () => {
    const drawn = planOf(design, design.levels[0]!, librarySymbols()).shapes.find(
      ({ elementId, laid }) => elementId === bath.record.id && laid,
    )!.laid!;
    expect(drawn.at).toEqual(frame.origin);
    expect(drawn.turn).toBeCloseTo(30, 9);
    const built = sceneOf(design, { models, detail: 'far' }).parts.find(
      ({ kind, elementId }) => kind === 'floor' && elementId === bath.record.id,
    )!;
    expect(finishOf(built.material).laid?.layout).toEqual({ pattern: 'half', width: 400, height: 200, joint: 3 });
    // A corner of the mesh is in its picture where the plan has it in its cell.
    const { positions, uvs } = built.part.mesh;
    for (let i = 0; i < positions.length / 3; i++) {
      const [x, y] = [positions[i * 3]! - frame.origin.x, positions[i * 3 + 1]! - frame.origin.y];
      const [c, s] = [Math.cos(frame.turn), Math.sin(frame.turn)];
      expect(uvs[i * 2]).toBeCloseTo(x * c + y * s, 1);
      expect(uvs[i * 2 + 1]).toBeCloseTo(y * c - x * s, 1);
    }
  });

  it('every face of the walls begins in its own corner, and its picture there too', () => {
    const { parts } = sceneOf(design, { models, detail: 'far' });
    for (const face of facesAround(design, bath.record)) {
      const at = frameOn(worn({ ...surface, turn: 0 }, 'wall'), face.outline)!;
      const built = parts.filter(
        ({ elementId, part, material }) =>
          elementId === face.wall.id && part.slot === face.side && finishOf(material).laid !== undefined,
      );
      expect(built.length).toBeGreaterThan(0);
      for (const { part } of built) {
        const { positions, uvs } = part.mesh;
        for (let i = 0; i < positions.length / 3; i++) {
          const s = unclampedOn(face.wall, { x: positions[i * 3]!, y: positions[i * 3 + 1]! });
          const x = (face.side === 'left' ? face.to - s : s - face.from) * face.stretch;
          expect(uvs[i * 2]).toBeCloseTo(x - at.origin.x, 1);
          expect(uvs[i * 2 + 1]).toBeCloseTo(positions[i * 3 + 2]! - at.origin.y, 1);
        }
      }
    }
  });

  it('areas are those of the room', () => {
    const room = quantitiesOf(design).rooms.find(({ id }) => id === bath.record.id)!;
    const lines = homeSurfaces(design).filter((line) => line.room.id === bath.record.id);
    const area = (on: string) =>
      lines.filter((line) => line.on === on).reduce((sum, line) => sum + (line.quantity?.area ?? 0), 0);
    expect(area('floor')).toBeCloseTo(room.netArea, 0);
    expect(area('walls')).toBeCloseTo(room.wallArea, 0);
    expect(area('ceiling')).toBeCloseTo(room.netArea, 0);
    // A bathroom has none unless somebody wants it.
    expect(lines.some(({ on }) => on === 'skirting')).toBe(false);
  });

  it('tiles laid and cut cover the floor', () => {
    const quantity = surfaceQuantity(wornFloor(bath.record), [floorFace(design, bath)]).tiles!;
    const each = 403 * 203;
    expect(quantity.needed * each).toBeGreaterThanOrEqual(bath.shape.netArea);
    expect(quantity.whole * 400 * 200).toBeLessThan(bath.shape.netArea);
    expect(quantity.buy).toBe(Math.ceil(quantity.needed * 1.05));
    expect(quantity.waste).toBeGreaterThan(0);
    expect(quantity.waste).toBeLessThan(0.5);
  });
});

describe('J12 what it takes', () => {
  const face = {
    outline: [
      { x: 0, y: 0 },
      { x: 5000, y: 0 },
      { x: 5000, y: 2600 },
      { x: 0, y: 2600 },
    ],
    holes: [],
  };

  test('paint by coats', () => {
    expect(surfaceQuantity(worn({ material: 'paint-sage' }, 'wall'), [face])).toMatchObject({
      area: 13e6,
      paint: { coats: 2, litres: 2.6 },
      tiles: null,
      rolls: null,
    });
    expect(surfaceQuantity(worn({ material: 'paint-sage', coats: 3 }, 'wall'), [face]).paint?.litres).toBe(3.9);
  });

  test('wallpaper by rolls, boards and boxes', () => {
    // Ten lengths of 2.7 m matched at 530 mm are 3.18 m each: three from a roll.
    expect(surfaceQuantity(worn({ material: 'wallpaper-waves' }, 'wall'), [face]).rolls).toBe(4);
    const layout = { pattern: 'grid', width: 500, height: 500, joint: 0, box: 4, spare: 10 } as const;
    expect(surfaceQuantity(worn({ material: 'tile-cement', layout }, 'wall'), [face]).tiles).toMatchObject({
      whole: 50,
      cut: 10,
      needed: 53,
      buy: 59,
      boxes: 15,
    });
  });

  test('a door between two rooms is taken off both faces of its wall', () => {
    for (const opening of Object.values(flat.openings)) {
      const holes = wallFaces(flat, 'lv_1').flatMap(({ openings }) =>
        openings.filter((each) => each.opening === opening),
      );
      expect(holes.length).toBeGreaterThanOrEqual(2);
      const width = holes.reduce((sum, { left, right }) => sum + right - left, 0);
      expect(width).toBeCloseTo(2 * opening.width, 0);
    }
  });

  test('the faces of a bent wall are longer outside than inside', () => {
    const bent = applyAll(flat, [{ kind: 'wall.bend', id: 'wl_north', bulge: 0.2 }]);
    const faces = wallFaces(bent, 'lv_1').filter(({ wall }) => wall.id === 'wl_north');
    const lengths = faces.map(({ stretch }) => stretch);
    expect(Math.max(...lengths)).toBeGreaterThan(1);
    expect(Math.min(...lengths)).toBeLessThan(1);
    for (const each of faces) expect(areaOfFace(each)).toBeGreaterThan(0);
  });
});

describe('J12 hostile layouts', () => {
  const layout = { pattern: 'grid', width: 300, height: 300, joint: 2 };
  test.each([
    { ...layout, width: 0 },
    { ...layout, width: -300 },
    { ...layout, width: Number.NaN },
    { ...layout, height: Number.POSITIVE_INFINITY },
    { ...layout, width: 5000, height: 10 },
    { ...layout, joint: -1 },
    { ...layout, joint: 1000 },
    { ...layout, pattern: 'constructor' },
    { ...layout, jointColour: 'url(x)' },
    { ...layout, box: 0 },
    { ...layout, shift: { x: 1e9, y: 0 } },
    { ...layout, more: 1 },
    { pattern: 'drops', width: 530, length: 0, repeat: 0 },
    { pattern: 'drops', width: 530, length: 10_000, repeat: Number.NaN },
  ])('%j is refused', (bad) => {
    expect(surfaceSchema.safeParse({ material: 'tile-cement', layout: bad }).success).toBe(false);
    expect(surfaceSchema.safeParse({ material: 'tile-cement', layout }).success).toBe(true);
  });

  test('no document can name a laid finish itself', () => {
    const id = drawnFinish(worn({ material: 'tile-cement' }, 'floor'));
    expect(finishOf(id).laid).toBeDefined();
    expect(surfaceSchema.safeParse({ material: id }).success).toBe(false);
  });
});
