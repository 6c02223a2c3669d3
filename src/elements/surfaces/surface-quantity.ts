import type { TilesRecord } from '#design/records/surface.ts';
import { frameOn } from '#elements/surfaces/laid-part.ts';
import type { WornSurface } from '#elements/surfaces/worn-surface.ts';
import { countRolls } from '#lib/tiling/count-rolls.ts';
import { areaOfFace, countTiles } from '#lib/tiling/count-tiles.ts';
import type { Face } from '#lib/tiling/count-tiles.ts';
import { findFinish } from '#models/materials/library.ts';

/** What it takes to finish some faces alike. Square millimetres. */
export interface SurfaceQuantity {
  readonly area: number;
  readonly tiles: TilesQuantity | null;
  /** Of wallpaper, those to spare included. */
  readonly rolls: number | null;
  readonly paint: { readonly coats: number; readonly litres: number } | null;
}

export interface TilesQuantity {
  readonly whole: number;
  readonly cut: number;
  /** To lay it: whole ones, and those that are cut. */
  readonly needed: number;
  /** With those to spare. */
  readonly buy: number;
  /** Where it is known how many are in one. */
  readonly boxes: number | null;
  /** The part of what is needed that is cut away: 0 … 1. */
  readonly waste: number;
  readonly estimated: boolean;
}

/** Bought beyond what is needed where nobody decided otherwise. Per cent. */
export const usualSpare = 5;
/** What a litre of wall paint covers once. Square metres. */
const covers = 10;

export function surfaceQuantity(surface: WornSurface, faces: readonly Face[]): SurfaceQuantity {
  const area = faces.reduce((sum, face) => sum + areaOfFace(face), 0);
  const { material, tiles, roll, coats } = surface;
  return {
    area,
    tiles: tiles && tilesQuantity(surface, tiles, faces, area),
    rolls:
      roll &&
      rollsWith(
        roll.spare,
        countRolls(
          roll,
          faces.map((face) => hung(surface, face)),
        ),
      ),
    paint:
      findFinish(material)?.kind === 'paint'
        ? { coats, litres: Math.ceil((area / 1e6 / covers) * coats * 10 - 1e-6) / 10 }
        : null,
  };
}

function tilesQuantity(
  surface: WornSurface,
  tiles: TilesRecord,
  faces: readonly Face[],
  area: number,
): TilesQuantity | null {
  const counts = faces.flatMap((face) => {
    const frame = frameOn(surface, face.outline);
    return frame ? [countTiles(tiles, frame, face)] : [];
  });
  const sum = (key: 'whole' | 'cut' | 'needed') => counts.reduce((total, count) => total + count[key], 0);
  const needed = sum('needed');
  const buy = Math.ceil(needed * (1 + (tiles.spare ?? usualSpare) / 100) - 1e-6);
  const covered = needed * (tiles.width + tiles.joint) * (tiles.height + tiles.joint);
  return {
    whole: sum('whole'),
    cut: sum('cut'),
    needed,
    buy,
    boxes: tiles.box === undefined ? null : Math.ceil(buy / tiles.box),
    waste: covered > 0 ? Math.max(0, 1 - area / covered) : 0,
    estimated: counts.some(({ estimated }) => estimated),
  };
}

function rollsWith(spare = 0, rolls: number): number {
  return Math.ceil(rolls * (1 + spare / 100) - 1e-6);
}

function hung(surface: WornSurface, face: Face): { face: Face; from: number } {
  return { face, from: frameOn(surface, face.outline)?.origin.x ?? 0 };
}
