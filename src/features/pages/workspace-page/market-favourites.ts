import { favouriteMarks } from '#features/people/heart-button/favourite-marks.ts';
import { api } from '#lib/api.ts';
import type { FavouritesPort } from '#workspace/ports/favourites-port.ts';

/** The hearts of the market, in the workspace. */
export function marketFavourites(person: string): FavouritesPort {
  return {
    subscribe: favouriteMarks.subscribe,
    isKept: favouriteMarks.isKept,
    request: (product) => favouriteMarks.request(person, product),
    async keep(product, kept) {
      favouriteMarks.set(product, kept);
      try {
        await api[kept ? 'put' : 'delete'](`/user/favourites/${encodeURIComponent(product)}`);
      } catch (error) {
        favouriteMarks.set(product, !kept);
        throw error;
      }
    },
  };
}
