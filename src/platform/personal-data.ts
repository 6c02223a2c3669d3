import type { z } from 'zod';
import type { Database } from '#db/database.ts';
import type { Clock } from '#platform/clock.ts';

/**
 * What one feature stores about a person (PRODUCT D3): its part of the export, its part of deleting the account, and
 * what is still open with others. A feature covers its own tables only; `server/personal-data.ts` lists the features.
 */
export interface PersonalData<Shape extends z.ZodRawShape = z.ZodRawShape> {
  export?: PersonalExport<Shape>;
  /** In the transaction that deletes the account. */
  erase?(db: Database, clock: Clock, userId: string): Promise<void>;
  /** Figures by name, each 0 where nothing is open. In the same transaction, before anything is erased. */
  openDealings?(db: Database, userId: string): Promise<Record<string, number>>;
}

interface PersonalExport<Shape extends z.ZodRawShape> {
  /** The feature's keys of the export. */
  shape: Shape;
  read(db: Database, userId: string): Promise<z.input<z.ZodObject<Shape>>>;
}

/** The features in the order of the export's keys, and in the order in which they are erased. */
export interface PersonalDataOrder {
  exported: readonly PersonalData[];
  erased: readonly PersonalData[];
}
