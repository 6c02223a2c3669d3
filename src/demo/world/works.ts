import { hashOfText } from '#lib/random.ts';
import { lookKey } from '#models/look-key.ts';
import type { PieceInput } from '#features/catalogue/works/save-work.server.ts';
import type { Space } from '#features/foundation/search/vocabulary.ts';
import type { Room, Style } from '#models/vocabulary.ts';
import { homes, type DemoHome } from '../homes/homes.ts';
import type { DemoProduct, DemoWork } from './demo-world.ts';
import { products } from './products.ts';
import { bedroomWords } from './works/bedroom-words.ts';
import { flatWords } from './works/flat-words.ts';
import { kitchenWords } from './works/kitchen-words.ts';
import { livingWords } from './works/living-words.ts';
import { seenPieces, type SeenPiece } from './works/seen-pieces.ts';
import type { WorkWords } from './works/work-words.ts';

export const workWords: Readonly<Record<string, WorkWords>> = {
  ...livingWords,
  ...bedroomWords,
  ...kitchenWords,
  ...flatWords,
};

const seen = seenPieces();
const rooms: Record<DemoHome['type'], { space: Space; room: Room }> = {
  living: { space: 'dayArea', room: 'living' },
  dining: { space: 'dayArea', room: 'dining' },
  study: { space: 'dayArea', room: 'study' },
  hall: { space: 'dayArea', room: 'hall' },
  kitchen: { space: 'wetArea', room: 'kitchen' },
  bathroom: { space: 'wetArea', room: 'bathroom' },
  bedroom: { space: 'nightArea', room: 'bedroom' },
  children: { space: 'nightArea', room: 'children' },
  balcony: { space: 'outdoor', room: 'balcony' },
  flat: { space: 'whole', room: 'living' },
  studio: { space: 'whole', room: 'living' },
  loft: { space: 'whole', room: 'living' },
  tubeHouse: { space: 'whole', room: 'living' },
};

const variants = new Map(
  products.flatMap((product) =>
    product.variants.flatMap((variant) =>
      variant.model ? [[lookKey(variant.model, variant.finishes ?? {}), { product, variant }] as const] : [],
    ),
  ),
);

/** Designed homes, with their pieces. A home without texts is not shown yet. */
export const works: DemoWork[] = homes.flatMap((home, number) =>
  workWords[home.id] ? [workOf(home, workWords[home.id]!, number)] : [],
);

export function workId(home: string): string {
  return `w_${home.replaceAll('-', '')}`;
}

function workOf(home: DemoHome, { by, home: kind, scene, about: [vi, en, zh] }: WorkWords, number: number): DemoWork {
  const { space, room } = rooms[home.type];
  return {
    id: workId(home.id),
    designerId: `d_${by}`,
    name: home.names,
    description: { vi, en, zh },
    styles: stylesOf(home.style),
    home: kind,
    space,
    area: Math.round(home.area),
    scene,
    room,
    pictures: [],
    pieces: onceEach((seen[home.id] ?? []).flatMap(pieceOf)),
    viewCount: 180 + (hashOfText(home.id) % 4200),
    status: 'shelved',
    publishedAt: new Date(Date.UTC(2026, 9, 28, 2) - number * 5 * 86_400_000),
    homeKey: home.id,
  };
}

/** Hiên's own style is filed under two named ones. */
function stylesOf(style: DemoHome['style']): Style[] {
  return style === 'veranda' ? ['indochine', 'japandi'] : [style];
}

/** Only pieces that can be bought as shown are marked. */
function pieceOf({ item, model, finishes, x, y }: SeenPiece): PieceInput[] {
  const found: { product: DemoProduct; variant: DemoProduct['variants'][number] } | undefined = variants.get(
    lookKey(model, finishes),
  );
  return found
    ? [{ productId: found.product.id, variantId: found.variant.id, model, item, picture: 0, x, y, camera: 'cm_main' }]
    : [];
}

/** Six chairs are marked once. */
function onceEach(pieces: readonly PieceInput[]): PieceInput[] {
  return pieces.filter(({ variantId }, i) => pieces.findIndex((each) => each.variantId === variantId) === i);
}
