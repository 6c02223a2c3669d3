import { materialOf } from '#render/scene/material.ts';
import { pictureShelf } from '#render/scene/picture-shelf.ts';
import type { Material } from '#render/scene/material.ts';
import type { PackedPictures, PictureShelf } from '#render/scene/picture-shelf.ts';
import type { Finish } from '#models/materials/finish.ts';
import type { TextureCache } from '#models/materials/texture.ts';

/** The materials of a scene, each once. */
export interface MaterialShelf {
  materials: Material[];
  /** The number of a material. `across`: the end grain of a wood; `emitter`: the light it belongs to, or −1. */
  numberOf(finish: Finish, solid: boolean, across: boolean, emitter: number): number;
  packed(): PackedPictures;
}

export function materialShelf(textures: TextureCache): MaterialShelf {
  const materials: Material[] = [];
  const numbers = new Map<string, number>();
  const pictures = pictureShelf();
  return {
    materials,
    numberOf(finish, solid, across, emitter) {
      const key = `${finish.id} ${solid} ${across} ${emitter}`;
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, materials.length);
      return materials.push({ ...materialOf(finish, solid, emitter), ...worn(finish, across, textures, pictures) }) - 1;
    },
    packed: pictures.packed,
  };
}

function worn(finish: Finish, across: boolean, textures: TextureCache, pictures: PictureShelf): Pick<Material, 'level' | 'levels' | 'tileU' | 'tileV'> {
  const surface = textures.surface(finish);
  const end = across && surface.endLevels !== null;
  const levels = end ? surface.endLevels : surface.levels;
  const tile = end ? surface.endTile : surface.tile;
  return { level: levels ? pictures.add(levels) : -1, levels: levels?.length ?? 0, tileU: tile[0]! / 1000, tileV: tile[1]! / 1000 };
}
