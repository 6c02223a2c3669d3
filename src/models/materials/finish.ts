import type { TileLayout } from '#lib/tiling/tile-layout.ts';
import type { LocalizedText } from '#models/family.ts';

export type FinishKind =
  | 'wood'
  | 'fabric'
  | 'leather'
  | 'stone'
  | 'tile'
  | 'metal'
  | 'glass'
  | 'mirror'
  | 'paint'
  | 'plaster'
  | 'ceramic'
  | 'rattan'
  | 'plastic'
  | 'paper'
  | 'plant'
  | 'light'
  | 'screen';

/** What a surface is made of. Colours are sRGB, as a person reads them. */
export interface Finish {
  id: string;
  kind: FinishKind;
  name: LocalizedText;
  /** The colour seen from across the room. */
  colour: string;
  /** The pattern's other colour: veins, grout, knots, cane's shadow. */
  second?: string;
  roughness: number;
  metalness: number;
  /** How it is made (patterns/); without one the surface is plain. */
  pattern?: string;
  /** How large the pattern's picture is in the world, in millimetres along u and v. */
  tile?: readonly [number, number];
  /** Strength of its relief; 1 is true to life. */
  relief?: number;
  /** Below 1 one sees through: glass, sheer cloth. */
  opacity?: number;
  /** A short nap or sheen that brightens the edges: velvet, silk. */
  sheen?: number;
  /** Laid in tiles or boards (laid-finish.ts): `face` is how large the picture of a single one's material is. */
  laid?: { layout: TileLayout; joint: string; face: readonly [number, number] };
  /** The finish of which this is a paler or darker board (board-tone.ts). */
  toneOf?: string;
  /** Shines by itself: lamp glass, a screen. */
  glow?: number;
}

export const kinds: Record<FinishKind, LocalizedText> = {
  wood: { en: 'Wood', zh: '木材', vi: 'Gỗ' },
  fabric: { en: 'Fabric', zh: '布艺', vi: 'Vải' },
  leather: { en: 'Leather', zh: '皮革', vi: 'Da' },
  stone: { en: 'Stone', zh: '石材', vi: 'Đá' },
  tile: { en: 'Tile', zh: '瓷砖', vi: 'Gạch' },
  metal: { en: 'Metal', zh: '金属', vi: 'Kim loại' },
  glass: { en: 'Glass', zh: '玻璃', vi: 'Kính' },
  mirror: { en: 'Mirror', zh: '镜面', vi: 'Gương' },
  paint: { en: 'Paint', zh: '漆', vi: 'Sơn' },
  plaster: { en: 'Plaster', zh: '灰泥', vi: 'Vữa' },
  ceramic: { en: 'Ceramic', zh: '陶瓷', vi: 'Gốm sứ' },
  rattan: { en: 'Rattan and cane', zh: '藤编', vi: 'Mây tre đan' },
  plastic: { en: 'Plastic', zh: '塑料', vi: 'Nhựa' },
  paper: { en: 'Paper', zh: '纸', vi: 'Giấy' },
  plant: { en: 'Plant', zh: '植物', vi: 'Cây' },
  light: { en: 'Light', zh: '发光', vi: 'Ánh sáng' },
  screen: { en: 'Screen', zh: '屏幕', vi: 'Màn hình' },
};

/**
 * A row of a table of finishes: id, colour, English, Chinese, Vietnamese and what differs from the table's common part.
 */
export type Row = readonly [id: string, colour: string, en: string, zh: string, vi: string, more?: Partial<Finish>];

export function finishesOf(common: Omit<Finish, 'id' | 'colour' | 'name'>, rows: readonly Row[]): Finish[] {
  return rows.map(([id, colour, en, zh, vi, more]) => ({ ...common, ...more, id, colour, name: { en, zh, vi } }));
}
