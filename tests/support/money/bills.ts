import { transaction } from '#db/database.ts';
import type { BillOwner } from '#features/trade/payments/bill-owners.ts';
import type { BillKind } from '#features/trade/payments/bill.ts';
import { openBill, type Bill } from '#features/trade/payments/bills.server.ts';
import { AppError } from '#lib/errors.ts';
import type { Person, TestApp } from '../app.ts';
import { requestOf } from './payments.ts';

let subjects = 0;

/** A bill of nothing in particular. A moment after the last one: ids grow with time, and the clock of tests stands still. */
export function openSomeBill(
  world: TestApp,
  person: Pick<Person, 'id'>,
  given: { amount?: number; kind?: BillKind; subject?: string; page?: string } = {},
): Promise<Bill> {
  world.clock.advance(0.001);
  return transaction(world.db, (db) =>
    openBill(db, requestOf(world, person), {
      userId: person.id,
      kind: 'plan',
      subject: `thing ${++subjects}`,
      amount: 388_000,
      payBy: null,
      ...given,
    }),
  );
}

export interface Witness extends BillOwner {
  heard: string[];
}

/** An owner that writes down what it was told, or refuses. */
export function witness(
  kind: BillKind = 'plan',
  { refuses = false, tells = false }: { refuses?: boolean; tells?: boolean } = {},
): Witness {
  const heard: string[] = [];
  const hear = (what: string, bill: Bill) => {
    if (refuses) throw new AppError('unavailable');
    heard.push(`${what} ${bill.status}`);
  };
  return {
    kind,
    tells,
    heard,
    submitted: async (_db, _ctx, bill) => hear('submitted', bill),
    paid: async (_db, _ctx, bill) => hear('paid', bill),
    short: async (_db, _ctx, bill) => {
      hear('short', bill);
      return null;
    },
    rejected: async (_db, _ctx, bill) => {
      hear('rejected', bill);
      return null;
    },
  };
}

/** `done`, or the key of the refusal with the state it names. */
export function outcomeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? `${error.key} ${error.state ?? ''}`.trim() : String(error)),
  );
}
