import type { RequestContext } from '#platform/context.ts';
import { deliveryTo } from '#features/catalogue/offers/delivery.server.ts';
import type { WantedLine } from '#features/catalogue/offers/wanted-line.ts';
import type { OrderQuote, QuotedGroup } from './order.ts';
import { byMerchant, priceAll } from '#features/catalogue/offers/price-lines.server.ts';
import { shownPriced } from '#features/catalogue/offers/show-priced.server.ts';
import { picturesOf } from './show-lines.server.ts';

/**
 * The total of ordering these, per merchant: the page shows this and computes nothing itself. Without a province
 * delivery is unknown.
 */
export async function quoteOrder(
  ctx: RequestContext,
  wanted: readonly WantedLine[],
  province: string | undefined,
): Promise<OrderQuote> {
  const lines = await priceAll(ctx.db, wanted, ctx.locale);
  const pictures = await picturesOf(ctx.db, lines);
  const delivery =
    province === undefined
      ? null
      : await deliveryTo(
          ctx.db,
          lines.map(({ merchant }) => merchant.id),
          province,
        );
  const groups = byMerchant(lines).map((group): QuotedGroup => {
    const { id, name } = group[0]!.merchant;
    const goods = group.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
    const terms = delivery?.get(id) ?? null;
    const make = {
      from: Math.max(...group.map(({ days }) => days.from)),
      to: Math.max(...group.map(({ days }) => days.to)),
    };
    const brought = terms && {
      fee: terms.fee,
      days: { from: terms.days.from + make.from, to: terms.days.to + make.to },
    };
    return {
      merchant: { id, name },
      lines: group.map((line) => shownPriced(line, pictures, ctx)),
      goods,
      delivery: brought,
      total: goods + (brought?.fee ?? 0),
    };
  });
  const goods = groups.reduce((sum, group) => sum + group.goods, 0);
  const fee = delivery === null ? null : groups.reduce((sum, group) => sum + (group.delivery?.fee ?? 0), 0);
  return { groups, goods, fee, total: goods + (fee ?? 0) };
}
