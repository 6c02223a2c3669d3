/** How many there are of a variant. Orders take and give back; nobody else counts. */
export { giveBackStock, stockOf, takeStock } from './stock-queries.server.ts';
