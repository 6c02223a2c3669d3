/** The stock of variants, as orders take it and give it back; and that they stay while something refers to them. */
export { holdVariants, lockStock, moveStock } from './stock-queries.server.ts';
