import type { Locale } from '#lib/locale.ts';
import type { Style } from '#models/vocabulary.ts';
import { homeRows, homesWithPanorama } from './home-rows.ts';

/** What a demo home is: one room shown by itself, or a whole dwelling. */
const homeTypes = [
  'living',
  'dining',
  'kitchen',
  'bedroom',
  'children',
  'study',
  'bathroom',
  'hall',
  'balcony',
  'flat',
  'studio',
  'loft',
  'tubeHouse',
] as const;
type HomeType = (typeof homeTypes)[number];

export interface DemoHome {
  /** Its document is `documents/<id>.json`. */
  id: string;
  names: Record<Locale, string>;
  /** `veranda` is Hiên's own style (LOOK §7). */
  style: Style | 'veranda';
  type: HomeType;
  place: 'Hà Nội' | 'Huế' | 'Đà Nẵng' | 'Hội An' | 'Đà Lạt' | 'Sài Gòn';
  /** Square metres between the walls, all rooms together. */
  area: number;
  /** Cameras of its document. */
  cameras: readonly ('main' | 'detail' | 'panorama')[];
}

/** Furnished rooms and homes of the demo world, made by `scripts/demo-homes.ts`. */
export const homes: readonly DemoHome[] = homeRows.map(([id, style, type, place, area, vi, en, zh]) => ({
  id,
  style,
  type,
  place,
  area,
  names: { vi, en, zh },
  cameras: homesWithPanorama.includes(id) ? ['main', 'detail', 'panorama'] : ['main', 'detail'],
}));
