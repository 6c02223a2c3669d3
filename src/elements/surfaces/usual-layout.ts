import type { LayoutRecord } from '#design/records/surface.ts';
import { findFinish } from '#models/materials/library.ts';

/** Where a finish is: timber is laid in boards on a floor, and panelled without joints on a wall. */
export type SurfacePlace = 'floor' | 'wall' | 'ceiling';

/** Sold so in Vietnam: a roll covers 5 m². */
const roll = { pattern: 'drops', width: 530, length: 10_050, repeat: 530 } as const;
const boards = { pattern: 'random', width: 1800, height: 180, joint: 0.6 } as const;

/** By the pattern the finish's own picture shows. */
const tiles: Readonly<Record<string, LayoutRecord>> = {
  subway: { pattern: 'half', width: 150, height: 75, joint: 2 },
  zellige: { pattern: 'grid', width: 100, height: 100, joint: 2 },
  mosaic: { pattern: 'grid', width: 23, height: 23, joint: 2 },
  cement: { pattern: 'grid', width: 200, height: 200, joint: 2 },
};
const sizes: Readonly<Record<string, LayoutRecord>> = {
  'tile-terracotta': { pattern: 'grid', width: 300, height: 300, joint: 5 },
};
const plainTile: LayoutRecord = { pattern: 'grid', width: 600, height: 600, joint: 3 };

/** How a finish is laid where nobody decided otherwise; null for what is spread, not laid. */
export function usualLayout(material: string, place: SurfacePlace): LayoutRecord | null {
  const finish = findFinish(material);
  if (!finish) return null;
  if (finish.kind === 'tile') return sizes[material] ?? tiles[finish.pattern ?? ''] ?? plainTile;
  if (finish.kind === 'wood' && place === 'floor') return boards;
  return finish.kind === 'paper' && place === 'wall' ? roll : null;
}

/** Of a finish that may be laid in tiles though it usually is not: a floor of slate. */
export function possibleLayout(material: string, place: SurfacePlace): LayoutRecord | null {
  const usual = usualLayout(material, place);
  if (usual) return usual;
  const kind = findFinish(material)?.kind;
  if (kind === 'wood') return boards;
  return kind === 'stone' || kind === 'ceramic' ? plainTile : null;
}

/** Grout a little darker than the tile where the finish has no second colour of its own. */
export function usualJointColour(material: string): string {
  const finish = findFinish(material);
  if (finish?.kind === 'tile' && finish.second) return finish.pattern === 'cement' ? '#cfc9bb' : finish.second;
  return finish?.kind === 'wood' ? '#3a2c20' : '#a8a49b';
}
