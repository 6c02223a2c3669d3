import { merchantOfUser } from '#features/merchants/merchant-queries.server.ts';
import { AppError } from '#lib/errors.ts';
import type { MemberContext } from '#platform/context.ts';
import type { Statement } from './book.ts';
import { statementOf } from './ledger.server.ts';
import { monthsBetween } from './statement.ts';
import { firstEntryAt } from './statement-queries.server.ts';

export interface StatementData extends Statement { months: string[] }

/** What the house owes the own shop and how it came to that, in the merchant's home. */
export async function loadStatement(ctx: MemberContext): Promise<StatementData> {
  const merchant = await merchantOfUser(ctx.db, ctx.session.userId);
  if (!merchant) throw new AppError('not_found');
  return { ...await statementOf(ctx.db, merchant.id), months: monthsBetween(await firstEntryAt(ctx.db, merchant.id), ctx.clock.now()) };
}
