/** The stock of a variant: an order takes from it, and gives back what it does not keep. */
export { giveBackStock, stockOf, takeStock } from './offer-queries.server.ts';
