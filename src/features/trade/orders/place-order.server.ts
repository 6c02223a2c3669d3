import type { Database } from '#db/database.ts';
import { mobileOf } from '#features/people/accounts/sign-in/phone.server.ts';
import { findUserById, type UserRow } from '#features/people/accounts/users.server.ts';
import { keepAddress } from '#features/people/address-book/address-book.server.ts';
import type { SavedAddress } from '#features/foundation/addresses/address.ts';
import { resolveAddress } from '#features/foundation/addresses/addresses.server.ts';
import { holdNotices, sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { openBill, type Bill } from '#features/trade/payments/bills.server.ts';
import { indexLater } from '#features/catalogue/products/save-product.server.ts';
import { commissionAt } from '#features/trade/ledger/commission.server.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { localizedText } from '#lib/trilingual.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { takeFromCart } from './cart/cart-queries.server.ts';
import { deliveryTo } from '#features/catalogue/offers/delivery.server.ts';
import { lockStock, moveStock } from '#features/catalogue/products/stock.server.ts';
import type { Delivery } from '#features/catalogue/offers/delivery.ts';
import { orderAddress, purchaseAddress, type OrderForm, type Placed } from './order.ts';
import { insertOrder } from './order-queries.server.ts';
import { byMerchant, priceForSale, type PricedLine } from '#features/catalogue/offers/price-lines.server.ts';
import { requireFairShares, requireFewUnpaid } from './unpaid/unpaid.server.ts';
import { payWithinHours } from './order-limits.ts';
import { sendOrderMail } from './mail/order-mail.server.ts';
import { notifyOfPurchase } from './order-steps.server.ts';

/**
 * Places an order at every merchant of the lines (PRODUCT G1, G2): prices and names are read here, stock is locked and
 * taken, the bill is opened, all in one transaction. A retry with the same Idempotency-Key gets the first answer.
 * Whatever can be refused without the stock is refused before it is locked: other buyers wait for it.
 */
export async function placeOrder(ctx: RequestContext, userId: string, form: OrderForm): Promise<Placed> {
  const address = resolveAddress(form.address);
  const mobile = mobileOf(form.mobile, ctx.settings.phoneCountries);
  return commit({ ...ctx, crowd: 'orders' }, async (db) => {
    const lines = await priceForSale(db, form.lines, ctx.locale);
    if (lines.some(({ merchant }) => merchant.userId === userId)) throw new AppError('own_product');
    await requireFewUnpaid(db, userId, byMerchant(lines).length);
    const buyer = await findUserById(db, userId);
    if (!buyer) throw new AppError('login_required');
    const groups = byMerchant(lines).toSorted(([a], [b]) => a!.merchant.userId.localeCompare(b!.merchant.userId));
    const delivery = await deliveryTo(
      db,
      groups.map(([first]) => first!.merchant.id),
      address.province.code,
    );
    const placement = newId('o', ctx.clock.now());
    const orders = groups.map((group) => {
      const terms = delivery.get(group[0]!.merchant.id)!;
      return { id: newId('o', ctx.clock.now()), group, delivery: terms, ...sumsOf(group, terms) };
    });
    const amount = orders.reduce((sum, { total }) => sum + total, 0);
    if (form.total !== undefined && form.total !== amount) throw new AppError('price_changed', { field: 'total' });
    await takeAllStock(db, ctx, userId, lines);
    const bill = await openOrderBill(db, ctx, { buyer, placement, amount, orders });
    const placed: Placed['orders'] = [];
    const commission = await commissionAt(db, ctx.clock.now());
    await holdNotices(db, [userId, ...groups.map(([first]) => first!.merchant.userId)]);
    for (const [at, order] of orders.entries())
      placed.push(
        await placeOne(db, ctx, {
          ...order,
          buyer,
          form: { ...form, mobile },
          address,
          placement,
          bill,
          commission,
          number: orders.length === 1 ? bill.reference : `${bill.reference}-${at + 1}`,
        }),
      );
    if (form.from === 'cart') await takeFromCart(db, userId, lines);
    if (form.keepAddress === true) await keepAddress(db, ctx, userId, { receiver: form.receiver, mobile, address });
    await sendOrderMail(db, ctx, {
      buyer,
      bill,
      to: form.buyerEmail,
      receiver: form.receiver,
      mobile,
      address,
      orders: placedGroups(orders, placed),
    });
    // The mail above has it all.
    await notifyOfPurchase(db, ctx, bill, 'ORDER_TO_PAY', { details: { amount }, only: 'site' });
    return { placement, bill: bill.id, orders: placed };
  });
}

function placedGroups(
  orders: readonly { group: readonly PricedLine[]; goods: number; delivery: Delivery }[],
  placed: Placed['orders'],
) {
  return orders.map(({ group, goods, delivery }, at) => ({
    merchant: group[0]!.merchant.name,
    number: placed[at]?.number ?? '',
    lines: group,
    goods,
    fee: delivery.fee,
  }));
}

/** One bill for all of them. Its page is the order's, or where there are several, that of the purchase. */
async function openOrderBill(
  db: Database,
  ctx: RequestContext,
  { buyer, placement, amount, orders }: { buyer: UserRow; placement: string; amount: number; orders: { id: string }[] },
): Promise<Bill> {
  const [first, ...others] = orders;
  return openBill(db, ctx, {
    userId: buyer.id,
    kind: 'order',
    subject: placement,
    amount,
    payBy: new Date(ctx.clock.now().getTime() + payWithinHours * 3_600_000),
    page: first !== undefined && others.length === 0 ? orderAddress(first.id) : purchaseAddress,
  });
}

function sumsOf(group: readonly PricedLine[], delivery: Delivery): { goods: number; total: number } {
  const goods = group.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return { goods, total: goods + delivery.fee };
}

interface OneOrder {
  id: string;
  number: string;
  bill: Bill;
  buyer: UserRow;
  form: OrderForm;
  address: SavedAddress;
  group: readonly PricedLine[];
  delivery: Delivery;
  goods: number;
  total: number;
  commission: number;
  placement: string;
}

async function placeOne(
  db: Database,
  ctx: RequestContext,
  { id, number, bill, buyer, form, address, group, delivery, goods, total, commission, placement }: OneOrder,
): Promise<Placed['orders'][number]> {
  const now = ctx.clock.now();
  const { merchant } = group[0]!;
  const make = {
    from: Math.max(...group.map(({ days }) => days.from)),
    to: Math.max(...group.map(({ days }) => days.to)),
  };
  await insertOrder(
    db,
    {
      id,
      number,
      bill_id: bill.id,
      placement,
      buyer_id: buyer.id,
      merchant_id: merchant.id,
      merchant_name: merchant.name,
      state: 'PENDING_PAYMENT',
      goods,
      delivery_fee: delivery.fee,
      total,
      commission,
      days_from: make.from + delivery.days.from,
      days_to: make.to + delivery.days.to,
      receiver: form.receiver,
      mobile: form.mobile,
      buyer_email: form.buyerEmail,
      address: JSON.stringify(address),
      remark: form.remark ?? '',
      invoice: form.invoice ? JSON.stringify(form.invoice) : null,
      pay_by: bill.pay_by,
      placed_at: now,
      updated_at: now,
    },
    group.map(rowOf),
  );
  await audit(db, ctx, {
    action: 'order.placed',
    target: id,
    after: {
      number,
      merchant: merchant.id,
      total,
      lines: group.map(({ product, variant, choice, quantity, price }) => ({
        product,
        variant,
        choice,
        quantity,
        price,
      })),
    },
  });
  await sendNotification(db, ctx, [merchant.userId], {
    type: 'ORDER_PLACED',
    details: { number },
    link: orderAddress(id),
  });
  return { id, number, bill: bill.id, merchant: { id: merchant.id, name: merchant.name }, total };
}

function rowOf({
  product,
  variant,
  name,
  label,
  colour,
  size,
  sku,
  model,
  finishes,
  parameters,
  picture,
  price,
  quantity,
}: PricedLine) {
  return {
    product_id: product,
    variant_id: variant,
    name,
    label,
    colour,
    ...size,
    sku,
    model,
    finishes,
    parameters,
    picture,
    unit_price: price,
    quantity,
    amount: price * quantity,
  };
}

/** Who comes too late gets the remaining stock. */
async function takeAllStock(
  db: Database,
  ctx: RequestContext,
  userId: string,
  lines: readonly PricedLine[],
): Promise<void> {
  const wanted = lines.flatMap(({ variant, ...line }) => (variant === null ? [] : [{ ...line, variant }]));
  const there = await lockStock(
    db,
    wanted.map(({ variant }) => variant),
  );
  const left = ({ variant, quantity }: { variant: string; quantity: number }) => (there.get(variant) ?? 0) - quantity;
  const missing = wanted.find((line) => left(line) < 0);
  if (missing) throw soldOut(missing, there.get(missing.variant) ?? 0, ctx);
  await requireFairShares(db, ctx, userId, wanted, there);
  await moveStock(db, new Map(wanted.map(({ variant, quantity }) => [variant, -quantity])));
  // What is sold out is no longer found under "in stock".
  const emptied = wanted.filter((line) => left(line) === 0).map(({ product }) => product);
  await indexLater(db, emptied);
}

export function soldOut(
  { name, product, variant }: Pick<PricedLine, 'name' | 'product' | 'variant'>,
  left: number,
  { locale }: Pick<RequestContext, 'locale'>,
): AppError {
  return new AppError('sold_out', {
    field: variant ?? product,
    values: { name: localizedText(name, locale), left },
    state: String(left),
  });
}
