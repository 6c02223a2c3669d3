import type { Item } from '#design/records/item.ts';
import { findModel } from '#models/library.ts';
import { slotFinishes } from '#models/slot-finishes.ts';
import type { Chosen } from '#layout/choose-model.ts';
import type { Palette } from '#layout/palettes.ts';

/** What a merchant sells, exactly as it would stand in a room. */
export interface ShelfPiece {
  readonly model: string;
  readonly finishes: Readonly<Record<string, string>>;
  /** Null: nobody sells it (any more); only pieces of a template are like that. */
  readonly offer: ShelfOffer | null;
  /** Of a template: taken before anything else that would do. */
  readonly wanted?: true;
}

interface ShelfOffer {
  readonly product: string;
  readonly variant?: string | undefined;
  /** As its workshop is asked for it. */
  readonly choice?: Item['choice'];
  /** Whole đồng. */
  readonly price: number;
  /** Null: made when ordered. */
  readonly stock: number | null;
  readonly delivery?: ShelfDelivery | undefined;
}

/** What its merchant takes to bring an order, however many things are in it. Whole đồng; one sum where it is known where to. */
export interface ShelfDelivery {
  readonly merchant: string;
  readonly from: number;
  readonly to: number;
}

/** What is on the shelf by family, each with how well it goes with the room: 0 … 1. */
export type Shelf = ReadonlyMap<string, readonly ShelfModel[]>;
interface ShelfModel {
  readonly chosen: Chosen & { readonly sold: ShelfPiece };
  readonly harmony: number;
}

/** Pieces of the library alone: of a file we know no size and no front. */
export function shelfOf(pieces: readonly ShelfPiece[], palette: Palette): Shelf {
  const colours = new Set(Object.values(palette).flat());
  const models = pieces.flatMap((sold): ShelfModel[] => {
    const found = findModel(sold.model);
    if (!found) return [];
    const { width, depth, height } = found.choice;
    const size = { width: Number(width), depth: Number(depth), height: Number(height) };
    const worn = Object.values(slotFinishes(found.family, found.choice, sold.finishes));
    const harmony = worn.filter((finish) => colours.has(finish)).length / Math.max(1, worn.length);
    return [{ chosen: { ...found, id: sold.model, ...size, sold }, harmony }];
  });
  return Map.groupBy(models, ({ chosen }) => chosen.family.code);
}
