import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { studio } from '#design/samples/studio.ts';
import { insertWorker } from '#features/studio/rendering/render-worker-queries.server.ts';
import { workerTokenHash } from '#features/studio/rendering/render-workers.server.ts';
import { renderData, type RenderData } from '#features/studio/rendering/render.ts';
import { newId } from '#lib/id.ts';
import { byTheDoor } from './by-the-door.ts';
import { windowTokens } from './window-tokens.ts';

/** The settings of a built server whose pictures are tiny and traced by other processes alone. */
export const tracedElsewhere = { HIEN_RENDER_THREADS: '0', HIEN_RENDER_DRAFT: '1' };

const root = join(import.meta.dirname, '../../..');
const created = z.object({ data: z.object({ id: z.string() }) });
const orderedPicture = z.object({ data: z.object({ render: z.object({ id: z.string() }) }) });
const shownPicture = z.object({ data: renderData });

/** Somebody with a plan's pictures left and a studio of their own, who orders photographs over HTTP. */
export async function newCustomer(db: Database, server: { url: string; dataDir: string }) {
  const person = newId('u', new Date());
  const secret = await readFile(join(server.dataDir, 'secret'), 'utf8');
  const [token = ''] = await windowTokens(db, { person, secret, windows: 1 });
  const ask = async (path: string, init: { method?: string; headers?: Record<string, string>; body?: string } = {}) => {
    const answer = await fetch(`${server.url}/api${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, origin: server.url, ...init.headers },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as unknown;
  };
  const post = (path: string, body: object) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(body),
    });
  const design = created.parse(await post('/designs', { document: studio() })).data.id;
  return {
    id: person,
    /** No two are the same picture. */
    async order(hour: number, what: { kind: string; size: string } = { kind: 'photo', size: '4k' }): Promise<string> {
      return orderedPicture.parse(await post('/renders', { design, ...what, camera: byTheDoor, hour })).data.render.id;
    },
    /** How far it is, as they are told. */
    async read(render: string): Promise<RenderData> {
      return shownPicture.parse(await ask(`/renders/${render}`)).data;
    },
  };
}

/** A machine that may trace, as the console makes one; its token. */
export async function newRenderToken(db: Database, name: string): Promise<string> {
  const token = `hrw_${randomBytes(32).toString('base64url')}`;
  const now = new Date();
  await insertWorker(db, { id: newId('rw', now), name, token_hash: workerTokenHash(token), created_at: now });
  return token;
}

/** The built product as a machine that only traces, with one thread; it ends with us. */
export async function startRenderMachine(server: string, token: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(root, 'scripts/serve.mjs')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HIEN_SERVER: server,
      HIEN_RENDER_TOKEN: token,
      HIEN_RENDER_THREADS: '1',
    },
  });
  child.channel?.unref();
  await once(child.stdout!, 'data');
  return child;
}

/** Writes down every claim from now on: pieces themselves are gone when their picture is done. */
export async function noteClaims(db: Database): Promise<void> {
  await sql`create table noted_claims (job_id text not null, n int not null)`.execute(db);
  await sql`create function note_claim() returns trigger language plpgsql as $$
    begin insert into noted_claims values (new.job_id, new.n); return null; end $$`.execute(db);
  await sql`create trigger note_claim after update on render_pieces for each row
    when (new.tries > old.tries) execute function note_claim()`.execute(db);
}

/** How many pieces were claimed, and how many of these claims were for a piece that had been claimed before. */
export async function notedClaims(db: Database): Promise<{ pieces: number; again: number }> {
  const { rows } = await sql<{ pieces: number; again: number }>`
    select count(*)::int as pieces, coalesce(sum(claims - 1), 0)::int as again
    from (select count(*) as claims from noted_claims group by job_id, n) as each`.execute(db);
  return rows[0]!;
}

/** What somebody's pictures came to: how many in which state, and what their plan was charged. */
export async function accountOf(db: Database, person: string): Promise<{ states: string[]; charged: number }> {
  const jobs = await db.selectFrom('render_jobs').select('state').where('user_id', '=', person).execute();
  const counters = await db.selectFrom('quota_counters').select('used').where('user_id', '=', person).execute();
  return {
    states: jobs.map(({ state }) => state),
    charged: counters.reduce((sum, { used }) => sum + used, 0),
  };
}
