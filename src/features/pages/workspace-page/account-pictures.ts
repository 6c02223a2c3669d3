import { failureText } from '#features/people/accounts/failure-text.ts';
import { sendPicture } from '#features/foundation/media/upload-client.ts';
import { api, apiAddress } from '#lib/api.ts';
import { newKey } from '#lib/id.ts';
import type { Locale } from '#lib/locale.ts';
import type { PicturesPort } from '#workspace/ports/pictures-port.ts';
import { localPictureAddress, localPrefix } from './local/local-pictures.ts';

/** Plan pictures of a design in an account: uploaded, judged by the server, seen by who may see the design. */
export function accountPictures(design: string, locale: Locale): PicturesPort {
  const path = (id: string) => `/designs/${encodeURIComponent(design)}/pictures/${encodeURIComponent(id)}`;
  return {
    async keep(picture) {
      try {
        const { id } = await sendPicture(picture, { kind: 'underlay', key: newKey(), onProgress: () => undefined });
        await api.put(path(id), undefined, { creates: true });
        return { id };
      } catch (error) {
        return { refused: await failureText(error, locale) };
      }
    },
    // One that was drawn before signing in and never arrived may still lie here.
    address: (id) => (id.startsWith(localPrefix) ? localPictureAddress(id) : Promise.resolve(apiAddress(path(id)))),
  };
}
