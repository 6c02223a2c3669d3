import type { RoomRecord } from '#design/records/room.ts';
import type { LayoutRecord, RollRecord, Surface, TilesRecord } from '#design/records/surface.ts';
import type { Wall, WallSide } from '#design/records/wall.ts';
import { defaultFloor, defaultMaterials } from '#elements/default-materials.ts';
import { usualJointColour, usualLayout } from '#elements/surfaces/usual-layout.ts';
import type { SurfacePlace } from '#elements/surfaces/usual-layout.ts';
import { laidId } from '#models/materials/laid-finish.ts';
import { findFinish } from '#models/materials/library.ts';

/** What a face wears: what somebody decided, else what is usual. Drawn, built and counted from here alone. */
export interface WornSurface {
  readonly material: string;
  readonly turn: number;
  readonly tiles: TilesRecord | null;
  readonly roll: RollRecord | null;
  readonly coats: number;
}

const usualCoats = 2;

export function wornFloor({ floor, type }: Pick<RoomRecord, 'floor' | 'type'>): WornSurface {
  return worn(floor ?? { material: defaultFloor(type) }, 'floor');
}

export function wornCeiling({ ceiling }: Pick<RoomRecord, 'ceiling'>): WornSurface {
  return worn(ceiling ?? { material: defaultMaterials.ceiling }, 'ceiling');
}

/** A wall's side has its own finish, else that of the walls of the room it faces. */
export function wornWall(wall: Wall, side: WallSide, room: Pick<RoomRecord, 'walls'> | null): WornSurface {
  const usual = { material: room ? defaultMaterials.wallInside : defaultMaterials.wallOutside };
  return worn(wall[side] ?? room?.walls ?? usual, 'wall');
}

export function worn({ material, turn = 0, layout, coats = usualCoats }: Surface, place: SurfacePlace): WornSurface {
  const known = findFinish(material) ? material : defaultMaterials.wallInside;
  const laid = layout ?? usualLayout(known, place);
  return { material: known, turn, coats, tiles: tilesOf(laid), roll: laid?.pattern === 'drops' ? laid : null };
}

/** The finish it is drawn in: a laid one where there are tiles. */
export function drawnFinish({ material, tiles }: WornSurface): string {
  return tiles ? laidId(material, tiles, tiles.jointColour ?? usualJointColour(material)) : material;
}

/** Everything its look depends on, to compare. */
export function surfaceWords(surface: WornSurface): unknown[] {
  const { turn, tiles, roll } = surface;
  const { corner, shift } = tiles ?? roll ?? {};
  return [drawnFinish(surface), turn, roll?.width, corner, shift?.x, shift?.y];
}

function tilesOf(layout: LayoutRecord | null): TilesRecord | null {
  return layout && layout.pattern !== 'drops' ? layout : null;
}
