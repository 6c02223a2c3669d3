import { designerOfUser, type DesignerRow } from '#features/catalogue/designers/designers.server.ts';
import { merchantOfUser, type MerchantRow } from '#features/catalogue/merchants/merchants.server.ts';
import { AppError } from '#lib/errors.ts';
import { holds } from '#lib/permissions.ts';
import type { RequestContext } from '#platform/context.ts';

/** The person's designer profile. Who is no designer gets an error that leads to the application (PRODUCT G5). */
export async function ownDesigner(
  { db, viewer }: Pick<RequestContext, 'db' | 'viewer'>,
  userId: string,
): Promise<DesignerRow> {
  const designer = holds(viewer, 'works.publish') ? await designerOfUser(db, userId) : undefined;
  if (!designer) throw new AppError('designer_first');
  return designer;
}

/** Someone with the role but no shop yet gets the same error. */
export async function ownShop({ db }: Pick<RequestContext, 'db'>, userId: string): Promise<MerchantRow> {
  const merchant = await merchantOfUser(db, userId);
  if (!merchant) throw new AppError('not_found');
  return merchant;
}
