import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { closeDatabase, openDatabase } from '#db/database.ts';
import { startEmbeddedDatabase } from '#db/embedded/supervisor.ts';
import type { Design } from '#design/document.ts';
import { products } from '#demo/world/products.ts';
import { madePieces, type ShelfPiece } from '#features/catalogue/offers/shelf.ts';
import type { FurnishBody } from '#features/studio/furnishing/furnishing.ts';
import { newId } from '#lib/id.ts';
import type { FurnishJob, JobStep } from '#layout/proposals/furnish-job.ts';
import type { Proposal, Refusal } from '#layout/proposals/proposal.ts';
import type { FurnishAnswer } from '#platform/threads/furnisher.ts';
import { listPieces } from '#workspace/panels/list/list-pieces.ts';
import { startBuiltServer } from '../../e2e/support/server.ts';
import { windowTokens } from '../../tests/support/studio/window-tokens.ts';
import { cpuMsOf } from './load.ts';

export interface Furnished {
  proposals: Pick<Proposal, 'command' | 'price' | 'pieces' | 'unpriced'>[];
  refused: readonly Pick<Refusal, 'reason' | 'piece'>[];
  cpuMs: number;
}

interface Said {
  step?: JobStep;
  done?: true;
  fault?: string;
}

/** The very file the browser's worker runs. */
export function openWorker() {
  const file = join(import.meta.dirname, '../../src/workspace/panels/furnish/furnish.worker.ts');
  const worker = new Worker(join(import.meta.dirname, 'browser-worker.ts'), { workerData: { file } });
  const started = once(worker, 'online');
  let number = 0;
  return {
    async furnish(job: FurnishJob): Promise<Furnished> {
      await started;
      const before = await worker.cpuUsage();
      const answer: Furnished = { proposals: [], refused: [], cpuMs: 0 };
      await new Promise<void>((resolve, reject) => {
        worker.removeAllListeners('message').on('message', (said: Said) => {
          if (said.fault !== undefined) reject(new Error(said.fault));
          if (said.step?.kind === 'proposal') answer.proposals.push(said.step.proposal);
          if (said.step?.kind === 'refused') answer.refused = said.step.refused;
          if (said.done) resolve();
        });
        worker.removeAllListeners('error').on('error', reject);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage({ number: ++number, job });
      });
      const { user, system } = await worker.cpuUsage(before);
      return { ...answer, cpuMs: (user + system) / 1000 };
    },
    close: () => worker.terminate(),
  };
}

/** All that the demo's shops sell, without asking a server. */
export function demoShelf(): ShelfPiece[] {
  return products.flatMap(({ id, variants, madeToSize }) => [
    ...variants.flatMap(({ id: variant, model, finishes = {}, price, stock }) =>
      model ? [{ model, finishes, offer: { product: id, variant, price, stock } }] : [],
    ),
    ...(madeToSize ? madePieces(id, madeToSize) : []),
  ]);
}

/** Rooms one person may have furnished in an hour (DECISIONS D8): then the next person asks. */
const roomsAPerson = 55;

/** The call of a server with the demo in it, asked by as many people as it takes. */
export async function openCall() {
  const server = await startBuiltServer({ HIEN_DEMO: '1', TRUST_PROXY: '127.0.0.1,::1', LOG_LEVEL: 'error' });
  const share = await startEmbeddedDatabase({ dataDir: server.dataDir, log: () => undefined });
  const db = openDatabase(share.url);
  const secret = await readFile(join(server.dataDir, 'secret'), 'utf8');
  let token = '';
  let asked = 0;

  /** On a busy machine the server may say that it has no hand free: asked again, as a person would. */
  async function ask<T>(method: 'GET' | 'POST', path: string, body?: object, tries = 5): Promise<T> {
    const response = await fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        origin: server.url,
        authorization: `Bearer ${token}`,
        'x-forwarded-for': `10.1.${asked >> 8}.${asked & 255}`,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': newId('k', new Date()) }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { data, message } = (await response.json()) as { data: T; message?: string };
    if (response.status === 503 && tries > 1) return sleep(1000).then(() => ask(method, path, body, tries - 1));
    if (!response.ok) throw new Error(`${path}: ${response.status} ${message ?? ''}`);
    return data;
  }

  return {
    shelf: (style: string) => ask<ShelfPiece[]>('GET', `/furnishing/shelf?style=${style}`),
    async furnish(document: Design, wish: FurnishBody): Promise<Furnished> {
      if (asked++ % roomsAPerson === 0)
        [token = ''] = await windowTokens(db, { person: newId('u', new Date()), secret, windows: 1 });
      const { id } = await ask<{ id: string }>('POST', '/designs', { document });
      const pid = server.process.pid ?? 0;
      const before = cpuMsOf(pid);
      const { proposals, refused } = await ask<FurnishAnswer>('POST', `/designs/${id}/furnish`, wish);
      return { proposals, refused, cpuMs: cpuMsOf(pid) - before } as Furnished;
    },
    /** What the list says that pieces cost (PRODUCT O1). */
    list: async (items: Design['items']) =>
      (await ask<{ total: number }>('POST', '/common/list', { pieces: listPieces(items) })).total,
    async close() {
      await closeDatabase(db);
      await share.stop();
      await server.stop();
    },
  };
}
