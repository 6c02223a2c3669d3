import type { Item } from '#design/records/item.ts';

/** Equal pieces of the design, by their ids: what is asked for, and nothing of where they stand. */
export interface ListPiece extends Pick<Item, 'model' | 'finishes' | 'product' | 'variant' | 'choice'> {
  readonly items: readonly string[];
}

interface Size {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}
export interface Days {
  readonly from: number;
  readonly to: number;
}

/** The exact thing that is sold. Whole đồng, millimetres. */
export interface ListOffer {
  readonly product: string;
  readonly variant: string | null;
  /** As it is made to size; empty from stock. */
  readonly choice: string;
  readonly name: string;
  readonly label: string | null;
  readonly size: Size;
  readonly merchant: { readonly id: string; readonly name: string };
  readonly price: number;
  /** Null: made when ordered. */
  readonly stock: number | null;
  /** Until it is made. */
  readonly days: Days;
  readonly picture: string | null;
  /** A few pixels of it, shown until it is there; as an address. */
  readonly blurred?: string | null;
  /** Its page. */
  readonly address: string;
  /** Its shape; null where it can be bought and not placed. */
  readonly model: string | null;
  readonly finishes: Readonly<Record<string, string>>;
}

export interface ListLine {
  readonly key: string;
  readonly items: readonly string[];
  readonly quantity: number;
  readonly available: number;
  /** Of those that can be had. */
  readonly amount: number;
  readonly state: 'sold' | 'few' | 'soldOut' | 'notSold';
  readonly offer: ListOffer | null;
  readonly piece: { readonly name: string; readonly size: Size; readonly picture: string | null } | null;
  readonly instead: readonly ListOffer[];
}

interface MerchantPart {
  readonly merchant: { readonly id: string; readonly name: string };
  readonly goods: number;
  readonly fee: number;
  readonly days: Days;
}

/** The market's one list of a home: cart and bill say the same. */
export interface HomeList {
  readonly lines: readonly ListLine[];
  readonly total: number;
  readonly count: number;
  readonly merchants: readonly MerchantPart[];
  /** All deliveries, beside the total; null until the province is known. */
  readonly fee: number | null;
}

export interface ListPort {
  /** `province` is a code, or empty. */
  list(pieces: readonly ListPiece[], province: string): Promise<HomeList>;
  provinces(): Promise<readonly { readonly code: string; readonly name: string }[]>;
  /** Where this person has things delivered to; empty until chosen. */
  province(): string;
  /** Of the person's own address, where they have not chosen; empty where they have none. */
  usualProvince?(): Promise<string>;
  chooseProvince(code: string): void;
  /** What the person means to spend; null where nobody keeps it. */
  readonly budget: { read(): Promise<number | null>; set(budget: number | null): Promise<void> } | null;
  /** Puts what can be had into the cart: `chosen` is what it comes to, `without` are the pieces left out. */
  order(chosen: HomeList, without: readonly string[]): Promise<void>;
  /** The list as a file; null where the design is not stored with us. */
  csv(province: string): string | null;
  readonly cart: string;
}
