import type { DemoProduct } from './demo-world.ts';
import { looksWithHomes } from './products/adopt.ts';
import { bath } from './products/bath.ts';
import { bedroom } from './products/bedroom.ts';
import { chairs } from './products/chairs.ts';
import { decor } from './products/decor.ts';
import { desksAndShelves } from './products/desks-and-shelves.ts';
import { diningChairs } from './products/dining-chairs.ts';
import { productsOf } from './products/draft-product.ts';
import { kitchen } from './products/kitchen.ts';
import { lighting } from './products/lighting.ts';
import { sofas } from './products/sofas.ts';
import { storage } from './products/storage.ts';
import { tables } from './products/tables.ts';
import { textiles } from './products/textiles.ts';
import { seenPieces } from './works/seen-pieces.ts';

const drafts = [
  ...sofas,
  ...chairs,
  ...diningChairs,
  ...tables,
  ...bedroom,
  ...storage,
  ...desksAndShelves,
  ...lighting,
  ...textiles,
  ...kitchen,
  ...bath,
  ...decor,
];

/** Chosen from the model library; what stands in the demo homes is among the variants. */
export const products: DemoProduct[] = productsOf(drafts, looksWithHomes(drafts, Object.values(seenPieces()).flat()));
