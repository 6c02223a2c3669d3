import type { GlbData } from '#features/foundation/glb/glb.ts';
import { uploadAndProcess } from '#features/foundation/media/upload-client.ts';
import { failureText } from '#features/people/accounts/failure-text.ts';
import { api } from '#lib/api.ts';
import type { Locale } from '#lib/locale.ts';
import type { CatalogueCard, ModelUpload } from '#workspace/ports/catalogue-port.ts';

/** A model brought into a design: sent in pieces, judged by the server, kept while the design is there. */
export function ownModels(design: string, locale: Locale): ModelUpload {
  return async (file, onProgress, signal) => {
    try {
      const callbacks = { onProgress, onWaiting: () => undefined, signal };
      const glb = await uploadAndProcess<GlbData>(file, { kind: 'model', name: file.name, as: 'model' }, callbacks);
      await api.put(`/designs/${encodeURIComponent(design)}/glbs/${encodeURIComponent(glb.id)}`, undefined, {
        creates: true,
      });
      return ownCard(glb);
    } catch (error) {
      return { refused: await failureText(error, locale) };
    }
  };
}

export function ownCard({ id, name, picture, size }: GlbData): CatalogueCard {
  return { key: id, name, picture, size, offer: null, piece: { model: id, finishes: {} } };
}
