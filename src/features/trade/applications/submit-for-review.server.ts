import type { Database } from '#db/database.ts';
import { pages } from '#features/catalogue/content/addresses.ts';
import { saveApplyStatus } from '#features/people/accounts/standing.server.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { addEvent, stepApplication, type ApplicationRow } from './application-queries.server.ts';
import { applicationPage } from './application-page.ts';
import { stateError } from './application-states.ts';
import { workingDeadline } from './working-days.ts';

/** Everything is complete: the working days start counting, and the person is notified. History names a receipt that came. */
export async function submitForReview(
  db: Database,
  ctx: Pick<RequestContext, 'clock' | 'keys' | 'settings'>,
  row: ApplicationRow,
  step: 'submit' | 'remit',
): Promise<ApplicationRow> {
  const now = ctx.clock.now();
  const moved = await stepApplication(db, row.id, step, {
    state: 'AUDITING',
    submitted_at: now,
    due_at: workingDeadline(now),
    decided_at: null,
    decided_by: null,
    receipt_asked: false,
    attempt: row.attempt + 1,
    updated_at: now,
  });
  if (!moved) throw stateError(row.state);
  if (step === 'remit') await addEvent(db, { applicationId: row.id, at: now, actorId: row.user_id, step: 'auditing' });
  await saveApplyStatus(db, row.user_id, 'AUDITING');
  await sendNotification(db, ctx, [row.user_id], {
    type: 'REQUEST_RECEIVED',
    link: pages[applicationPage[row.type]].path,
  });
  return moved;
}
