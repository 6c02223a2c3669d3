/** The products somebody keeps in the market, for the hearts of the catalogue. */
export interface FavouritesPort {
  subscribe(listener: () => void): () => void;
  isKept(product: string): boolean;
  /** A heart is shown: whether it is kept is asked for, together with the others of this moment. */
  request(product: string): void;
  /** Shown at once; taken back and thrown where the market refuses. */
  keep(product: string, kept: boolean): Promise<void>;
}
