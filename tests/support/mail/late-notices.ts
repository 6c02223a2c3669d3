import { sql } from 'kysely';
import { sendLateNotice } from '#features/people/notifications/send-notification.server.ts';
import type { TestApp } from '../app.ts';

/** Runs the jobs that tell people of what was decided before, each once. Answers how many there were. */
export async function sendLateNotices(world: TestApp): Promise<number> {
  const { rows } = await sql<{ payload: unknown }>`delete from graphile_worker._private_jobs j
    using graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'late_notice'
    returning j.payload`.execute(world.db);
  for (const { payload } of rows) await sendLateNotice(world.db, world.services, payload);
  return rows.length;
}
