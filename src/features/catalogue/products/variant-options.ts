import type { ProductVariant } from './product.ts';

/** One alternative, and the variant it leads to. */
export interface VariantOption {
  variant: ProductVariant;
  chosen: boolean;
}
interface VariantOptions {
  /** Sizes in the chosen finish, finishes in the chosen size. Each empty where there is only one. */
  sizes: VariantOption[];
  looks: VariantOption[];
  /** Where size and finish do not distinguish the variants: all of them. */
  all: VariantOption[];
}

/** The variant an address names; the first where it is unknown. */
export function chosenVariant(variants: readonly ProductVariant[], id: string | null): ProductVariant | null {
  return variants.find((variant) => variant.id === id) ?? variants[0] ?? null;
}

/** Sizes and finishes, each one step away from the current choice (LOOK, Variant). */
export function variantOptions(variants: readonly ProductVariant[], chosen: ProductVariant): VariantOptions {
  const pairs = new Set(variants.map((variant) => `${sizeKey(variant)} ${lookKey(variant)}`));
  if (pairs.size < variants.length)
    return { sizes: [], looks: [], all: variants.map((variant) => ({ variant, chosen: variant === chosen })) };
  return {
    sizes: optionsBy(variants, chosen, sizeKey, lookKey),
    looks: optionsBy(variants, chosen, lookKey, sizeKey),
    all: [],
  };
}

type Key = (variant: ProductVariant) => string;

/** One option a value; it keeps the rest of the choice, else leads to an available variant, else to the first. */
function optionsBy(variants: readonly ProductVariant[], chosen: ProductVariant, key: Key, other: Key): VariantOption[] {
  const groups = Map.groupBy(variants, key);
  if (groups.size < 2) return [];
  return [...groups].map(([value, group]) => ({
    variant:
      group.find((variant) => other(variant) === other(chosen)) ?? group.find(({ stock }) => stock > 0) ?? group[0]!,
    chosen: value === key(chosen),
  }));
}

function sizeKey({ size: { width, depth, height } }: ProductVariant): string {
  return `${width}x${depth}x${height}`;
}

function lookKey({ colour, finishes }: ProductVariant): string {
  return JSON.stringify([colour?.key, Object.entries(finishes).toSorted()]);
}
