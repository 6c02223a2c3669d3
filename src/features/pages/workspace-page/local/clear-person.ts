import { createIndexedDbStore } from '#editor/sync/indexed-db-store.ts';
import { unsentAtSignOut } from '#editor/sync/sign-out.ts';
import { forgetPrices } from '../seen-prices.ts';
import { forgetSent } from './sent-designs.ts';

/** Changes of the person that no server has: signing out would lose them. */
export async function unsentOf(person: string): Promise<number> {
  return unsentAtSignOut(createIndexedDbStore(window), person);
}

/** Nothing of the person's designs stays in the browser they signed out of; a visitor's stay. */
export async function clearPerson(person: string): Promise<void> {
  forgetSent();
  forgetPrices();
  await createIndexedDbStore(window).forgetPerson(person);
}
