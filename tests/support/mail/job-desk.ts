import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { closeDatabase, openDatabase, type Database } from '#db/database.ts';
import { smtpMailer, type Mailer } from '#platform/mail.server.ts';
import { localSms, type SmsSender } from '#platform/sms.server.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { testApp } from '../app.ts';
import { until } from '../until.ts';
import { startSmtp } from './smtp.ts';

interface Worker {
  url?: string;
  db?: Database;
  mailer?: Mailer;
  sms?: SmsSender;
  pollMs?: number;
  patience?: number;
}

/** A server and a mail server for the jobs of a test file: a day later in each test, which begins without letters. */
export async function openJobDesk() {
  const [world, smtp] = await Promise.all([testApp(), startSmtp('hien:p%40ss%20word@')]);
  afterAll(async () => {
    await Promise.all([world.close(), smtp.stop()]);
  });
  const running: { stop(): Promise<void> }[] = [];
  const said: string[] = [];
  beforeEach(() => {
    world.clock.advance(86_400);
    smtp.mails.length = 0;
    said.length = 0;
  });
  afterEach(async () => {
    for (const each of running.splice(0)) await each.stop();
  });

  /** The worker of a process: its own connections, its own mailer. */
  async function work({
    url = world.url,
    db = openDatabase(url),
    mailer = smtpMailer(smtp.url, 'Hiên 轩 <no-reply@hien.example>'),
    sms = localSms(world.db, world.clock),
    ...looks
  }: Worker = {}) {
    const jobs = await startJobs({
      ...looks,
      url,
      db,
      clock: world.clock,
      mailer,
      sms,
      storage: world.services.storage,
      keys: world.services.keys,
      settings: () => world.services.settings,
      rendering: world.services.rendering,
      developer: world.services.developer,
      log: (line) => said.push(line),
    });
    const worker = {
      async stop() {
        await jobs.stop();
        mailer.close();
        await closeDatabase(db);
      },
    };
    running.push(worker);
    return worker;
  }

  return {
    world,
    smtp,
    running,
    said,
    work,
    mailTo: (to: string) => until(() => smtp.mails.find((mail) => mail.to.includes(to))),
    /** Letters that have not gone out. */
    waiting: async () => {
      const { n } = await world.db
        .selectFrom('outbox')
        .select((f) => f.fn.countAll().as('n'))
        .where('done_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(n);
    },
    /** What waits to be tried again is due now. */
    hurry: () =>
      sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at := now())`.execute(
        world.db,
      ),
  };
}

export const letter = (to: string) => ({
  to,
  locale: 'en' as const,
  template: 'passwordChanged' as const,
  values: { nickname: 'Lan' },
});
