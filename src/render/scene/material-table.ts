import { materialOf } from '#render/scene/material.ts';
import { createPictureTable } from '#render/scene/picture-table.ts';
import type { Material } from '#render/scene/material.ts';
import type { PackedPictures, PictureTable } from '#render/scene/picture-table.ts';
import type { Finish } from '#models/materials/finish.ts';
import type { TextureCache } from '#models/materials/texture.ts';

/** The materials of a scene, each once. */
export interface MaterialTable {
  materials: Material[];
  /** The number of a material. `across`: the end grain of a wood; `emitter`: the light it belongs to, or −1. */
  numberOf(finish: Finish, solid: boolean, across: boolean, emitter: number): number;
  packed(): PackedPictures;
}

export function createMaterialTable(textures: TextureCache): MaterialTable {
  const materials: Material[] = [];
  const numbers = new Map<string, number>();
  const pictures = createPictureTable();
  return {
    materials,
    numberOf(finish, solid, across, emitter) {
      const key = `${finish.id} ${solid} ${across} ${emitter}`;
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, materials.length);
      return (
        materials.push({
          ...materialOf(finish, solid, emitter),
          ...pictureLevels(finish, across, textures, pictures),
        }) - 1
      );
    },
    packed: pictures.packed,
  };
}

function pictureLevels(
  finish: Finish,
  across: boolean,
  textures: TextureCache,
  pictures: PictureTable,
): Pick<Material, 'level' | 'levels' | 'tileU' | 'tileV'> {
  const surface = textures.surface(finish);
  const end = across && surface.endLevels !== null;
  const levels = end ? surface.endLevels : surface.levels;
  const tile = end ? surface.endTile : surface.tile;
  return {
    level: levels ? pictures.add(levels) : -1,
    levels: levels?.length ?? 0,
    tileU: tile[0]! / 1000,
    tileV: tile[1]! / 1000,
  };
}
