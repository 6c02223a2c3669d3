import type { OwnProduct, ProductForm, StockBody } from '../product-form.ts';

/** What is stored, as its form would send it unchanged. */
export function formOf(product: OwnProduct): ProductForm {
  const { category, name, description, style, materials, colours, pictures, variants, madeToSize } = product;
  return {
    category,
    name,
    description,
    style: style as ProductForm['style'],
    materials: materials as ProductForm['materials'],
    colours: colours as ProductForm['colours'],
    pictures: pictures.map(({ id }) => id),
    variants: variants.map(({ glb, colour, ...variant }) => ({
      ...variant,
      colour: colour as ProductForm['variants'][number]['colour'],
      stockSeen: variant.stock,
      glb: glb?.id ?? null,
    })),
    madeToSize,
  };
}

/** With these stocks; null where one of the variants is not there. */
export function withStocks(form: ProductForm, stocks: StockBody['variants']): ProductForm | null {
  if (stocks.some(({ id }) => form.variants.every((variant) => variant.id !== id))) return null;
  return {
    ...form,
    variants: form.variants.map((variant) => ({ ...variant, ...stocks.find(({ id }) => id === variant.id) })),
  };
}
