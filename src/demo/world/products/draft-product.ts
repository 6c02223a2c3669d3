import type { VariantInput } from '#features/catalogue/products/save-product.server.ts';
import type { MadeToSize } from '#features/catalogue/products/made-to-size.ts';
import { familyKey } from '#features/foundation/search/family-key.ts';
import { once } from '#lib/once.ts';
import { hashOfText } from '#lib/random.ts';
import { findFamily } from '#models/library.ts';
import type { Value } from '#models/family.ts';
import type { Style } from '#models/vocabulary.ts';
import type { DemoProduct, Texts } from '../demo-world.ts';
import { madeToSizeOf, type MadeToSizeOptions } from './made-to-size-options.ts';
import { coloursOf, lookOf, materialsOf, otherLook, type Changes, type Look } from './look.ts';
import { labelsOf } from './variant-label.ts';
import { finishOf } from '#models/materials/library.ts';

const finishSurcharges: readonly [RegExp, number][] = [
  [/^leather/, 0.45],
  [/^velvet|^silk/, 0.12],
  [/^(walnut|teak|mahogany|rosewood|wenge)/, 0.2],
  [/^(marble|travertine|granite)/, 0.25],
  [/^brass|^copper/, 0.1],
  [/^paint|^lacquer/, -0.06],
];

/**
 * A product as our tables write it: vi, en, zh; one model of the library as the first variant, and how others differ
 * from it.
 */
export interface DraftProduct {
  key: string;
  by: string;
  /** How well liked it is, 0 … 1000. */
  loved: number;
  name: readonly [vi: string, en: string, zh: string];
  about: readonly [vi: string, en: string, zh: string];
  piece: readonly [family: string, style: Style, choice?: Changes];
  /** The finishes of the first variant, slot by slot. */
  wear: Readonly<Record<string, string>>;
  /**
   * Forms and finishes its name or text speaks of, with every value that fits: no variant has another. Where it is
   * given the style need not be the same.
   */
  always?: Readonly<Record<string, readonly Value[]>>;
  /** Further variants: other measures, forms or finishes. */
  others?: readonly Changes[];
  /** Further widths of the first variant, which the library has no model of: told by their maker's words, without 3D. */
  without3D?: readonly { width: number; told: readonly [vi: string, en: string, zh: string]; stock: number }[];
  /** Of the first variant, in đồng. */
  price: number;
  /** Stock of each variant; random by default. */
  stock?: readonly number[];
  made?: MadeToSizeOptions;
}

/**
 * Products in the order of the tables: the earlier the newer. `looks`: their variants, where they are more than their
 * own.
 */
export function productsOf(
  drafts: readonly DraftProduct[],
  looks: ReadonlyMap<string, readonly Look[]> = new Map(),
): DemoProduct[] {
  return drafts.map((draft, number) => productOf(draft, looks.get(draft.key) ?? looksOf(draft), number));
}

export function looksOf({ piece, wear, others = [] }: DraftProduct): Look[] {
  const first = lookOf(piece, wear);
  return [first, ...others.map((changes) => otherLook(first, changes))];
}

function productOf(draft: DraftProduct, looks: readonly Look[], number: number): DemoProduct {
  const {
    key,
    by,
    loved,
    piece: [code, style],
    without3D = [],
  } = draft;
  const unseen = without3D.map(({ width, told }): Look => ({ ...looks[0]!, width, told: textsOf(told) }));
  const made: MadeToSize | null = draft.made ? madeToSizeOf(looks[0]!, draft) : null;
  return {
    id: `p_${key}`,
    merchantId: `m_${by}`,
    category: familyKey(findFamily(code)!),
    name: textsOf(draft.name),
    description: textsOf(draft.about),
    style,
    materials: materialsOf(looks),
    colours: coloursOf(looks),
    pictures: [],
    variants: [
      ...looks.map((look, position) => variantOf(draft, number, { first: looks[0]!, look }, position)),
      ...unseen.map((look, at) => ({
        ...variantOf(draft, number, { first: looks[0]!, look }, looks.length + at),
        model: null,
        stock: without3D[at]!.stock,
      })),
    ],
    labels: once(() => labelsOf([...looks, ...unseen])),
    madeToSize: made,
    popularity: loved,
    status: 'shelved',
    createdAt: new Date(Date.UTC(2026, 9, 30) - number * 2 * 86_400_000),
  };
}

function variantOf(
  draft: DraftProduct,
  number: number,
  { first, look }: { first: Look; look: Look },
  position: number,
): VariantInput {
  const { key, by, stock } = draft;
  const { width, depth, height, model, finishes } = look;
  return {
    id: `v_${key}${position}`,
    width,
    depth,
    height,
    colour: coloursOf([look])[0] ?? null,
    finishes,
    model,
    price: priceOf(draft.price, first, look),
    stock: stock?.[position] ?? usualStock(`${key}${position}`),
    sku: `${by.slice(0, 3).toUpperCase()}-${1000 + number}-${position + 1}`,
  };
}

/** One in nine is sold out, two in nine nearly. */
function usualStock(name: string): number {
  const luck = hashOfText(name) % 900;
  if (luck < 100) return 0;
  if (luck < 300) return 1 + (luck % 3);
  return 4 + (luck % 29);
}

function textsOf([vi, en, zh]: DraftProduct['name']): Texts {
  return { vi, en, zh };
}

/**
 * What another size or finish costs compared with the first: more material, dearer material. Rounded as shops here do.
 */
function priceOf(first: number, from: Look, to: Look): number {
  const bulk = ({ width, depth, height }: Look) => width * depth * height;
  const size = Math.min(2.2, Math.max(0.5, (bulk(to) / bulk(from)) ** 0.55));
  const worth = Object.keys(from.finishes).reduce(
    (sum, slot) => sum + surchargeOf(to.finishes[slot] ?? from.finishes[slot]!) - surchargeOf(from.finishes[slot]!),
    0,
  );
  const price = first * size * (1 + worth / Math.max(1, Object.keys(from.finishes).length));
  const small = price > 1_000_000 ? 50_000 : 10_000;
  const step = price > 5_000_000 ? 100_000 : small;
  return Math.round(price / step) * step - (price > 1_000_000 ? 10_000 : 1_000);
}

function surchargeOf(finish: string): number {
  return finishSurcharges.find(([name]) => name.test(finishOf(finish).id))?.[1] ?? 0;
}
