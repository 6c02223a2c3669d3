import type { z } from 'zod';
import type { Database } from '#db/database.ts';
import type { Clock } from '#platform/clock.ts';
import type { RequestContext } from '#platform/context.ts';

/**
 * What one feature stores about a person (PRODUCT D3): its part of the export, its part of deleting the account, and
 * what is still open with others. A feature covers its own tables only; `server/personal-data.ts` lists the features.
 */
export interface PersonalData<Shape extends z.ZodRawShape = z.ZodRawShape> {
  export?: PersonalExport<Shape>;
  /** Before `export`: a list that may be long. */
  exportList?: PersonalList;
  /**
   * Locks those of their rows that are locked before the account's own row elsewhere, in the transaction that deletes the
   * account and before anything else: who leaves while something of theirs is decided waits, or the decision does.
   */
  hold?(db: Database, userId: string): Promise<void>;
  /** In the transaction that deletes the account. `contacts`: email and mobile, which the account has no more by then. */
  erase?(db: Database, clock: Clock, userId: string, contacts: readonly string[]): Promise<void>;
  /** Figures by name, each 0 where nothing is open. In the same transaction, before anything is erased. */
  openDealings?(db: Database, userId: string, clock: Clock): Promise<Record<string, number>>;
}

interface PersonalExport<Shape extends z.ZodRawShape> {
  /** The feature's keys of the export. */
  shape: Shape;
  read(db: Database, userId: string): Promise<z.input<z.ZodObject<Shape>>>;
}

interface PersonalList {
  /** The feature's key of the export, and what stands in the list. */
  key: string;
  item: z.ZodObject;
  /** Item by item, each as JSON text that is written as it is: the whole list is never in memory. */
  read(from: Pick<RequestContext, 'db' | 'keeper'>, userId: string): AsyncIterable<string>;
}

/** The features in the order of the export's keys, in which they are locked, and in which they are erased. */
export interface PersonalDataOrder {
  exported: readonly PersonalData[];
  held: readonly PersonalData[];
  erased: readonly PersonalData[];
}
