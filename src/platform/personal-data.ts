import type { z } from 'zod';
import type { Database } from '#db/database.ts';
import type { Clock } from '#platform/clock.ts';

/**
 * What one feature keeps about a person (PRODUCT D3): what of it they take away, what goes when they leave, and what
 * still holds them here. A feature answers for its own tables only; `server/personal-data.ts` puts the answers together.
 */
export interface PersonalData<Shape extends z.ZodRawShape = z.ZodRawShape> {
  export?: PersonalExport<Shape>;
  /** In the transaction that ends the account. */
  erase?(db: Database, clock: Clock, userId: string): Promise<void>;
  /** Figures by name, each 0 where nothing is open. In the same transaction, before anything is erased. */
  openDealings?(db: Database, userId: string): Promise<Record<string, number>>;
}

export interface PersonalExport<Shape extends z.ZodRawShape> {
  /** The feature's keys of the file a person takes away, and what stands under each. */
  shape: Shape;
  read(db: Database, userId: string): Promise<z.input<z.ZodObject<Shape>>>;
}

/** The same features twice, because the file has its order and erasing has another. */
export interface PersonalDataOrder {
  exported: readonly PersonalData[];
  erased: readonly PersonalData[];
}
