import { transaction, type Database } from '#db/database.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { trilingual } from '#lib/trilingual.ts';
import type { Services } from '#platform/context.ts';
import {
  addBroadcastJob,
  endBroadcast,
  lockBroadcast,
  moveBroadcast,
  peopleAfter,
} from './broadcast-queries.server.ts';

type BroadcastServices = Pick<Services, 'db' | 'clock' | 'keys' | 'settings'>;

/** People per transaction. Their notification counters are locked as long as it lasts, so it is short. */
const batchSize = 500;
/** Batches per run of the job: far below the time after which a job counts as stuck (outbox-queries.server.ts). */
const batchesPerRun = 100;

/**
 * One run: notifies the next people, batch by batch, and queues another run where there are more. An interrupted run is
 * resumed where it was.
 */
export async function deliverBroadcast(
  parts: BroadcastServices,
  id: string,
  limits = { part: batchSize, turn: batchesPerRun },
): Promise<void> {
  for (let done = 0; done < limits.turn; done += 1) {
    if (!(await transaction(parts.db, (db) => deliverBatch(db, parts, id, limits.part)))) return;
  }
  await addBroadcastJob(parts.db, id);
}

/**
 * The notifications and the position reached are one transaction: the next batch starts after them. False at the end.
 */
async function deliverBatch(db: Database, parts: BroadcastServices, id: string, most: number): Promise<boolean> {
  const broadcast = await lockBroadcast(db, id);
  if (!broadcast) return false;
  const people = await peopleAfter(db, broadcast, broadcast.after, most);
  const subject = trilingual(broadcast.subject);
  const message = trilingual(broadcast.message);
  await sendNotification(
    db,
    parts,
    people.map((person) => person.id),
    {
      type: 'ADMIN_MESSAGE',
      details: { subject },
      reason: message,
      ...(broadcast.link === null ? {} : { link: broadcast.link }),
    },
  );
  const last = people.at(-1);
  if (last) await moveBroadcast(db, id, { after: last.id, told: people.length });
  if (people.length === most) return true;
  await endBroadcast(db, id, 'sent', parts.clock.now());
  return false;
}
