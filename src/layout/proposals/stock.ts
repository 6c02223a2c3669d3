import type { Design } from '#design/document.ts';
import type { Item } from '#design/records/item.ts';
import { itemsIn } from '#layout/items-in.ts';
import { stays, type Keeping } from '#layout/kept.ts';
import { roomPlan } from '#layout/plan/room-plan.ts';
import type { Supply } from '#layout/proposals/proposal.ts';
import type { ShelfDelivery } from '#layout/shelf.ts';

/** What is there to buy once what stands in the home and stays has its own: the list counts these together. */
export function supplyBeside(design: Design, rooms: readonly string[], keeping: Keeping, supply: Supply): Supply {
  const going = new Set(rooms.flatMap((id) => looseIn(design, id, keeping)));
  return without(
    supply,
    Object.values(design.items).filter(({ id }) => !going.has(id)),
  );
}

function looseIn(design: Design, roomId: string, keeping: Keeping): string[] {
  const plan = roomPlan(design, roomId);
  return plan ? itemsIn(design, plan).flatMap((item) => (stays(item, keeping) ? [] : [item.id])) : [];
}

/** Less of every variant, as often as it is among these. */
export function without(supply: Supply, items: readonly Item[]): Supply {
  const taken = countsOf(items);
  return supply.map((piece) => {
    const { offer } = piece;
    const count = taken.get(offer?.variant ?? '') ?? 0;
    return offer && offer.stock !== null && count > 0
      ? { ...piece, offer: { ...offer, stock: Math.max(0, offer.stock - count) } }
      : piece;
  });
}

/** Of these, how many cannot be had now, and what they would cost. */
export function soldOutOf(supply: Supply, items: readonly Item[]): { count: number; price: number } {
  const taken = countsOf(items);
  const seen = new Set<string>();
  let count = 0;
  let price = 0;
  for (const { offer } of supply) {
    if (!offer || offer.stock === null || offer.variant === undefined || seen.has(offer.variant)) continue;
    seen.add(offer.variant);
    const lacking = Math.max(0, (taken.get(offer.variant) ?? 0) - offer.stock);
    count += lacking;
    price += lacking * offer.price;
  }
  return { count, price };
}

/** Who brings these, and what for: of each merchant the items. What nobody sells is not brought. */
export function deliveriesOf(supply: Supply, items: readonly Item[]): (ShelfDelivery & { items: string[] })[] {
  const terms = new Map(supply.flatMap(({ offer }) => (offer?.delivery ? [[offer.product, offer.delivery]] : [])));
  const brought = items.flatMap(({ id, product }) => {
    const delivery = product === undefined ? undefined : terms.get(product);
    return delivery ? [{ ...delivery, id }] : [];
  });
  return [...Map.groupBy(brought, ({ merchant }) => merchant).values()].flatMap((of) =>
    of[0] ? [{ merchant: of[0].merchant, from: of[0].from, to: of[0].to, items: of.map(({ id }) => id) }] : [],
  );
}

function countsOf(items: readonly Item[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { variant } of items) if (variant !== undefined) counts.set(variant, (counts.get(variant) ?? 0) + 1);
  return counts;
}
