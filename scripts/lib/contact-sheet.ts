import { seededRng, hashOfText } from '#lib/random.ts';
import { triangleCount } from '#models/geometry/model.ts';
import { findModel } from '#models/library.ts';
import { choiceAt, familyCount, formatId } from '#models/model-id.ts';
import { modelPicture } from '#models/picture/model-picture.ts';
import { drawText } from './pixel-text.ts';
import type { Detail } from '#models/geometry/mesh.ts';
import type { Family } from '#models/family.ts';
import type { TextureCache } from '#models/materials/texture.ts';

export interface Sheet {
  width: number;
  height: number;
  rgba: Uint8Array;
}
export interface SheetOptions {
  size: number;
  columns: number;
  detail: Detail;
  textures: TextureCache;
  /** Told of each model as it is drawn. */ drawn?: (line: string) => void;
}

const captionHeight = 34;

/** Models side by side, each with its id, style and measures under it. */
export function contactSheet(ids: string[], { size, columns: most, detail, textures, drawn }: SheetOptions): Sheet {
  const columns = Math.min(most, ids.length);
  const height = Math.ceil(ids.length / columns) * (size + captionHeight);
  const sheet = { width: columns * size, height, rgba: new Uint8Array(columns * size * height * 4).fill(255) };
  ids.forEach((id, i) => {
    const { family, choice } = findModel(id)!;
    const began = process.cpuUsage();
    const model = family.build(choice, detail);
    const built = process.cpuUsage(began);
    const picture = modelPicture(family, choice, textures, { width: size, height: size, detail });
    const x = (i % columns) * size;
    const y = Math.floor(i / columns) * (size + captionHeight);
    for (let row = 0; row < size; row++)
      sheet.rgba.set(picture.rgba.subarray(row * size * 4, (row + 1) * size * 4), ((y + row) * sheet.width + x) * 4);
    drawText(sheet, x + 6, y + size + 5, id);
    drawText(sheet, x + 6, y + size + 19, `${choice.style} ${choice.width}x${choice.depth}x${choice.height}`);
    drawn?.(
      `${id} ${triangleCount(model)} triangles, built in ${took(built)}, with picture ${took(process.cpuUsage(began))}  ${JSON.stringify(choice)}`,
    );
  });
  return sheet;
}

function took({ user, system }: NodeJS.CpuUsage): string {
  return `${((user + system) / 1000).toFixed(0)} ms`;
}

/** Ids spread over the whole family, the same ones for the same seed. */
export function sampledIds(family: Family, count: number, seed: number): string[] {
  const rng = seededRng(hashOfText(family.code) + seed);
  return Array.from({ length: count }, (_, i) => {
    const number = Math.floor(((i + rng.next()) / count) * familyCount(family));
    return choiceAt(family, number) ? formatId(family, number) : formatId(family, 0);
  });
}
