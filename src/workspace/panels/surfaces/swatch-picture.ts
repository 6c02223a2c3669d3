import { drawnFinish, worn } from '#elements/surfaces/worn-surface.ts';
import { findFinish } from '#models/materials/library.ts';
import { textureCache } from '#models/materials/texture.ts';

const pixels = 64;

/** A square of the finish as it is laid, as an address of a picture; null for one that is plain. */
export function swatchPicture(material: string): string | null {
  const finish = findFinish(drawnFinish(worn({ material }, 'floor')));
  const level = finish && textureCache(pixels).texture(finish);
  if (!level) return null;
  const canvas = document.createElement('canvas');
  canvas.width = level.width;
  canvas.height = level.height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  const picture = context.createImageData(level.width, level.height);
  for (let from = 0, to = 0; from < level.colour.length; from += 3, to += 4) {
    picture.data.set(level.colour.subarray(from, from + 3), to);
    picture.data[to + 3] = 255;
  }
  context.putImageData(picture, 0, 0);
  return canvas.toDataURL();
}
