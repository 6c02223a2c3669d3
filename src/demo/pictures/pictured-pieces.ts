import { quoteOf } from '#features/catalogue/products/made-to-size.ts';
import { findModel } from '#models/library.ts';
import { finishOf } from '#models/materials/library.ts';
import { slotFinishes } from '#models/slot-finishes.ts';
import { lookKey } from '#models/look-key.ts';
import type { DemoProduct } from '../world/demo-world.ts';
import type { SeenPiece } from '../world/works/seen-pieces.ts';
import type { PicturedPiece } from './picture-jobs.ts';

/** So many products are shown from near and in a room, too. */
const shownInRooms = 60;

/** The first impression of each product, and of some of them what is seen from near. */
export function piecesOfProducts(products: readonly DemoProduct[], rooms: ProductRooms): PicturedPiece[] {
  const pieces = products.map((product) => ({ key: keyOf(product), ...lookOf(product) }));
  return [
    ...pieces,
    ...pieces.filter(({ key }) => rooms.has(key)).map((piece) => ({ ...piece, close: true as const })),
  ];
}

/** By the product's key, the home whose main picture shows it, in one of its variants. */
export type ProductRooms = ReadonlyMap<string, string>;

/** The products that are largest in the main pictures; not lamps, which from near are nothing but bright. */
export function roomsOfProducts(
  products: readonly DemoProduct[],
  seen: Readonly<Record<string, readonly SeenPiece[]>>,
): ProductRooms {
  const byLook = new Map(
    products
      .filter((product) => !glows(lookOf(product)))
      .flatMap((product) =>
        [lookOf(product), ...product.variants].map(({ model, finishes = {} }) => [
          lookKey(model ?? '', finishes),
          keyOf(product),
        ]),
      ),
  );
  const rooms = new Map<string, string>();
  const ranks = Math.max(0, ...Object.values(seen).map((pieces) => pieces.length));
  for (let rank = 0; rank < ranks; rank++)
    for (const [home, pieces] of Object.entries(seen)) {
      const piece = pieces[rank];
      const key = piece && byLook.get(lookKey(piece.model, piece.finishes));
      if (key && !rooms.has(key) && rooms.size < shownInRooms) rooms.set(key, home);
    }
  return rooms;
}

function glows({ model, finishes }: Pick<PicturedPiece, 'model' | 'finishes'>): boolean {
  const found = findModel(model);
  const worn = found ? Object.values(slotFinishes(found.family, found.choice, finishes)) : [];
  return worn.some((finish) => finishOf(finish).glow !== undefined);
}

function keyOf({ id }: DemoProduct): string {
  return id.slice(2);
}

/** Its first variant, or the first choice of one made to size. */
function lookOf({ id, madeToSize, variants }: DemoProduct): Pick<PicturedPiece, 'model' | 'finishes'> {
  const quote = madeToSize ? quoteOf(madeToSize, { parameters: {}, finishes: {} }) : null;
  if (quote && 'wrong' in quote) throw new Error(`${id}: ${quote.wrong}`);
  const model = quote?.model ?? variants[0]?.model;
  if (!model) throw new Error(`${id} has no model`);
  return { model, finishes: quote?.finishes ?? variants[0]?.finishes ?? {} };
}
