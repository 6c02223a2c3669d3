import { gripReach } from '#models/families/storage/cabinet-grips.ts';
import { cabinet } from '#models/families/storage/cabinet.ts';
import { cabinetSlots } from '#models/families/storage/cabinet-slots.ts';
import { moveSlots } from '#models/families/shared/slot-meshes.ts';
import { board } from '#models/geometry/rounded-box.ts';
import type { Column } from '#models/families/storage/cabinet.ts';
import type { FrontKind } from '#models/families/storage/cabinet-fronts.ts';
import type { Grip } from '#models/families/storage/cabinet-grips.ts';
import type { Trait } from '#models/families/storage/cabinet-traits.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { Slot } from '#models/family.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

/** Kitchens are frameless, but for the classic ones, whose doors lie in a frame. */
export function kitchenTrait(style: Style): Trait {
  const framed = style === 'french' || style === 'indochine' || style === 'newChinese';
  const boards: Partial<Record<Style, number>> = {
    modern: 18,
    scandinavian: 19,
    japandi: 20,
    industrial: 17,
    midCentury: 21,
    wabiSabi: 24,
    french: 34,
    indochine: 30,
    newChinese: 27,
  };
  return {
    board: boards[style]!,
    edge: framed ? 2 : 1,
    shell: 'sides',
    setting: framed ? 'inset' : 'overlay',
    overhang: 0,
  };
}

export type Worktop = 'slim' | 'standard' | 'thick' | 'waterfall';

export const worktopHeights: Record<Worktop, number> = { slim: 12, standard: 20, thick: 40, waterfall: 30 };

export const plinthHeight = 100;

interface Run {
  width: number;
  depth: number;
  low: number;
  high: number;
  /** How far the worktop stands before the fronts, at the front and behind. */
  before: number;
  behind?: number;
  trait: Trait;
  front: FrontKind;
  grip: Grip;
  columns: readonly Column[];
  level?: number;
}

/** Carcasses with their fronts inside a depth that something else (a worktop) owns; the handles stay within it. */
export function unitRun(
  { depth, before, behind = 0, grip, ...rest }: Run,
  detail: Detail,
): { kit: SlotMeshes; front: number; back: number } {
  const short = Math.max(2, before - gripReach(grip));
  const body = cabinet({ ...rest, grip, depth: depth - short - behind }, detail);
  const by = (short - behind) / 2;
  return { kit: moveSlots(body.kit, 0, by, 0), front: body.front + by, back: body.back + by };
}

/** The board feet hide behind. */
export function plinthOf(
  { width, front, back, height = plinthHeight }: { width: number; front: number; back: number; height?: number },
  detail: Detail,
): Mesh {
  return board(
    { from: [-width / 2 + 2, front + 45, 0], to: [width / 2 - 2, back - 10, height], radius: 1, grain: 'x' },
    detail,
  );
}

/** Slab and, where it falls to the floor, both ends. */
export function worktopOf(
  kind: Worktop,
  { width, depth, high, radius = 2 }: { width: number; depth: number; high: number; radius?: number },
  detail: Detail,
): Mesh[] {
  const t = worktopHeights[kind];
  const slab = board(
    { from: [-width / 2, -depth / 2, high - t], to: [width / 2, depth / 2, high], radius, grain: 'x' },
    detail,
  );
  if (kind !== 'waterfall') return [slab];
  return [
    slab,
    ...[-1, 1].map((side) =>
      board(
        {
          from: [(side * width) / 2, -depth / 2, 0],
          to: [side * (width / 2 - t), depth / 2, high - t],
          radius,
          grain: 'z',
        },
        detail,
      ),
    ),
  ];
}

const fronts: Partial<Record<Style, string>> = {
  modern: 'paint-fog',
  scandinavian: 'paint-white',
  japandi: 'oak-pale',
  french: 'paint-sage',
  indochine: 'paint-forest',
  industrial: 'paint-graphite',
  midCentury: 'walnut',
  wabiSabi: 'paint-clay',
  newChinese: 'walnut-dark',
};
const frames: Partial<Record<Style, string>> = {
  ...fronts,
  modern: 'paint-fog',
  scandinavian: 'ash-natural',
  industrial: 'paint-graphite',
};

export const kitchenSlots = {
  ...cabinetSlots,
  carcass: { ...cabinetSlots.carcass, byStyle: frames },
  fronts: { ...cabinetSlots.fronts, byStyle: fronts },
  handles: {
    ...cabinetSlots.handles,
    byStyle: {
      ...cabinetSlots.handles.byStyle,
      scandinavian: 'leather-tan',
      indochine: 'brass-antique',
      wabiSabi: 'bronze',
    },
  },
  worktop: {
    name: { en: 'Worktop', zh: '台面', vi: 'Mặt bếp' },
    finishes: [
      'quartz-white',
      'marble-carrara',
      'marble-calacatta',
      'marble-nero',
      'granite-grey',
      'granite-black',
      'terrazzo-light',
      'travertine',
      'limestone',
      'sintered-grey',
      'concrete',
      'oak-natural',
      'walnut',
      'steel-brushed',
    ],
    byStyle: {
      modern: 'sintered-grey',
      scandinavian: 'oak-natural',
      japandi: 'limestone',
      french: 'marble-carrara',
      indochine: 'granite-black',
      industrial: 'concrete',
      midCentury: 'terrazzo-light',
      wabiSabi: 'travertine',
      newChinese: 'marble-nero',
    },
  },
  plinth: {
    name: { en: 'Plinth', zh: '踢脚板', vi: 'Chân tủ' },
    finishes: ['paint-graphite', 'steel-brushed', 'paint-black', 'paint-white', 'oak-natural', 'oak-pale', 'walnut'],
    byStyle: {
      scandinavian: 'paint-white',
      japandi: 'oak-pale',
      french: 'paint-sage',
      indochine: 'paint-forest',
      wabiSabi: 'paint-clay',
    },
  },
} satisfies Record<string, Slot>;
