import type { Design } from '#design/document.ts';
import type { PicturesPort } from '#workspace/ports/pictures-port.ts';
import { createPictureStore } from './picture-store.ts';

/** Of a picture that only this browser has. */
export const localPrefix = 'local_';

/** Plan pictures of a design that only this browser has; `noRoom` is what is said where it keeps none. */
export function localPictures(newId: () => string, noRoom: string): PicturesPort {
  return {
    async keep(picture) {
      const id = `${localPrefix}${newId()}`;
      try {
        await createPictureStore(window.indexedDB).put(id, picture);
        return { id };
      } catch {
        return { refused: noRoom };
      }
    },
    address: localPictureAddress,
  };
}

/** For as long as the page is open. */
export async function localPictureAddress(id: string): Promise<string | null> {
  if (!id.startsWith(localPrefix)) return null;
  const picture = await createPictureStore(window.indexedDB)
    .get(id)
    .catch(() => null);
  return picture && URL.createObjectURL(picture);
}

export function picturesOf({ underlays }: Design): string[] {
  return Object.values(underlays).map(({ picture }) => picture);
}
