import type { ProductVariant } from '../product.ts';

/** One alternative, and the variant it leads to. */
export interface VariantOption {
  variant: ProductVariant;
  chosen: boolean;
  /** It leaves the rest of the choice as it is; else that pair is not made. */ keeps: boolean;
}
/** What one chooses: finishes, sizes, and where they are formed differently, versions. Each empty where there is only one. */
interface VariantOptions {
  looks: VariantOption[];
  sizes: VariantOption[];
  versions: VariantOption[];
}

/** The variant an address names; where it names none, the first that can be had, else the first. */
export function chosenVariant(variants: readonly ProductVariant[], id: string | null): ProductVariant | null {
  return (
    variants.find((variant) => variant.id === id) ?? variants.find(({ stock }) => stock > 0) ?? variants[0] ?? null
  );
}

/** Each option is one step away from the current choice (LOOK, Variant). */
export function variantOptions(variants: readonly ProductVariant[], chosen: ProductVariant): VariantOptions {
  const version = versionKeyOf(variants);
  const keys = { looks: lookKey, sizes: sizeKey, versions: version };
  const options = (own: Key) =>
    optionsBy(
      variants,
      chosen,
      own,
      Object.values(keys).filter((key) => key !== own),
    );
  return {
    looks: options(lookKey),
    sizes: options(sizeKey).toSorted((a, b) => bySize(a.variant, b.variant)),
    versions: options(version),
  };
}

type Key = (variant: ProductVariant) => string;

/**
 * One option a value. It keeps the rest of the choice where that exists, sold out or not; else it leads to what can be
 * had and keeps most of it.
 */
function optionsBy(
  variants: readonly ProductVariant[],
  chosen: ProductVariant,
  key: Key,
  others: readonly Key[],
): VariantOption[] {
  const groups = Map.groupBy(variants, key);
  if (groups.size < 2) return [];
  const kept = (variant: ProductVariant) => others.filter((other) => other(variant) === other(chosen)).length;
  return [...groups].map(([value, group]) => {
    const same = group.find((variant) => kept(variant) === others.length);
    const nearest = group.toSorted((a, b) => Number(b.stock > 0) - Number(a.stock > 0) || kept(b) - kept(a))[0]!;
    return { variant: same ?? nearest, chosen: value === key(chosen), keeps: same !== undefined };
  });
}

/** By its forms; where those do not tell the variants apart, by the merchant's own name, and at last one by one. */
function versionKeyOf(variants: readonly ProductVariant[]): Key {
  const byForm: Key = ({ forms }) => JSON.stringify(forms);
  const byName: Key = (variant) => `${byForm(variant)} ${variant.label?.text ?? ''}`;
  const distinct = (version: Key) =>
    new Set(variants.map((each) => [sizeKey(each), lookKey(each), version(each)].join(' '))).size === variants.length;
  if (distinct(byForm)) return byForm;
  return distinct(byName) ? byName : ({ id }) => id;
}

function bySize({ size: a }: ProductVariant, { size: b }: ProductVariant): number {
  return a.width - b.width || a.depth - b.depth || a.height - b.height;
}

function sizeKey({ size: { width, depth, height } }: ProductVariant): string {
  return `${width}x${depth}x${height}`;
}

function lookKey({ look, colour, finishes }: ProductVariant): string {
  return look?.name ?? JSON.stringify([colour?.key, Object.entries(finishes).toSorted()]);
}
