import type { CopyValue } from '#db/copy-rows.ts';
import { productDocument } from '#features/catalogue/products/save-product.server.ts';
import { facetBytes } from '#features/foundation/search/facet-codes.ts';
import { familyKey } from '#features/foundation/search/family-key.ts';
import { searchRow, type SearchDocument, type Tokenise } from '#features/foundation/search/search-document.ts';
import { vectorText } from '#features/foundation/search/search-queries.server.ts';
import { textTokens } from '#features/foundation/search/tokens.ts';
import { homeTypes, scenes, spaces } from '#features/foundation/search/vocabulary.ts';
import { workDocument } from '#features/catalogue/works/save-work.server.ts';
import { seededRng, type Rng } from '#lib/random.ts';
import { families } from '#models/library.ts';
import { kinds, type FinishKind } from '#models/materials/finish.ts';
import { choiceAt, familyCount, formatId } from '#models/model-id.ts';
import { colourWords } from '#models/search/colour-words.ts';
import { rooms, styles, type Style } from '#models/vocabulary.ts';
import { about, maker, nameFor } from './scale-names.ts';

/** Rows for benchmarks: the same number is the same row on every machine. */
export const scaleId = (kind: string, number: number) => `${kind}_scale${number.toString(32).padStart(9, '0')}`;

const materials = [
  'wood',
  'fabric',
  'leather',
  'stone',
  'metal',
  'glass',
  'ceramic',
  'rattan',
] satisfies FinishKind[] as (keyof typeof kinds)[];
const colours = Object.keys(colourWords);
const allStyles = Object.keys(styles) as Style[];
const start = Date.UTC(2023, 0, 1);

/** Few are loved by many: the distribution every shop has. */
function popularity(rng: Rng): number {
  return Math.floor(4 * Math.max(rng.next(), 1e-6) ** -0.75);
}

function moment(rng: Rng): Date {
  return new Date(start + Math.floor(rng.next() * 1_400) * 86_400_000 + Math.floor(rng.next() * 86_400_000));
}

export function merchantName(number: number): string {
  return maker(seededRng(number + 7), number);
}

export interface ScaledProduct {
  row: CopyValue[];
  variant: CopyValue[];
  document: SearchDocument;
  size: { width: number; depth: number; height: number };
}

export function scaledProduct(number: number, merchants: number): ScaledProduct {
  const rng = seededRng(number * 2 + 1);
  const family = rng.pick(families);
  const at = Math.floor(rng.next() * familyCount(family));
  const choice = choiceAt(family, at)!;
  const size = { width: choice.width as number, depth: choice.depth as number, height: choice.height as number };
  const merchant = Math.floor(rng.next() ** 2 * merchants);
  const price = Math.round((400_000 + 60_000_000 * rng.next() ** 3) / 10_000) * 10_000;
  const name = nameFor(rng, family.name, number);
  const description = about(rng, family.name, styles[choice.style]);
  const created = moment(rng);
  const product = {
    id: scaleId('p', number),
    merchant_id: scaleId('m', merchant),
    merchant_name: merchantName(merchant),
    category: familyKey(family),
    name,
    description,
    style: choice.style,
    materials: [rng.pick(materials)],
    colours: [rng.pick(colours)],
    price_min: price,
    width: size.width,
    made_to_size: null,
    popularity: popularity(rng),
    created_at: created,
    ratings: [],
  };
  const stock = Math.floor(rng.next() * 20) - 2;
  return {
    size,
    document: productDocument(product, stock > 0),
    row: [
      product.id,
      product.merchant_id,
      product.category,
      JSON.stringify(name),
      JSON.stringify(description),
      choice.style,
      product.materials,
      product.colours,
      size.width,
      size.depth,
      size.height,
      price,
      price,
      product.popularity,
      'shelved',
      created,
      created,
    ],
    variant: [
      scaleId('v', number),
      product.id,
      0,
      size.width,
      size.depth,
      size.height,
      product.colours[0]!,
      formatId(family, at),
      price,
      Math.max(0, stock),
    ],
  };
}

export interface ScaledWork {
  row: CopyValue[];
  document: SearchDocument;
}

export function scaledWork(number: number, designers: number): ScaledWork {
  const rng = seededRng(number * 2);
  const home = rng.pick(Object.keys(homeTypes) as (keyof typeof homeTypes)[]);
  const style = rng.pick(allStyles);
  const room = rng.pick(Object.keys(rooms) as (keyof typeof rooms)[]);
  const designer = Math.floor(rng.next() ** 2 * designers);
  const name = nameFor(rng, homeTypes[home], number);
  const description = about(rng, rooms[room], styles[style]);
  const published = moment(rng);
  const work = {
    id: scaleId('w', number),
    designer_id: scaleId('d', designer),
    designer_name: merchantName(designer + 100_000),
    name,
    description,
    styles: [style],
    home_type: home,
    space: rng.pick(Object.keys(spaces)),
    area: 20 + Math.floor(rng.next() ** 2 * 300),
    scene: rng.pick(Object.keys(scenes)),
    room_type: room,
    view_count: popularity(rng),
    use_count: 0,
    published_at: published,
    created_at: published,
  };
  return {
    document: workDocument(work),
    row: [
      work.id,
      work.designer_id,
      JSON.stringify(name),
      JSON.stringify(description),
      work.styles,
      home,
      work.space,
      work.area,
      work.scene,
      room,
      work.view_count,
      'shelved',
      published,
      published,
      published,
    ],
  };
}

/** A row of the search index, as COPY takes it; its words go to the word list. */
export function scaledSearch(document: SearchDocument, words: Set<string>, tokenise: Tokenise): CopyValue[] {
  const row = searchRow(document, tokenise);
  for (const word of row.words) words.add(word);
  return [
    row.id,
    vectorText(row.tokens),
    `\\x${facetBytes(row.facets).toString('hex')}`,
    row.popularity,
    row.newest,
    row.price,
  ];
}

/** Sentences repeat; those that do not are evicted before they fill the memory. */
export function rememberingTokens(): Tokenise {
  const known = new Map<string, ReadonlySet<string>>();
  return (text, options) => {
    const key = `${options.pairs}${text}`;
    const found = known.get(key) ?? textTokens(text, options);
    if (known.size > 100_000) known.clear();
    known.set(key, found);
    return found;
  };
}
