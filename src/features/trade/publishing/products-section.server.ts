import { redirect } from 'react-router';
import { completenessOf, type Completeness } from '#features/people/accounts/profile-fields.ts';
import { readProfile } from '#features/people/accounts/profile.server.ts';
import { merchantOfUser } from '#features/catalogue/merchants/merchants.server.ts';
import { categoryTree } from '#features/catalogue/products/category.ts';
import { colourLooks } from '#features/catalogue/products/colour-looks.ts';
import { familyOfKey } from '#features/foundation/search/family-key.ts';
import { colours } from '#features/foundation/search/vocabulary.ts';
import { AppError } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import { dashboardSection } from '#lib/person.ts';
import type { Family } from '#models/family.ts';
import { kinds } from '#models/materials/finish.ts';
import { finishOf } from '#models/materials/library.ts';
import { styles } from '#models/vocabulary.ts';
import type { MemberContext } from '#platform/context.ts';
import type { FamilyOffer } from './family-offer.ts';
import { readFamily } from './family-offer.server.ts';
import { optionsOf, type Option } from './option.ts';
import { emptyOwnPage, readOwnSection } from './own-address.ts';
import { productsOfShop, readOwnProduct } from './own-products.server.ts';
import type { OwnProduct, OwnProductPage } from './product-form.ts';
import { ownCount } from './publishing-queries.server.ts';
import type { OwnProductsQuery } from './shelf.ts';

export interface ProductOptions {
  categories: (Option & { children: (Option & { family: string | null; materials: string[] })[] })[];
  styles: Option[];
  materials: Option[];
  colours: (Option & { look: string })[];
}
export interface ProductFormData {
  view: 'form';
  product: OwnProduct | null;
  options: ProductOptions;
  family: FamilyOffer | null;
  /** What the shop's profile still needs before anything is published (PRODUCT, "complete profile first"). */
  profileLacks: Completeness['missing'];
}
export type ProductsData = { view: 'list'; page: OwnProductPage; query: OwnProductsQuery } | ProductFormData;

/** `?tab=products`: the list; `&new`: an empty form; `&edit=p_…`: one of them (PRODUCT G3). */
export async function loadProducts(ctx: MemberContext, url: URL): Promise<ProductsData> {
  const asked = readOwnSection(url.searchParams);
  const { userId } = ctx.session;
  const list = { view: 'list', query: asked.query } as const;
  const shop = await merchantOfUser(ctx.db, userId);
  if (!shop) return { ...list, page: emptyOwnPage(asked.query) };
  if (asked.form === null) return { ...list, page: await productsOfShop(ctx, shop.id, asked.query) };
  const product = asked.form === 'new' ? null : await readOwnProduct(ctx, userId, asked.form).catch(backToList);
  return {
    view: 'form',
    product,
    options: productOptions(ctx.locale),
    family: product?.madeToSize ? familyIn(product.madeToSize.family, ctx.locale) : null,
    profileLacks: completenessOf(await readProfile(ctx, userId), 'merchant').missing,
  };
}

export function countProducts(userId: string) {
  return { all: ownCount('products', userId) };
}

function productOptions(locale: Locale): ProductOptions {
  return {
    categories: categoryTree(locale).map((branch) => ({
      ...branch,
      children: branch.children.map((child) => {
        const family = familyOfKey(child.key);
        return { ...child, family: family?.code ?? null, materials: family === null ? [] : materialsOf(family) };
      }),
    })),
    styles: optionsOf(styles, locale),
    materials: optionsOf(kinds, locale),
    colours: optionsOf(colours, locale).map((option) => ({ ...option, look: colourLooks[option.key] ?? '#888888' })),
  };
}

/** What things of a family are made of: the kinds of finish it is drawn with. */
function materialsOf({ slots }: Family): string[] {
  return [...new Set(Object.values(slots).flatMap(({ finishes }) => finishes.map((id) => finishOf(id).kind)))];
}

/** A family the library no longer has must be chosen again. */
function familyIn(code: string, locale: Locale): FamilyOffer | null {
  try {
    return readFamily(code, locale);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** What does not exist, or is not theirs, leads back to the list. */
function backToList(error: unknown): never {
  throw error instanceof AppError && error.key === 'not_found'
    ? redirect(dashboardSection('merchant', 'products'))
    : error;
}
