import { bowlOf, bowlWalls, wasteOf } from '#models/families/bath/basin-bowl.ts';
import { vesselSlot, fittingSlot } from '#models/families/bath/bath-slots.ts';
import { gripReach } from '#models/families/storage/cabinet-grips.ts';
import { joinSlots } from '#models/families/shared/slot-meshes.ts';
import { kitchenSlots, kitchenTrait } from '#models/families/kitchen/kitchen-units.ts';
import { doorFronts, drawerFronts, openUnit } from '#models/families/storage/open-unit.ts';
import { bowlHole, sunkBowl } from '#models/families/bath/sunk-bowl.ts';
import { monobloc } from '#models/families/bath/tap-kinds.ts';
import { tapBodies } from '#models/families/bath/tap-traits.ts';
import { extrude } from '#models/geometry/extrude.ts';
import { rectangle } from '#models/geometry/outline.ts';
import { merge, move } from '#models/geometry/transform.ts';
import type { FrontKind } from '#models/families/storage/cabinet-fronts.ts';
import type { Grip } from '#models/families/storage/cabinet-grips.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { SunkBowl } from '#models/families/bath/sunk-bowl.ts';
import type { Choice, Slot } from '#models/family.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

type VanityBasin = 'vessel' | 'undermount' | 'integrated';

/** What stands over the counter: a bowl and its tall tap, or a short one. */
export const vanityOver: Record<string, number> = {
  'vessel none': 130,
  'vessel mixer': 300,
  'undermount none': 0,
  'undermount mixer': 150,
  'integrated none': 0,
  'integrated mixer': 150,
};

const tops: Record<VanityBasin, number> = { vessel: 22, undermount: 20, integrated: 46 };

/** Cabinet from `low`, counter, basins and taps: centred, exactly as wide, deep and high as chosen. */
export function vanityOf(choice: Choice, low: number, detail: Detail): { kit: SlotMeshes; front: number } {
  const width = choice.width as number;
  const depth = choice.depth as number;
  const height = choice.height as number;
  const basin = choice.basin as VanityBasin;
  const counter = height - vanityOver[`${basin} ${choice.tap}`]!;
  const under = counter - tops[basin];
  const face = -depth / 2 + Math.max(14, gripReach(choice.grip as Grip) + 2);
  const places = choice.basins === 'two' ? [-width / 4, width / 4] : [0];
  const layout = choice.layout as string;
  const inner = [-width / 2 + 1, width / 2 - 1, low + 1, under - 1] as const;
  const beside = width >= 1000 ? 2 : 1;
  const fronts =
    layout === 'doors'
      ? doorFronts(...inner, Math.max(2, Math.round(width / 420)))
      : drawerFronts(...inner, beside, layout === 'drawer' ? 1 : 2);
  const body = openUnit(
    {
      width,
      low,
      high: under,
      face,
      back: depth / 2,
      board: kitchenTrait(choice.style).board,
      front: choice.front as FrontKind,
      grip: choice.grip as Grip,
      fronts,
    },
    detail,
  );
  return {
    kit: joinSlots([body, counterOf(choice, basin, places, { width, depth, under, counter }, detail)]),
    front: face,
  };
}

interface Counter {
  width: number;
  depth: number;
  under: number;
  counter: number;
}

function counterOf(
  choice: Choice,
  basin: VanityBasin,
  places: readonly number[],
  { width, depth, under, counter }: Counter,
  detail: Detail,
): SlotMeshes {
  const slab = (holes: readonly (readonly (readonly [number, number])[])[], bevel: number): Mesh =>
    move(extrude({ outline: rectangle(width, depth), holes, height: counter - under, bevel }, detail), 0, 0, under);
  const taps = choice.tap === 'mixer' ? places.map((x) => tapAt(choice.style, basin, x, depth, counter, detail)) : [];
  if (basin === 'vessel') {
    const size = Math.min(400, depth - 90, width / places.length - 60);
    const bowl = bowlOf(
      {
        rim: choice.style === 'modern' ? 'soft' : 'oval',
        width: size,
        depth: size,
        height: 130,
        side: choice.style === 'modern' ? 'straight' : 'round',
        edge: 'fine',
        wall: bowlWalls[choice.style],
      },
      detail,
    );
    const y = -depth / 2 + 20 + size / 2;
    return {
      worktop: [slab([], 2)],
      bowl: places.map((x) => move(bowl.mesh, x, y, counter)),
      metal: [...places.map((x) => wasteOf(counter + bowl.floor, detail, [x, y])), ...taps],
    };
  }
  const bowls = places.map((x): SunkBowl => ({
    ...(basin === 'undermount' ? { rim: 'oval', corner: 40 } : { rim: 'square', corner: 42 }),
    width: Math.min(basin === 'undermount' ? 500 : 560, width / places.length - 110),
    depth: depth - 190,
    x,
    y: -32,
    high: basin === 'undermount' ? under : counter,
    deep: 125,
    wall: 8,
    radius: 44,
  }));
  const made = bowls.map((bowl) => sunkBowl(bowl, detail));
  const top = slab(
    bowls.map((bowl) => bowlHole(bowl, basin === 'undermount' ? 3 : -0.5, detail)),
    basin === 'undermount' ? 2 : 6,
  );
  const meshes = made.map(({ mesh }) => mesh);
  return {
    ...(basin === 'undermount' ? { worktop: [top], bowl: meshes } : { bowl: [top, ...meshes] }),
    metal: [...made.map(({ floor, drain }) => wasteOf(floor, detail, drain)), ...taps],
  };
}

/** Behind its bowl: tall beside a vessel, short on the counter. */
function tapAt(style: Style, basin: VanityBasin, x: number, depth: number, counter: number, detail: Detail): Mesh {
  const tall = basin === 'vessel';
  const wide = 50;
  const deep = tall ? 190 : 150;
  const tap = merge(
    monobloc(
      {
        width: wide,
        depth: deep,
        height: tall ? 300 : 150,
        pipe: style === 'modern' || style === 'newChinese' ? 'square' : 'round',
        spout: style === 'modern' ? 'straight' : 'angle',
        handle: style === 'japandi' ? 'pin' : 'blade',
        ...tapBodies[style],
      },
      detail,
    ),
  );
  return move(tap, x, depth / 2 - 24 - deep / 2, counter);
}

const { carcass, fronts, handles, worktop, cane, cloth, reeded, legs } = kitchenSlots;

export const vanitySlots: Record<string, Slot> = {
  carcass,
  fronts,
  handles,
  worktop: { ...worktop, name: { en: 'Counter', zh: '台面', vi: 'Mặt bàn' } },
  bowl: vesselSlot({
    indochine: 'ceramic-white',
    newChinese: 'ceramic-white',
    midCentury: 'ceramic-white',
    industrial: 'ceramic-white',
  }),
  metal: fittingSlot(),
  cane,
  cloth,
  reeded,
  legs: {
    ...legs,
    byStyle: { ...legs.byStyle, french: 'paint-sage', indochine: 'paint-forest', modern: 'steel-black' },
  },
};
