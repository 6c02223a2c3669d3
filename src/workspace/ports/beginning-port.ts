import type { CataloguePiece } from './catalogue-port.ts';
import type { MadeChoice } from './offers-port.ts';

/** What a person came for when they opened the design. */
export interface Beginning {
  /** In hand from the start: a product as it was chosen, or a model of the library. */
  readonly piece?:
    | { readonly product: string; readonly variant?: string; readonly choice?: MadeChoice }
    | CataloguePiece;
  /** A picture of a plan is asked for first. */
  readonly trace?: boolean;
  /** A drawing of another program is asked for first. */
  readonly drawing?: boolean;
}
