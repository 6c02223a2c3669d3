import type { Item } from '#design/records/item.ts';

/** What a workshop is asked for: values by parameter, finishes by slot. */
export type MadeChoice = NonNullable<Item['choice']>;

export interface OfferedVariant {
  readonly id: string;
  readonly label: string;
  /** Null where it has no shape of ours: it can be bought, not placed. */
  readonly model: string | null;
  readonly finishes: Readonly<Record<string, string>>;
  /** Millimetres. */
  readonly size: { readonly width: number; readonly depth: number; readonly height: number };
  /** Whole đồng. */
  readonly price: number;
  readonly stock: number;
}

/** What a merchant sells: in variants, or made to size. */
export interface OfferedProduct {
  readonly id: string;
  readonly name: string;
  readonly merchant: string;
  /** Its page. */
  readonly address: string;
  readonly variants: readonly OfferedVariant[];
  readonly made: {
    readonly parameters: readonly {
      readonly key: string;
      readonly name: string;
      readonly values: readonly { readonly value: string; readonly label: string }[];
    }[];
    readonly slots: readonly { readonly key: string; readonly finishes: readonly string[] }[];
  } | null;
}

export interface MadeOffer {
  readonly model: string;
  readonly choice: MadeChoice;
  readonly price: number;
  readonly days: { readonly from: number; readonly to: number };
}

/** What can be bought and for how much: the market's word, never ours. */
export interface OffersPort {
  /** Null where it is not on offer, or no longer. */
  product(id: string): Promise<OfferedProduct | null>;
  /** Null where the workshop does not make it so. */
  quote(id: string, choice: MadeChoice): Promise<MadeOffer | null>;
}
