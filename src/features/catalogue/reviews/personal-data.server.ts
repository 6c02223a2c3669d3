import { z } from 'zod';
import { lockProduct } from '#features/catalogue/products/save-product.server.ts';
import type { PersonalData } from '#platform/personal-data.ts';
import { deleteReviewsBy, reviewsKeptFor } from './personal-data-queries.server.ts';
import { rateProduct } from './rate-product.server.ts';

const shape = {
  reviews: z.array(
    z.object({
      product: z.string(),
      stars: z.number().int(),
      text: z.string(),
      pictures: z.array(z.string()),
      state: z.string(),
      reply: z.string().nullable(),
      createdAt: z.string(),
    }),
  ),
};

export const reviewPersonalData: PersonalData<typeof shape> = {
  export: {
    shape,
    read: async (db, userId) => ({ reviews: await reviewsKeptFor(db, userId) }),
  },
  /** Their reviews are deleted and no longer count. */
  async erase(db, _clock, userId) {
    for (const productId of await deleteReviewsBy(db, userId)) {
      await lockProduct(db, productId);
      await rateProduct(db, productId);
    }
  },
};
