import type { ModelList } from '#features/catalogue/models/model.ts';
import { pictureAddress, reshaped } from '#features/catalogue/models/model-links.ts';
import type { ProductList } from '#features/catalogue/products/product.ts';
import { api, pathWith } from '#lib/api.ts';
import { pictureAddress as photoAddress } from '#lib/picture.ts';
import type { CatalogueAnswer, CataloguePort, CatalogueQuestion } from '#workspace/catalogue-port.ts';

const cardPicture = 320;

/** The library of parametric models and merchants' products, each by its own search: words and sizes in three languages. */
export const marketCatalogue: CataloguePort = {
  search: (question, signal) => (question.source === 'library' ? models(question, signal) : products(question, signal)),
  picture: ({ model, finishes }) =>
    model.includes('_') ? null : pictureAddress(model, { size: cardPicture, shape: 'square', finishes, edition: '' }),
};

async function models(question: CatalogueQuestion, signal: AbortSignal): Promise<CatalogueAnswer> {
  const { items, total, next } = await api.get<ModelList>(pathWith('/models', queryOf(question)), { signal });
  const cards = items.map(({ id, name, thumbnail, size, finishes }) => ({
    key: id,
    name,
    picture: thumbnail,
    size,
    offer: null,
    piece: { model: id, finishes },
  }));
  return { cards, total, next };
}

async function products(question: CatalogueQuestion, signal: AbortSignal): Promise<CatalogueAnswer> {
  const { items, total, next } = await api.get<ProductList>(pathWith('/products', queryOf(question)), { signal });
  const cards = items.map(({ id, name, merchant, picture, thumbnail, price, size, inStock, madeToSize }) => ({
    key: id,
    name: name.text,
    picture: picture
      ? photoAddress(picture.hash, cardPicture, 'webp')
      : thumbnail && reshaped(thumbnail, cardPicture, 'square'),
    size,
    offer: { product: id, merchant: merchant.name, price, inStock, madeToSize },
    piece: null,
  }));
  return { cards, total, next };
}

function queryOf({ words, family, fits, cursor }: CatalogueQuestion): Record<string, string> {
  return {
    size: '24',
    ...(words.trim() && { w: words.trim() }),
    ...(family !== undefined && { family }),
    ...(fits && { fits: [fits.width, fits.depth, fits.height].map(Math.floor).join('x') }),
    ...(cursor !== null && { cursor }),
  };
}
