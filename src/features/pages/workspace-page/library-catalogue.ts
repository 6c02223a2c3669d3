import type { ModelList } from '#features/catalogue/models/model.ts';
import { api, pathWith } from '#lib/api.ts';
import type { CataloguePort } from '#workspace/catalogue-port.ts';

/** The library of parametric models, by its own search: words and sizes in three languages. */
export const libraryCatalogue: CataloguePort = {
  async search({ words, fits, cursor }, signal) {
    const { items, total, next } = await api.get<ModelList>(
      pathWith('/models', {
        size: '24',
        ...(words.trim() && { w: words.trim() }),
        ...(fits && { fits: `${Math.floor(fits.width)}x${Math.floor(fits.depth)}x3000` }),
        ...(cursor !== null && { cursor }),
      }),
      { signal },
    );
    const cards = items.map(({ id, name, thumbnail, size, finishes }) => ({
      key: id,
      name,
      picture: thumbnail,
      size,
      piece: { model: id, finishes },
    }));
    return { cards, total, next };
  },
};
