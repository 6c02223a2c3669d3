import type { Database } from '#db/database.ts';
import { AppError } from '#lib/errors.ts';
import { audit } from '#platform/audit-queries.server.ts';
import type { Clock } from '#platform/clock.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import {
  countOwn,
  lockOwn,
  ownRow,
  ownRows,
  type Narrowed,
  type OwnRows,
  type OwnShelf,
} from './publishing-queries.server.ts';
import { mayStep, stepOf, type OwnQuery, type OwnState, type OwnStep } from './shelf.ts';

/** What differs between the works of a designer and the products of a merchant. */
interface OwnKind<Shelf extends OwnShelf, Thing> {
  shelf: Shelf;
  /** As the record of what was done calls it. */ name: string;
  owner(ctx: RequestContext, userId: string): Promise<{ id: string }>;
  show(db: Database, userId: string, row: OwnRows[Shelf]): Promise<Thing>;
  /** Refuses what may not be put on the shelf as it is. */
  requireShelf(ctx: RequestContext, userId: string, row: OwnRows[Shelf]): Promise<void>;
  move(db: Database, clock: Clock, id: string, to: OwnState | 'deleted'): Promise<void>;
}

/** What is done alike with all one publishes: reading it, changing a known version, shelf, unshelf, delete. */
export function ownThings<Shelf extends OwnShelf, Thing>(kind: OwnKind<Shelf, Thing>) {
  const { shelf, name, owner, show, requireShelf, move } = kind;

  /** Whatever their state, newest first unless asked otherwise (PRODUCT G3). */
  async function page(ctx: RequestContext, userId: string, query: OwnQuery, narrowed?: Narrowed) {
    return pageOf(ctx, (await owner(ctx, userId)).id, query, narrowed);
  }

  async function pageOf(ctx: RequestContext, id: string, query: OwnQuery, narrowed?: Narrowed) {
    const rows = await ownRows(ctx.db, shelf, id, query, narrowed);
    const counts = await countOwn(ctx.db, shelf, id, narrowed);
    const total = query.status === 'all' ? counts.shelved + counts.unshelved : counts[query.status];
    return { rows, head: { page: query.page, size: query.size, total, counts } };
  }

  async function read(ctx: RequestContext, userId: string, id: string): Promise<Thing> {
    const row = await ownRow(ctx.db, shelf, (await owner(ctx, userId)).id, id);
    if (!row) throw new AppError('not_found');
    return show(ctx.db, userId, row);
  }

  /** In the version its owner has seen. Who comes second gets what is there now, and decides again (409). */
  async function lockVersion(
    db: Database,
    { userId, ownerId, id, version }: { userId: string; ownerId: string; id: string; version: number },
  ): Promise<OwnRows[Shelf]> {
    const row = await lockOwn(db, shelf, ownerId, id);
    if (!row || row.status === 'deleted') throw new AppError('not_found');
    if (row.version !== version) throw new AppError('conflict', { current: await show(db, userId, row) });
    return row;
  }

  /**
   * On the shelf, off it, gone: the change, its place in the search and its audit row, or nothing. From the wrong
   * state: 409 with the state as it is.
   */
  async function step(ctx: RequestContext, userId: string, id: string, wanted: OwnStep): Promise<Thing | null> {
    const { id: ownerId } = await owner(ctx, userId);
    const { to } = stepOf(wanted);
    return commit(ctx, async (db) => {
      const before = await lockOwn(db, shelf, ownerId, id);
      if (!before) throw new AppError('not_found');
      const { status } = before;
      if (!mayStep(status, wanted)) throw new AppError('shelf_state', { state: status, values: { state: status } });
      if (to === 'shelved') await requireShelf({ ...ctx, db }, userId, before);
      await move(db, ctx.clock, id, to);
      await audit(db, ctx, { action: `${name}.${to}`, target: id, before: { status }, after: { status: to } });
      const row = await ownRow(db, shelf, ownerId, id);
      return row ? show(db, userId, row) : null;
    });
  }

  return { page, pageOf, read, lockVersion, step };
}
