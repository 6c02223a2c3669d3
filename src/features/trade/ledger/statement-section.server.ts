import { merchantOfUser } from '#features/catalogue/merchants/merchants.server.ts';
import type { MemberContext } from '#platform/context.ts';
import type { Statement } from './book.ts';
import { statementOf } from './ledger.server.ts';
import { monthsBetween } from './statement.ts';
import { firstEntryAt } from './statement-queries.server.ts';

export interface StatementData extends Statement {
  months: string[];
}

/** What we owe the person's shop and why, in the merchant's dashboard. */
export async function loadStatement(ctx: MemberContext): Promise<StatementData> {
  // Someone with the role but no shop yet has an empty one.
  const shop = (await merchantOfUser(ctx.db, ctx.session.userId))?.id ?? '';
  return {
    ...(await statementOf(ctx.db, shop)),
    months: monthsBetween(await firstEntryAt(ctx.db, shop), ctx.clock.now()),
  };
}
