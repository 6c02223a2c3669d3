import type { Levels } from '#models/picture/surface.ts';

/** One size of a finish's picture; its colours and its relief (−1: flat) begin there in the bytes all share. */
interface PictureLevel {
  width: number;
  height: number;
  colour: number;
  relief: number;
}

export interface PackedPictures {
  levels: PictureLevel[];
  pictures: Uint8Array;
}

export interface PictureTable {
  /** The number of the finest level; the coarser ones follow it. */
  add(levels: Levels): number;
  packed(): PackedPictures;
}

export function createPictureTable(): PictureTable {
  const numbers = new Map<Levels, number>();
  const levels: PictureLevel[] = [];
  const bytes: Uint8Array[] = [];
  let length = 0;
  const put = (pixels: Uint8Array | null): number => {
    if (!pixels) return -1;
    bytes.push(pixels);
    length += pixels.length;
    return length - pixels.length;
  };
  return {
    add(given) {
      const known = numbers.get(given);
      if (known !== undefined) return known;
      numbers.set(given, levels.length);
      return (
        levels.push(
          ...given.map(({ width, height, colour, relief }) => ({
            width,
            height,
            colour: put(colour),
            relief: put(relief),
          })),
        ) - given.length
      );
    },
    packed() {
      const pictures = new Uint8Array(new SharedArrayBuffer(length));
      let at = 0;
      for (const each of bytes) {
        pictures.set(each, at);
        at += each.length;
      }
      return { levels, pictures };
    },
  };
}
