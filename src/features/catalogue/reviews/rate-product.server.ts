import type { Database } from '#db/database.ts';
import { saveRatings } from '#features/catalogue/products/save-product.server.ts';
import { starsGiven } from './review-queries.server.ts';

/** Updates a product's rating from its public reviews. */
export function rateProduct(db: Database, productId: string): Promise<void> {
  return saveRatings(db, productId, starsGiven(productId));
}
