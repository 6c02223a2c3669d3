/** The stock of a variant, as orders take it and give it back. */
export { giveBackStock, stockOf, takeStock } from './stock-queries.server.ts';
