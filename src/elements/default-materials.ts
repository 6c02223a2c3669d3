import type { RoomType } from '#design/records/room.ts';

/** Default materials: Hiên's own style (LOOK §7). */
export const defaultMaterials = {
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
  unlit: 'paper-white',
} as const;

const floorByRoomType: Partial<Record<RoomType, string>> = {
  kitchen: 'tile-stone-grey',
  bathroom: 'tile-stone-grey',
  laundry: 'tile-stone-grey',
  garage: 'concrete',
  balcony: 'tile-terracotta',
  courtyard: 'slate',
};

export function defaultFloor(type: RoomType): string {
  return floorByRoomType[type] ?? 'oak-natural';
}
