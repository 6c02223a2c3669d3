import { describe, expect, test } from 'vitest';
import { canonicalJson } from '#design/canonical-json.ts';
import type { Command } from '#design/commands/command-table.ts';
import { placeOfRoom } from '#design/commands/room-place.ts';
import type { Design } from '#design/document.ts';
import { newHistory, perform, undo } from '#design/history.ts';
import type { Item } from '#design/records/item.ts';
import { faultsOf } from '#layout/testing/brute-force.ts';
import { done, onlyRoom, room, shop } from '#layout/testing/room-and-shop.ts';
import { findModel } from '#models/library.ts';
import { propose } from '#layout/proposals/propose.ts';
import type { FurnishWish, Proposal, Refusal, Supply } from '#layout/proposals/proposal.ts';

const cheap = shop((family) => (family === 'bed' ? 8_000_000 : 400_000));
const wishFor = (design: Design, more: Partial<FurnishWish> = {}): FurnishWish => ({
  rooms: [placeOfRoom(onlyRoom(design))],
  style: 'japandi',
  seed: 1,
  budget: null,
  keep: true,
  ways: true,
  inStock: false,
  ...more,
});

function answer(design: Design, more: Partial<FurnishWish>, supply: Supply, most = 1) {
  const proposals: Proposal[] = [];
  let refused: readonly Refusal[] = [];
  for (const step of propose(design, wishFor(design, more), supply)) {
    if (step.kind === 'proposal') proposals.push(step.proposal);
    if (proposals.length === most) break;
    if (step.kind === 'refused') refused = step.refused;
  }
  return { proposals, refused };
}

const itemsOf = ({ command }: Proposal): Item[] =>
  command.kind === 'batch'
    ? command.commands.flatMap((each) => (each.kind === 'things.add' ? (each.items ?? []) : []))
    : [];
const familiesOf = (proposal: Proposal) =>
  itemsOf(proposal).flatMap(({ model }) => findModel(model)?.family.code ?? []);
const priceOf = (proposal: Proposal, supply: Supply) =>
  itemsOf(proposal).reduce(
    (sum, { variant }) => sum + (supply.find(({ offer }) => offer?.variant === variant)?.offer?.price ?? 0),
    0,
  );

describe('J5: three ways to furnish a room', () => {
  test('three that differ, each with a bed, each one step that can be undone; the same wish gives the same', () => {
    const design = room();
    const { proposals } = answer(design, {}, cheap, 3);
    expect(proposals).toHaveLength(3);
    expect(new Set(proposals.map((each) => canonicalJson(itemsOf(each).map(({ id: _, ...item }) => item)))).size).toBe(
      3,
    );
    for (const proposal of proposals) {
      expect(familiesOf(proposal)).toContain('bed');
      const step = perform(newHistory(design), proposal.command);
      if (!step.ok) throw new Error(step.reason);
      expect(step.history.past).toHaveLength(1);
      expect(faultsOf(step.history.design, onlyRoom(design).id)).toEqual([]);
      expect(canonicalJson(undo(step.history).design)).toBe(canonicalJson(design));
    }
    expect(canonicalJson(answer(design, {}, cheap, 3).proposals)).toBe(canonicalJson(proposals));
    const more = answer(design, { seed: 2 }, cheap, 3).proposals;
    expect(more.map(({ seed }) => seed).some((seed) => proposals.some((each) => each.seed === seed))).toBe(false);
  });

  test('D2: what is sold names its product and exact variant, and the price is their sum', () => {
    for (const proposal of answer(room(), {}, cheap).proposals) {
      const sold = itemsOf(proposal).filter(({ product }) => product !== undefined);
      expect(sold.length).toBeGreaterThan(3);
      expect(sold.every(({ variant }) => cheap.some(({ offer }) => offer?.variant === variant))).toBe(true);
      expect(proposal.price).toBe(priceOf(proposal, cheap));
      expect(proposal.unpriced).toBe(itemsOf(proposal).length - sold.length);
    }
  });

  test('without a shop the room is furnished with what nobody sells, and says so', () => {
    const [proposal] = answer(room(), {}, []).proposals;
    expect(proposal).toMatchObject({ price: 0, unpriced: proposal?.pieces });
  });
});

describe('J5: the budget', () => {
  test.each([12_000_000, 15_000_000, 40_000_000])('nothing costs more than %i', (budget) => {
    const { proposals } = answer(room(), { budget }, cheap);
    expect(proposals.length).toBeGreaterThan(0);
    for (const proposal of proposals) {
      expect(proposal.price).toBeLessThanOrEqual(budget);
      expect(priceOf(proposal, cheap)).toBe(proposal.price);
      expect(familiesOf(proposal)).toContain('bed');
    }
  });

  test('more money, more pieces', () => {
    const pieces = (budget: number) => answer(room(), { budget }, cheap).proposals[0]?.pieces ?? 0;
    expect(pieces(10_000_000)).toBeLessThan(pieces(60_000_000));
  });

  test.each([0, 1_000_000])(
    'too little is refused with what it takes, and never met by unpriced pieces (%i)',
    (budget) => {
      const { proposals, refused } = answer(room(), { budget }, cheap);
      expect(proposals).toEqual([]);
      expect(refused).toMatchObject([{ reason: 'budget', piece: 'bed' }]);
      expect(refused[0]?.least).toBeGreaterThanOrEqual(8_000_000);
    },
  );
});

describe('J5: delivery', () => {
  /** Every other piece is of another merchant, who takes so much. */
  const brought = cheap.map((piece, at) => {
    const delivery = { merchant: `m_${at % 5}`, from: 300_000, to: 300_000 };
    return { ...piece, offer: piece.offer && { ...piece.offer, product: `p_${at % 5}`, delivery } };
  });
  const fees = ({ deliveries }: Proposal) => deliveries.reduce((sum, { to }) => sum + to, 0);

  test.each([15_000_000, 20_000_000])('known where to, goods and delivery together stay under %i', (budget) => {
    const { proposals } = answer(room(), { budget, delivered: true }, brought, 3);
    expect(proposals.length).toBeGreaterThan(0);
    for (const proposal of proposals) {
      expect(fees(proposal)).toBeGreaterThan(0);
      expect(proposal.price + fees(proposal)).toBeLessThanOrEqual(budget);
    }
  });

  test('what is refused for its price says what it takes with delivery', () => {
    const least = (delivered: boolean) => answer(room(), { budget: 0, delivered }, brought).refused[0]?.least ?? 0;
    expect(least(true) - least(false)).toBeGreaterThanOrEqual(300_000);
  });

  test('each merchant is named once, with what they bring', () => {
    const [proposal] = answer(room(), {}, brought).proposals;
    if (!proposal) throw new Error('nothing proposed');
    const items = proposal.deliveries.flatMap((each) => each.items);
    expect(proposal.deliveries.length).toBeLessThanOrEqual(5);
    expect(items.toSorted()).toEqual(
      itemsOf(proposal)
        .filter(({ product }) => product !== undefined)
        .map(({ id }) => id)
        .toSorted(),
    );
  });
});

describe('J5: only what is in stock', () => {
  test('everything is sold, and never more of one than there are', () => {
    const one = shop(() => 500_000, 1);
    const [proposal] = answer(room(), { inStock: true }, one).proposals;
    if (!proposal) throw new Error('nothing proposed');
    expect(proposal.unpriced).toBe(0);
    const variants = itemsOf(proposal).map(({ variant }) => variant);
    expect(new Set(variants).size).toBe(variants.length);
  });

  test('nothing in stock is a reason; what is made when ordered is always there', () => {
    expect(
      answer(
        room(),
        { inStock: true },
        shop(() => 500_000, 0),
      ).refused,
    ).toMatchObject([{ reason: 'not_sold', piece: 'bed' }]);
    const made = shop(() => 500_000).map((piece) => ({
      ...piece,
      offer: piece.offer && { ...piece.offer, stock: null },
    }));
    expect(answer(room(), { inStock: true }, made).proposals).toHaveLength(1);
  });
});

describe('O1: a proposal costs what the list will say', () => {
  const stockOf = (stock: number) => shop((family) => (family === 'bed' ? 8_000_000 : 400_000), stock);
  /** As the list counts: so many of a variant as there are. */
  function listed(items: readonly Item[], supply: Supply): number {
    return [...Map.groupBy(items, ({ variant }) => variant ?? '')].reduce((sum, [variant, same]) => {
      const offer = supply.find((each) => each.offer?.variant === variant)?.offer;
      return sum + Math.min(same.length, offer?.stock ?? same.length) * (offer?.price ?? 0);
    }, 0);
  }

  test('what is sold out is counted apart, and taken only where nothing in stock would do', () => {
    const [none] = answer(room(), {}, stockOf(0)).proposals;
    expect(none).toMatchObject({ price: 0 });
    expect(none?.soldOut).toBe((none?.pieces ?? 0) - (none?.unpriced ?? 0));
    const beds = stockOf(0).map((piece, at) =>
      piece.offer && piece.model.startsWith('bed-') && at % 2 === 0
        ? { ...piece, offer: { ...piece.offer, stock: 5 } }
        : piece,
    );
    const [some] = answer(room(), {}, beds).proposals;
    const bed = some && itemsOf(some).find(({ model }) => model.startsWith('bed-'));
    expect(beds.find(({ offer }) => offer?.variant === bed?.variant)?.offer?.stock).toBe(5);
    expect(some?.price).toBe(some && listed(itemsOf(some), beds));
  });

  test('a home that has the last of something already does not get it again for nothing', () => {
    const one = stockOf(1);
    const design = room();
    const [first] = answer(design, {}, one).proposals;
    if (!first) throw new Error('nothing proposed');
    expect(first.price).toBe(listed(itemsOf(first), one));
    const furnished = done(design, [first.command]);
    const others = Object.values(furnished.items).filter(({ model }) => !model.startsWith('bed-'));
    const bedless = done(furnished, [{ kind: 'things.remove', ids: others.map(({ id }) => id) }]);
    const [more] = answer(bedless, {}, one).proposals;
    if (!more) throw new Error('nothing proposed');
    const all = Object.values(done(bedless, [more.command]).items);
    expect(listed(all, one)).toBe(listed(Object.values(bedless.items), one) + more.price);
  });
});

describe('J5: keep what I placed', () => {
  const own = (model: string, x: number, y: number, more: Partial<Item> = {}): Command => ({
    kind: 'item.add',
    item: {
      id: 'it_own',
      level: 'lv_1',
      model,
      finishes: {},
      at: { x, y, z: 0 },
      turn: 0,
      placement: 'floor',
      locked: false,
      ...more,
    },
  });
  const bookshelf = cheap.find(({ model }) => model.startsWith('bookshelf-'))?.model ?? '';
  const bed = cheap.find(({ model }) => model.startsWith('bed-'))?.model ?? '';

  test('it stays where it is, nothing stands in it, and its kind is not added again', () => {
    const design = done(room(), [own(bed, 2600, 2350)]);
    for (const proposal of answer(design, {}, cheap).proposals) {
      expect(proposal.kept).toEqual(['it_own']);
      expect(familiesOf(proposal)).not.toContain('bed');
      const after = done(design, [proposal.command]);
      expect(after.items.it_own).toEqual(design.items.it_own);
      expect(faultsOf(after, onlyRoom(design).id).filter((fault) => / in /.test(fault))).toEqual([]);
    }
  });

  test('a file of a merchant’s own is walked around by its own size', () => {
    const design = done(room(), [own('m_sideboard', 3000, 1500)]);
    const sizes = { m_sideboard: { width: 1800, depth: 900, height: 800 } };
    const [proposal] = answer(design, { sizes }, cheap).proposals;
    if (!proposal) throw new Error('nothing proposed');
    const inside = itemsOf(proposal).filter(
      ({ at, placement }) => placement === 'floor' && Math.abs(at.x - 3000) < 900 && Math.abs(at.y - 1500) < 450,
    );
    expect(inside.map(({ model }) => findModel(model)?.family.code).filter((code) => code !== 'rug')).toEqual([]);
  });

  test('without it, what is loose goes and what is locked stays', () => {
    const loose = done(room(), [own(bookshelf, 3600, 1700)]);
    const [replaced] = answer(loose, { keep: false }, cheap).proposals;
    expect(replaced && done(loose, [replaced.command]).items.it_own).toBeUndefined();
    const locked = done(room(), [own(bookshelf, 3600, 1700, { locked: true })]);
    const [around] = answer(locked, { keep: false }, cheap).proposals;
    expect(around && done(locked, [around.command]).items.it_own).toBeDefined();
  });

  test('what an earlier proposal placed goes for the next one, beside what stays', () => {
    const before = done(room(), [own(bookshelf, 3600, 1700)]);
    const [first] = answer(before, {}, cheap).proposals;
    if (!first) throw new Error('nothing proposed');
    const furnished = done(before, [first.command]);
    const [next] = answer(furnished, { replaced: first.added, seed: 7 }, cheap).proposals;
    expect(next?.kept).toEqual(['it_own']);
    const after = next && done(furnished, [next.command]).items;
    expect(Object.keys(after ?? {}).filter((id) => first.added.includes(id))).toEqual([]);
    expect(Object.values(after ?? {}).filter(({ model }) => model.startsWith('bed-'))).toHaveLength(1);
  });

  test('what a person painted stays with what they placed', () => {
    const design = room();
    const painted = done(design, [
      { kind: 'room.finish', ...placeOfRoom(onlyRoom(design)), face: 'walls', surface: { material: 'paint-forest' } },
    ]);
    const [proposal] = answer(painted, {}, cheap).proposals;
    expect(proposal && onlyRoom(done(painted, [proposal.command])).walls).toEqual({ material: 'paint-forest' });
  });

  test('a room that has all it needs says so, or gets only what it lacks', () => {
    const design = room(3000, 2600);
    const [first] = answer(design, {}, cheap).proposals;
    if (!first) throw new Error('nothing proposed');
    const full = done(design, [first.command]);
    const again = answer(full, {}, cheap);
    for (const proposal of again.proposals) expect(familiesOf(proposal)).not.toContain('bed');
    if (again.proposals.length === 0) expect(again.refused).toMatchObject([{ reason: 'nothing_more' }]);
    expect(again.proposals.length + again.refused.length).toBe(1);
  });

  test('where it leaves no place, that is the reason', () => {
    const full = done(
      room(),
      [900, 2000, 3100].flatMap((x, column) =>
        [900, 1750, 2600].map((y, row) => own(bookshelf, x, y, { id: `it_${column}${row}` })),
      ),
    );
    expect(answer(full, {}, cheap).refused).toMatchObject([{ reason: 'kept', piece: 'bed' }]);
  });
});

describe('J5: a room that cannot be furnished says why', () => {
  test('too small for a bed', () => {
    expect(answer(room(1500, 1300), {}, cheap).refused).toMatchObject([{ reason: 'no_place', piece: 'bed' }]);
  });

  test('a kind without furniture of its own; another kind can be asked for', () => {
    const store = room(4000, 3500, 'storage');
    expect(answer(store, {}, cheap).refused).toMatchObject([{ reason: 'no_programme' }]);
    const [proposal] = answer(store, { type: 'study' }, cheap).proposals;
    expect(proposal && familiesOf(proposal)).toContain('desk');
  });

  test('a room without a kind is given the one it was furnished as, in the same step', () => {
    const [proposal] = answer(room(4000, 3500, 'other'), { type: 'study' }, cheap).proposals;
    const { command } = proposal ?? {};
    expect(command?.kind === 'batch' && command.commands[0]).toMatchObject({ kind: 'room.describe', type: 'study' });
  });

  test('D4: the point wins over the id; a room that is gone is named', () => {
    const design = room();
    const { level, seed } = onlyRoom(design);
    expect(answer(design, { rooms: [{ level, at: seed, room: 'rm_gone' }] }, cheap).proposals).toHaveLength(1);
    const away = { level, at: { x: 90_000, y: 90_000 }, room: 'rm_gone' };
    expect(answer(design, { rooms: [away] }, cheap).refused).toEqual([{ reason: 'missing_room', room: 'rm_gone' }]);
    const elsewhere = { level: 'lv_9', at: seed, room: 'rm_gone' };
    expect(answer(design, { rooms: [elsewhere] }, cheap).refused).toMatchObject([{ reason: 'missing_room' }]);
  });
});
