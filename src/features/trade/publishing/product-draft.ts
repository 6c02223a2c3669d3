import type { GlbData } from '#features/foundation/glb/glb.ts';
import type { MadeToSize } from '#features/catalogue/products/made-to-size.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import type { OwnPicture } from './components/pictures-field.tsx';
import type { OwnProduct } from './product-form.ts';
import { newKey } from '#lib/id.ts';

/** A variant being edited; `key` is its React key while the form is open. */
export interface VariantDraft {
  key: string;
  id?: string;
  label: Trilingual;
  width: number | null;
  depth: number | null;
  height: number | null;
  colour: string | null;
  price: number | null;
  priceBefore: number | null;
  stock: number | null;
  stockSeen?: number;
  sku: string;
  weight: number | null;
  model: string | null;
  finishes: Record<string, string>;
  glb: GlbData | null;
}

export interface ProductDraft {
  category: string;
  name: Trilingual;
  description: Trilingual;
  style: string | null;
  materials: string[];
  colours: string[];
  pictures: OwnPicture[];
  variants: VariantDraft[];
  madeToSize: MadeToSize | null;
}

export function formOf(product: OwnProduct | null): ProductDraft {
  if (product === null)
    return {
      category: '',
      name: {},
      description: {},
      style: null,
      materials: [],
      colours: [],
      pictures: [],
      variants: [newVariant()],
      madeToSize: null,
    };
  const { category, name, description, style, materials, colours, pictures, variants, madeToSize } = product;
  return {
    category,
    name,
    description,
    style,
    materials,
    colours,
    pictures,
    madeToSize,
    variants: variants.map((variant) => ({
      ...variant,
      key: variant.id,
      sku: variant.sku ?? '',
      stockSeen: variant.stock,
    })),
  };
}

/** Copied from the last one, which it usually resembles. */
export function newVariant(like?: VariantDraft): VariantDraft {
  const { width = null, depth = null, height = null, price = null, weight = null } = like ?? {};
  return {
    key: newKey(),
    label: {},
    width,
    depth,
    height,
    colour: null,
    price,
    priceBefore: null,
    stock: 0,
    sku: '',
    weight,
    model: null,
    finishes: {},
    glb: null,
  };
}

export function bodyOf({ variants, pictures, colours, ...rest }: ProductDraft): object {
  const worn = new Set(variants.flatMap(({ colour }) => colour ?? []));
  return {
    ...rest,
    colours: colours.filter((colour) => !worn.has(colour)),
    pictures: pictures.map(({ id }) => id),
    variants: variants.map(({ key: _, sku, glb, ...variant }) => ({
      ...variant,
      sku: sku.trim() || null,
      glb: glb?.id ?? null,
    })),
  };
}
