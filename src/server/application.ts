import type { FastifyInstance } from 'fastify';
import { runMigrations } from 'graphile-worker';
import { join, resolve } from 'node:path';
import { closeDatabase, openDatabase, type Database } from '#db/database.ts';
import { closeDemo } from '#demo/close-demo.server.ts';
import { loadBusiness } from '#demo/load-business.server.ts';
import { loadDemo } from '#demo/load-demo.server.ts';
import { loadWorld } from '#demo/load-world.server.ts';
import { startEmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { migrate } from '#db/migrate.ts';
import { readsFrom, readsWithReplica } from '#db/replica/reads.ts';
import { isReachable } from '#db/reachable.ts';
import { systemClock, type Clock } from '#platform/clock.ts';
import type { Services } from '#platform/context.ts';
import { openEventBus, type EventBus } from '#platform/events.server.ts';
import { localMailer, smtpMailer } from '#platform/mail.server.ts';
import { createPasswordHasher } from '#platform/password-hasher.server.ts';
import { readStoredSettings } from '#platform/settings-queries.server.ts';
import { sharedClock } from '#platform/shared-clock/shared-clock-queries.server.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import { localSms, twilioSms } from '#platform/sms.server.ts';
import { createWorkBell } from '#platform/threads/work-bell.ts';
import { createTurns } from '#platform/threads/turns.ts';
import { createApp, type AppParts } from '#server/app.ts';
import { billOwners } from '#server/bill-owners.ts';
import type { Config } from '#server/config.ts';
import { drain } from '#server/drain.ts';
import { giveBackWhenQuiet } from '#server/give-back.ts';
import { contentChanged, createKeptPages, forgetAll } from '#server/pages/kept-pages.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { startRendering } from '#server/rendering/start-rendering.ts';
import { readSecret } from '#server/secret.ts';
import { uploadLimitBytes } from '#lib/upload-limit.ts';
import { folderStorage } from '#platform/storage/folder-storage.server.ts';
import { s3Storage } from '#platform/storage/s3-storage.server.ts';
import { passwordLimits } from '#features/people/accounts/account-limits.ts';
import { keysAndTokens } from '#features/people/accounts/sessions/tokens.server.ts';
import { createStreams } from '#features/people/notifications/streams.server.ts';
import { createDesignChecker } from '#features/studio/designs/design-checker.server.ts';
import { createDeveloper } from '#farm/developing/developer.server.ts';
import { createDesignKeeper } from '#features/studio/designs/design-keeper.server.ts';
import { createExporter } from '#features/studio/design-files/export-thread.server.ts';
import { createFurnisher } from '#features/studio/furnishing/furnish-thread.server.ts';
import { createDesignStreams } from '#features/studio/designs/streams/design-streams.server.ts';
import { createGlbInspector } from '#features/foundation/glb/glb-inspector.server.ts';
import { createPdfWorker } from '#features/trade/ledger/pdf-worker.server.ts';
import { draftPictures, fullPictures } from '#features/studio/rendering/render-limits.ts';
import { createPictureProcessor } from '#features/foundation/media/picture-processor.server.ts';
import { createStudio } from '#features/catalogue/models/studio.server.ts';

export interface Application {
  app: FastifyInstance;
  services: Services;
  close(): Promise<void>;
}

/** Starts everything in order and returns the one handle that stops it in reverse. */
export async function startApplication(config: Config, site?: AppParts['site']): Promise<Application> {
  const closing: (() => Promise<unknown> | void)[] = [];
  const dataDir = resolve(config.dataDir);
  const close = async () => {
    for (const step of closing.splice(0).toReversed()) await step();
  };
  try {
    const embedded = config.databaseUrl === null ? await startEmbeddedDatabase({ dataDir, log }) : null;
    if (embedded) closing.push(() => embedded.stop());
    const url = embedded?.url ?? config.databaseUrl!;
    const db = openDatabase(url);
    closing.push(() => closeDatabase(db));
    await migrateAll(db, url);

    const clock = await openClock(db, closing);
    const hasher = await createPasswordHasher();
    const threads = openThreads(dataDir, config);
    closing.push(threads.close);
    const storage = config.s3 === null ? folderStorage(join(dataDir, 'media')) : s3Storage(config.s3, systemClock);
    if (config.demo) {
      await loadDemo(db, clock, hasher);
      await loadWorld(db, clock, hasher, storage);
    } else await closeDemo(db, clock);
    const bus = await openEventBus(url);
    closing.push(() => bus.close());
    const reads = config.replicaUrl === null ? readsFrom(db) : readsWithReplica(db, { url: config.replicaUrl, log });
    closing.push(() => reads.close());
    const services: Services = {
      db,
      reads,
      clock,
      hasher,
      ...threads.services,
      storage,
      streams: createStreams(db, bus),
      designStreams: createDesignStreams({ db, clock }, bus),
      workBell: createWorkBell(bus),
      rendering: config.renderDraft ? draftPictures : fullPictures,
      ...keysAndTokens(await readSecret(dataDir, config.secret)),
      settings: await settingsOf(db, config),
      kept: createKeptPages(clock),
      turns: createTurns(),
      workspaceUrl: config.workspaceUrl,
    };
    if (config.demo) await loadBusiness(services, billOwners(), log);

    followChanges(bus, config, services);
    if (config.role !== 'web') closing.push(...(await startWork(url, config, services)));

    let stopping = false;
    const app = await createApp({
      config,
      services,
      ready: async () => !stopping && isReachable(db),
      leaving: () => stopping,
      site,
    });
    closing.push(
      () => app.close(),
      () => (config.trustProxy.length > 0 ? drain(app) : undefined),
      () => {
        stopping = true;
      },
    );
    giveBackWhenQuiet(app);
    await app.ready();
    return { app, services, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Our tables, and those of the queue. */
async function migrateAll(db: Database, url: string): Promise<void> {
  await migrate(db, { log });
  await runMigrations({ connectionString: url });
}

async function openClock(db: Database, closing: (() => void)[]): Promise<Clock> {
  const clock = await sharedClock(db);
  closing.push(() => clock.close());
  return clock;
}

/** What computes off the event loop. */
function openThreads(dataDir: string, config: Config) {
  const studio = createStudio(dataDir);
  const designs = createDesignChecker();
  const keeper = createDesignKeeper();
  const furnisher = createFurnisher();
  const exporter = createExporter();
  const developer = createDeveloper({ ffmpeg: config.ffmpeg });
  const services = {
    studio,
    designs,
    keeper,
    furnisher,
    exporter,
    developer,
    pictures: createPictureProcessor(),
    glbs: createGlbInspector(),
    papers: createPdfWorker(),
  };
  const threads = [studio, designs, keeper, furnisher, exporter, developer];
  return { services, close: () => Promise.all(threads.map((thread) => thread.close())) };
}

/** What other processes change is read anew, and pages kept in memory with it are let go. */
function followChanges(bus: EventBus, config: Config, services: Services): void {
  const { db, kept, reads } = services;
  // Also after a gap: what changed meanwhile is not known.
  const reload = () => {
    settingsOf(db, config)
      .then(
        (settings) => {
          services.settings = settings;
        },
        () => undefined,
      )
      .finally(() => forgetAll(kept));
  };
  bus.subscribe(({ kind, id }) => {
    if (kind === 'settings_changed' || kind === 'gap' || kind === 'content_changed') reads.changed();
    if (kind === 'settings_changed' || kind === 'gap') reload();
    if (kind === 'content_changed') contentChanged(kept, id);
  });
}

/** Mail, SMS, jobs and the threads that trace, where this process does them; what closes them, first opened first. */
async function startWork(url: string, config: Config, services: Services): Promise<(() => Promise<unknown> | void)[]> {
  const { db, clock, storage } = services;
  const mailer = config.smtpUrl === null ? localMailer(db, clock) : smtpMailer(config.smtpUrl, config.mailFrom);
  const sms = config.sms === null ? localSms(db, clock) : twilioSms(config.sms);
  const jobs = await startJobs({
    url,
    db,
    clock,
    mailer,
    sms,
    storage,
    keys: services.keys,
    settings: () => services.settings,
    rendering: services.rendering,
    developer: services.developer,
    log,
  });
  const rendering = await startRendering(services, { threads: config.renderThreads, log });
  return [() => mailer.close(), () => jobs.stop(), () => rendering.stop()];
}

const log = (message: string) => process.stderr.write(`${message}\n`);

async function settingsOf(db: Database, config: Config): Promise<SiteSettings> {
  return {
    origin: config.origin,
    apiOrigin: config.api?.origin ?? null,
    ...(await readStoredSettings(db)),
    password: { ...passwordLimits[config.passwordPolicy], policy: config.passwordPolicy },
    phoneCountries: config.phoneCountries,
    uploadLimitBytes,
    zoomShortcutsBlocked: config.zoomShortcutsBlocked,
    demo: config.demo,
    localOutbox: config.smtpUrl === null || config.sms === null,
    workspace: config.workspaceUrl === null ? 'own' : 'external',
    chat: config.chat,
  };
}
