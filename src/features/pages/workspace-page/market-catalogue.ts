import type { ModelList } from '#features/catalogue/models/model.ts';
import { pictureAddress, reshaped } from '#features/catalogue/models/model-links.ts';
import type { ProductItem, ProductList } from '#features/catalogue/products/product.ts';
import type { GlbData } from '#features/foundation/glb/glb.ts';
import type { Favourites } from '#features/trade/favourites/favourite.ts';
import { api, pathWith } from '#lib/api.ts';
import { pictureAddress as photoAddress } from '#lib/picture.ts';
import { clean, foldText } from '#models/search/text.ts';
import { ownCard } from './own-models.ts';
import type {
  CatalogueAnswer,
  CatalogueCard,
  CataloguePort,
  CatalogueQuestion,
} from '#workspace/ports/catalogue-port.ts';

const cardPicture = 320;

/** The library of parametric models and merchants' products, each by its own search: words and sizes in three languages. */
export const marketCatalogue: CataloguePort = {
  search: (question, signal) => searches[question.source](question, signal),
  picture: ({ model, finishes }) =>
    model.includes('_') ? null : pictureAddress(model, { size: cardPicture, shape: 'square', finishes, edition: '' }),
};

const searches = { library: models, products, favourites, own };

async function models(question: CatalogueQuestion, signal: AbortSignal): Promise<CatalogueAnswer> {
  const { items, total, next } = await api.get<ModelList>(pathWith('/models', queryOf(question)), { signal });
  const cards = items.map(({ id, name, thumbnail, size, finishes }) => ({
    key: id,
    name,
    picture: reshaped(thumbnail, cardPicture, 'square'),
    size,
    offer: null,
    piece: { model: id, finishes },
  }));
  return { cards, total, next };
}

async function products(question: CatalogueQuestion, signal: AbortSignal): Promise<CatalogueAnswer> {
  const { items, total, next } = await api.get<ProductList>(pathWith('/products', queryOf(question)), { signal });
  return { cards: items.map(productCard), total, next };
}

function productCard(item: ProductItem): CatalogueCard {
  const { id, name, merchant, picture, thumbnail, price, size, inStock, madeToSize } = item;
  return {
    key: id,
    name: name.text,
    picture: picture
      ? photoAddress(picture.hash, cardPicture, 'webp')
      : thumbnail && reshaped(thumbnail, cardPicture, 'square'),
    size,
    offer: { product: id, merchant: merchant.name, price, inStock, madeToSize },
    piece: null,
  };
}

/** Few enough to be looked through here; one that is no longer sold is not among them. */
async function favourites(question: CatalogueQuestion, signal: AbortSignal): Promise<CatalogueAnswer> {
  const query = { kind: 'product', ...(question.cursor !== null && { cursor: question.cursor }) };
  const answer = await api.get<Favourites & { next: string | null }>(pathWith('/user/favourites', query), { signal });
  const cards = answer.things.flatMap(({ product }) => (product ? [productCard(product)] : []));
  return among(cards, question, answer.next);
}

/** Those a product, a work or a design uses: any other is deleted within a day, and would leave a hole in the room. */
async function own(question: CatalogueQuestion, signal: AbortSignal): Promise<CatalogueAnswer> {
  const path = pathWith('/glbs', question.cursor === null ? {} : { cursor: question.cursor });
  const { rows, next } = await api.get<{ rows: GlbData[]; next: string | null }>(path, { signal });
  return among(rows.filter(({ used }) => used).map(ownCard), question, next);
}

/** Those that have the words in their name and fit. */
function among(
  cards: readonly CatalogueCard[],
  { words, fits }: CatalogueQuestion,
  next: string | null,
): CatalogueAnswer {
  const asked = foldText(clean(words)).split(' ');
  const found = cards.filter(({ name, size }) => {
    const folded = foldText(clean(name));
    const room = !fits || (size.width <= fits.width && size.depth <= fits.depth && size.height <= fits.height);
    return room && asked.every((word) => folded.includes(word));
  });
  return { cards: found, total: found.length, next };
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
