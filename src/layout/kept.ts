import type { Design } from '#design/document.ts';
import type { Item } from '#design/records/item.ts';
import { findModel } from '#models/library.ts';
import { itemBox, itemsIn } from '#layout/items-in.ts';
import type { Use } from '#layout/part.ts';
import type { RoomPlan } from '#layout/plan/room-plan.ts';
import { standingBox } from '#layout/space/box.ts';
import type { Box } from '#layout/space/box.ts';
import type { Goal } from '#layout/space/walkways.ts';

/** What stands in a room already and stays there. */
export interface Kept {
  readonly items: readonly Item[];
  /** What is there is not added again. */
  readonly families: ReadonlySet<string>;
  /** Nothing new may stand in these. */
  readonly boxes: readonly Box[];
  /** Of these, what one has to walk around. */
  readonly obstacles: readonly Box[];
  /** What one walks up to. */
  readonly goals: readonly Goal[];
}

/** Outside measures of models that are not of the library, by their ids. Millimetres. */
export type KnownSizes = Readonly<Record<string, { width: number; depth: number; height: number }>>;

/** Where nobody knows better; half a metre is what the plan draws for it. */
const unknownSize = { width: 500, depth: 500, height: 1000 };

/** What is asked of the things that stand in a room. */
export interface Keeping {
  /** Everything stays; without it only what is locked does. */
  readonly keep: boolean;
  /** Goes even so: what an earlier proposal placed and nobody touched since. */
  readonly replaced?: readonly string[] | undefined;
}

/** Locked things always stay. */
export function stays({ id, locked }: Pick<Item, 'id' | 'locked'>, { keep, replaced = [] }: Keeping): boolean {
  return locked || (keep && !replaced.includes(id));
}

export function keptIn(design: Design, plan: RoomPlan, keeping: Keeping, sizes: KnownSizes = {}): Kept {
  const items = itemsIn(design, plan).filter((item) => stays(item, keeping));
  const standing = items
    .map((item) => ({
      item,
      family: findModel(item.model)?.family,
      box: itemBox(item) ?? standingBox(item, sizes[item.model] ?? unknownSize),
    }))
    .filter(({ family }) => family?.code !== 'rug');
  return {
    items,
    families: new Set(items.flatMap(({ model }) => findModel(model)?.family.code ?? [])),
    boxes: standing.map(({ box }) => box),
    obstacles: standing
      .filter(({ item: { placement }, family, box }) =>
        placement === 'wall'
          ? box.halfDepth > 30 && family?.category !== 'textiles'
          : placement !== 'top' && placement !== 'ceiling',
      )
      .map(({ box }) => box),
    goals: standing.flatMap(({ family, box }) => {
      const use = family && useOf(family.code);
      return use ? [{ box, use }] : [];
    }),
  };
}

const usedFrom: Record<Use, readonly string[]> = {
  sides: ['bed', 'kids-bed'],
  seat: ['sofa', 'corner-sofa', 'armchair', 'wing-chair', 'lounge-chair', 'day-bed'],
  around: ['dining-chair', 'office-chair', 'shower', 'bath', 'kitchen-island', 'bar-stool', 'bench'],
  front: [
    'wardrobe',
    'bookshelf',
    'sideboard',
    'chest',
    'tv-unit',
    'display-cabinet',
    'kitchen-base',
    'kitchen-tall',
    'kitchen-sink',
    'fridge',
    'shoe-cabinet',
    'toy-shelf',
    'washing-machine',
    'wc',
    'wall-wc',
    'vanity',
    'wall-vanity',
    'wall-basin',
    'pedestal-basin',
    'altar',
    'hall-stand',
    'console-table',
  ],
};

function useOf(family: string): Use | undefined {
  return (Object.keys(usedFrom) as Use[]).find((use) => usedFrom[use].includes(family));
}

/** By which pieces a set is there already; the first is what it is called by. */
const servedBy: Readonly<Record<string, readonly string[]>> = {
  living: ['sofa', 'corner-sofa'],
  dining: ['dining-table'],
  kitchen: ['kitchen-base', 'kitchen-sink'],
  'second run': ['kitchen-base'],
  sink: ['kitchen-sink'],
  bed: ['bed', 'kids-bed'],
  wardrobe: ['wardrobe'],
  sideboard: ['sideboard', 'console-table'],
  display: ['display-cabinet'],
  books: ['bookshelf'],
  dresser: ['chest'],
  reading: ['armchair', 'wing-chair', 'lounge-chair'],
  daybed: ['day-bed', 'sofa', 'corner-sofa'],
  desk: ['desk'],
  toys: ['toy-shelf'],
  shoes: ['shoe-cabinet', 'console-table'],
  bench: ['hall-stand', 'bench'],
  coats: ['coat-stand'],
  washing: ['washing-machine'],
  altar: ['altar'],
  perch: ['stool', 'planter'],
  seats: ['lounge-chair', 'armchair', 'bench', 'dining-chair'],
  basin: ['vanity', 'wall-vanity', 'wall-basin', 'pedestal-basin', 'basin'],
  wc: ['wc', 'wall-wc'],
  wet: ['shower', 'bath'],
  second: ['shower', 'bath'],
};

export function isServed(set: string, { families }: Pick<Kept, 'families'>): boolean {
  return servedBy[set]?.some((family) => families.has(family)) ?? false;
}

/** The family a set is called by. */
export function namedBy(set: string): string {
  return servedBy[set]?.[0] ?? set;
}
