import type { DemoProduct } from './demo-world.ts';
import { looksWithHomes } from './products/adopt.ts';
import { bath } from './products/bath.ts';
import { bedroom } from './products/bedroom.ts';
import { bowlsAndPictures } from './products/bowls-and-pictures.ts';
import { chairs } from './products/chairs.ts';
import { decor } from './products/decor.ts';
import { desksAndShelves } from './products/desks-and-shelves.ts';
import { diningChairs } from './products/dining-chairs.ts';
import { productsOf, type DraftProduct } from './products/draft-product.ts';
import { kitchen } from './products/kitchen.ts';
import { lighting } from './products/lighting.ts';
import { plantsAndBaskets } from './products/plants-and-baskets.ts';
import { rugsAndCurtains } from './products/rugs-and-curtains.ts';
import { sofas } from './products/sofas.ts';
import { storage } from './products/storage.ts';
import { tableAndClusterLamps } from './products/table-and-cluster-lamps.ts';
import { tablesAndBeds } from './products/tables-and-beds.ts';
import { tables } from './products/tables.ts';
import { textiles } from './products/textiles.ts';
import { vasesAndLeaves } from './products/vases-and-leaves.ts';
import { seenPieces } from './works/seen-pieces.ts';

export const drafts: DraftProduct[] = [
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
  ...vasesAndLeaves,
  ...decor,
  ...bowlsAndPictures,
  ...rugsAndCurtains,
  ...tableAndClusterLamps,
  ...tablesAndBeds,
  ...plantsAndBaskets,
];

/** Chosen from the model library; what stands in the demo homes is among the variants. */
export const products: DemoProduct[] = productsOf(drafts, looksWithHomes(drafts, Object.values(seenPieces()).flat()));
