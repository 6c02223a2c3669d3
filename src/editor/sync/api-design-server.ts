import { z } from 'zod';
import { caughtUpSchema, headSchema, sendLimits, sentSchema } from '#design/commands/wire.ts';
import type { CallOptions } from '#lib/api.ts';
import { ApiFailure } from '#lib/api-failure.ts';
import type { DesignServer, Reply, StoredFork } from './ports.ts';

/** The site's calls (`lib/api.ts`). */
interface Caller {
  get<T>(path: string, options?: CallOptions): Promise<T>;
  post<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>;
}

interface ForkOptions {
  /** What a fork is called, by the moment it was made. */
  forkName(at: number): string;
  /** Sends a document that is too long for one request; answers with the upload's id. */
  upload(text: string): Promise<string>;
}

const keptSchema = z.object({ version: z.number().int() });

/** The calls about one design over HTTP. An answer that is not one of ours counts as a fault of the server. */
export function createApiDesignServer(api: Caller, design: string, { forkName, upload }: ForkOptions): DesignServer {
  const path = `/designs/${encodeURIComponent(design)}`;
  return {
    head: () => replyOf(headSchema, api.get(path)),
    send: (body) => replyOf(sentSchema, api.post(`${path}/commands`, body)),
    commandsAfter: (seq) => replyOf(caughtUpSchema, api.get(`${path}/commands?after=${seq}`)),
    point: (pointed) => replyOf(z.null(), api.post(`${path}/presence`, pointed)),
    keepFork: (fork) => replyOf(keptSchema, keepFork(fork)),
  };

  async function keepFork({ id, at, base, document }: StoredFork): Promise<unknown> {
    const text = JSON.stringify(document);
    const content = text.length * 3 < sendLimits.bytes ? { document } : { upload: await upload(text) };
    return api.post(`${path}/versions`, { name: forkName(at), fork: { base, ...content } }, { key: id });
  }
}

async function replyOf<Data>(schema: z.ZodType<Data>, asked: Promise<unknown>): Promise<Reply<Data>> {
  try {
    const read = schema.safeParse(await asked);
    return read.success ? { ok: true, data: read.data } : { ok: false, status: 500 };
  } catch (error) {
    if (!(error instanceof ApiFailure)) return { ok: false, status: 0 };
    return { ok: false, status: error.status, ...(error.key && { reason: error.key }) };
  }
}
