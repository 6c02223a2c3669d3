/** What was offered for a piece: null is nothing, and a stock of null is made to order. Whole đồng. */
export interface SeenOffer {
  readonly price: number | null;
  readonly stock: number | null;
}
export type SeenOffers = Readonly<Record<string, SeenOffer>>;

/** What the pieces of this design were offered for when it was open here last. */
export interface PricesPort {
  last(): SeenOffers | null;
  keep(seen: SeenOffers): void;
}
