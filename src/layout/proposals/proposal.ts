import type { Command } from '#design/commands/command-table.ts';
import type { RoomType } from '#design/records/room.ts';
import type { Style } from '#models/vocabulary.ts';
import type { KnownSizes } from '#layout/kept.ts';
import type { ShelfPiece } from '#layout/shelf.ts';

/** How a room is meant (D4): the point wins, the id is a hint. */
export interface RoomPlace {
  readonly level: string;
  readonly at: { readonly x: number; readonly y: number };
  readonly room: string;
}

/** What a person asks for (PRODUCT J5). */
export interface FurnishWish {
  /** One room, or all of a home. */
  readonly rooms: readonly RoomPlace[];
  /** Another kind than the room's own; of one room alone. */
  readonly type?: RoomType | undefined;
  readonly style: Style;
  /** Another gives other proposals. */
  readonly seed: number;
  /** For everything new together. Whole đồng; null: none. */
  readonly budget: number | null;
  /** The budget has to pay for delivery, too: where it is not known where to, what that costs at most. */
  readonly delivered?: boolean | undefined;
  readonly keep: boolean;
  /** Of what stands there, what goes even so: what an earlier proposal placed and nobody touched since. */
  readonly replaced?: readonly string[];
  readonly ways: boolean;
  readonly inStock: boolean;
  /** With a desk, where the room asks for none by itself. */
  readonly desk?: boolean | undefined;
  /** Of what stands there and is not of the library. */
  readonly sizes?: KnownSizes;
  /** How many ways at most; three where nobody says. */
  readonly count?: number | undefined;
}

/** What is for sale, and, of a template, what is wanted first. */
export type Supply = readonly ShelfPiece[];

const refusalReasons = [
  'missing_room',
  'no_programme',
  'nothing_more',
  'budget',
  'not_sold',
  'kept',
  'ways',
  'no_place',
] as const;

/** Why a room stays as it is. */
export interface Refusal {
  readonly reason: (typeof refusalReasons)[number];
  readonly room: string;
  /** The family of what finds no place, where it is one. */
  readonly piece?: string;
  /** For `budget`: what it would take at least. Whole đồng. */
  readonly least?: number;
}

/** One sum where it is known where to, else from the least to the most of its provinces. Whole đồng. */
interface ProposedDelivery {
  readonly from: number;
  readonly to: number;
  /** What the merchant brings. */
  readonly items: readonly string[];
}

export interface Proposal {
  readonly seed: number;
  /** One step of the history. */
  readonly command: Command;
  /** Of all that can be bought now, as the list counts it. Whole đồng. */
  readonly price: number;
  readonly pieces: number;
  /** New pieces nobody sells as they stand there. */
  readonly unpriced: number;
  /** New pieces that are sold, but not there now; no part of the price. */
  readonly soldOut: number;
  /** What bringing it costs beside its price: of each merchant who sells some of it. */
  readonly deliveries: readonly ProposedDelivery[];
  /** Ids of what comes and of what stays. */
  readonly added: readonly string[];
  readonly kept: readonly string[];
  /** Rooms of the home that stay as they are. */
  readonly refused: readonly Refusal[];
}

/** How far it is: a room is done, a proposal is there, or nothing can be done. */
export type FurnishStep =
  | { readonly kind: 'room'; readonly done: number; readonly of: number }
  | { readonly kind: 'proposal'; readonly proposal: Proposal }
  | { readonly kind: 'refused'; readonly refused: readonly Refusal[] };
