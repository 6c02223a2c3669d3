import type { Database } from '#db/database.ts';
import { saveRatings } from '#features/catalogue/products/save-product.server.ts';
import { starsGiven } from './review-queries.server.ts';

/** Writes down at the product how it is rated, by the reviews everyone sees. */
export function rateProduct(db: Database, productId: string): Promise<void> {
  return saveRatings(db, productId, starsGiven(productId));
}
