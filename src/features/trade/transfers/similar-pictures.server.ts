import { setImmediate } from 'node:timers/promises';
import type { RequestContext } from '#platform/context.ts';
import { coarseHash, grid, mostDifferingBits, samePictureAs } from './picture-similarity.ts';

/** What a picture shows, small enough to be kept and compared. */
export interface PictureLooks {
  looks: string;
  sketch: Buffer;
}

/** How far the coarse hash of a changed copy may be, and how many with a near one are compared closely. */
export const similarLooks = { within: mostDifferingBits, most: 24 } as const;

/** Its pixels are read: before a transaction begins, because that takes time. */
export async function looksOf(
  { pictures }: Pick<RequestContext, 'pictures'>,
  whose: string,
  bytes: Uint8Array,
): Promise<PictureLooks> {
  const cells = await pictures.bringing({ whose }).brightness(bytes, grid.columns, grid.rows);
  return { looks: coarseHash(cells), sketch: Buffer.from(cells) };
}

/** The first that was re-encoded, scaled or cropped. Each comparison takes milliseconds; other work runs in between. */
export async function firstSimilar(
  { sketch }: PictureLooks,
  others: readonly { id: string; sketch: Buffer }[],
): Promise<string | null> {
  const isSame = samePictureAs(sketch);
  for (const other of others) {
    await setImmediate();
    if (isSame(other.sketch)) return other.id;
  }
  return null;
}
