import type { Database } from '#db/database.ts';
import { AppError } from '#lib/errors.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { insertEvent, lockOrder, type OrderRow } from '../order-queries.server.ts';
import type { Actor } from '../order-states.ts';
import type { StepContext } from '../order-steps.server.ts';
import { keepReturnDays } from './keep-return-days.server.ts';
import { findReturn, moveReturn, type ReturnRow } from './return-queries.server.ts';
import { isOpenReturn, mayTake, type OrderEventState, type ReturnStep } from './return-states.ts';

type Change = Parameters<typeof moveReturn>[3];

/** One step of a return in the caller's transaction, with its event and its audit row. */
export async function takeReturnStep(
  db: Database,
  ctx: StepContext,
  order: OrderRow,
  returnId: string,
  name: ReturnStep,
  { by, actorId }: { by: Actor; actorId: string | null },
  change: Change = {},
): Promise<ReturnRow> {
  const at = ctx.clock.now();
  const locked = await lockOrder(db, order.id);
  const found = await findReturn(db, order.id, returnId);
  const fits = found !== undefined && mayTake(name, { kind: found.kind, notCome: found.not_come });
  const moved = fits
    ? await moveReturn(db, returnId, name, { ...change, ...ownChange(name, found, at), updated_at: at })
    : undefined;
  if (!moved) throw await returnFault(db, order.id, returnId);
  if (moved.kind === 'part' && !isOpenReturn(moved.state)) await keepReturnDays(db, locked);
  await insertEvent(db, {
    id: order.id,
    state: eventOf(name, moved),
    by,
    actorId,
    at,
    // As it was then: a part that is taken back with its piece becomes a return, and may become a part again.
    details: { return: returnId, kind: moved.kind },
  });
  await audit(db, ctx, {
    action: `return.${name}`,
    target: order.id,
    actorId,
    after: {
      return: returnId,
      state: moved.state,
      kind: moved.kind,
      answer: moved.answer,
      restocked: moved.restocked,
      ...(moved.instead ? { instead: true } : {}),
      ...(name === 'notCome' ? { carrier: moved.carrier, tracking: moved.tracking, times: moved.not_come } : {}),
    },
  });
  return moved;
}

/**
 * What a step writes by itself. Who asked for a part and did not send the piece back instead has asked for a part, which
 * is over with nothing due.
 */
function ownChange(name: ReturnStep, { instead, not_come }: ReturnRow, at: Date): Change {
  if (name === 'partCame') return { came_at: at };
  if (name === 'notCome') return { not_come: not_come + 1 };
  return instead && (name === 'withdraw' || name === 'lapse') ? { kind: 'part', amount: 0 } : {};
}

function eventOf(name: ReturnStep, { state }: ReturnRow): OrderEventState {
  if (name === 'correct') return 'TRACKING';
  return name === 'notCome' ? 'RETURN_NOT_COME' : `RETURN_${state}`;
}

/** The current state, for who came too late. */
export async function returnFault(db: Database, orderId: string, returnId: string): Promise<AppError> {
  const found = await findReturn(db, orderId, returnId);
  return found
    ? new AppError('return_state', { state: found.state, values: { state: found.state } })
    : new AppError('not_found');
}
