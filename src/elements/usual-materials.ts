import type { RoomType } from '#design/records/floor.ts';

/** What things wear before anyone has chosen: the house's own style (LOOK §7). */
export const usual = {
  wallInside: 'paint-lime',
  wallOutside: 'plaster-lime',
  ceiling: 'paint-white',
  slab: 'concrete',
  frame: 'paint-white',
  leaf: 'oak-natural',
  glass: 'glass-clear',
  handle: 'brass-antique',
  threshold: 'oak-natural',
  sill: 'paint-white',
  lattice: 'walnut',
  body: 'steel-white',
  glow: 'light-warm',
} as const;

const floors: Partial<Record<RoomType, string>> = {
  kitchen: 'tile-stone-grey', bathroom: 'tile-stone-grey', laundry: 'tile-stone-grey', garage: 'concrete',
  balcony: 'tile-terracotta', courtyard: 'slate',
};

export function usualFloor(type: RoomType): string {
  return floors[type] ?? 'oak-natural';
}
