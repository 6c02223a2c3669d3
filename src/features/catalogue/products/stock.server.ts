/** The stock of variants, as orders take it and give it back. */
export { lockStock, moveStock } from './stock-queries.server.ts';
