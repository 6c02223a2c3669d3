import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '#lib/errors.ts';
import { once } from '#lib/once.ts';
import { holds } from '#lib/permissions.ts';
import type { Answer, Call, CallInput, FileAnswer } from '#platform/call.ts';
import type { RequestContext, Services } from '#platform/context.ts';
import { takeLimitSlot } from '#platform/limits-queries.server.ts';
import { keyWriter, partsAnswer, type WriteKey } from '#server/http/answer-parts.ts';
import { attachmentNamed } from '#server/http/disposition.ts';
import { formerCookie, type CookieNames } from '#features/people/accounts/sessions/cookie-names.ts';
import { success, type Envelope } from '#server/http/envelope.ts';
import { claimKey, requestHash } from '#server/http/idempotency-queries.server.ts';
import { cleanTexts } from '#server/http/json-body.ts';
import { packedAnswer } from '#server/http/packed-answer.ts';
import { readUpload } from '#server/http/read-upload.ts';
import { isForAnyVisitor, keptAnswer, visitorInput } from '#server/http/kept-answer.ts';
import { claimedContextOf, contextOf } from '#server/http/request-context.ts';
import { createRenderPlaces, placeOf, type RenderPlaces } from '#server/pages/render-places.ts';
import { hasEtag, sendCachedPage } from '#server/pages/send-cached-page.ts';
import { seenBy } from '#server/http/own-writes.ts';
import { refuseCrossSite } from '#server/http/same-site.ts';
import { filePolicy } from '#server/http/security-headers.ts';
import type { StreamAnswer } from '#platform/streams.ts';
import type { ByteRange } from '#platform/storage/storage.ts';
import { contentHash } from '#platform/storage/content-hash.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    textInData?: boolean;
    effects?: boolean;
  }
}

export interface HttpContext {
  services: Services;
  origins: string[];
  secureCookies: boolean;
  cookieNames: CookieNames;
  /** Set where the calls have a host of their own: both hosts share these cookies. */
  cookieDomain: string | undefined;
  apiBeside: boolean;
}

/**
 * Turns declarations into routes. A call without declared access, or declared twice, stops the server from starting.
 */
export function mountCalls(app: FastifyInstance, calls: Call[], http: HttpContext): void {
  const seen = new Set<string>();
  const places = createRenderPlaces();
  for (const each of calls) {
    const name = `${each.method} ${each.path}`;
    if (!each.who) throw new Error(`${name} does not say who may use it`);
    if (seen.has(name)) throw new Error(`${name} is declared twice`);
    seen.add(name);
    app.route({
      method: each.method,
      url: fastifyPath(each.path),
      config: { textInData: each.textInData ?? false, effects: each.effects ?? false },
      ...(each.bodyBytes === undefined ? {} : { bodyLimit: each.bodyBytes }),
      // What is neither a file nor in parts is packed here, in one piece, and a reading has no body to unpack.
      ...(each.file || each.inParts ? {} : { compress: false as const }),
      ...(each.method === 'GET' ? { decompress: false as const } : {}),
      handler: answering(each, http, places),
    });
  }
}

/** `/user/register:{type}` in our table is `/user/register:::type` in Fastify's: a doubled colon is a colon. */
export function fastifyPath(path: string): string {
  return path.replaceAll(':', '::').replace(/\{(\w+)\}/g, ':$1');
}

interface Answering {
  whole(reply: FastifyReply, envelope: Envelope): string;
  key: WriteKey;
  places: RenderPlaces;
}

/**
 * Answers are written by a serializer compiled from the declared schema; undeclared fields are dropped. Compiled on
 * first use: all of them at once would slow every start.
 */
function answering(call: Call, http: HttpContext, places: RenderPlaces) {
  const shape = once(() => envelopeSchema(call));
  const ways: Answering = {
    whole: (reply, envelope) => reply.serializeInput({ ...envelope }, shape()),
    key: keyWriter(call),
    places,
  };
  return (request: FastifyRequest, reply: FastifyReply) => answerCall(call, http, request, reply, ways);
}

/** A visitor's answer, from memory or made now for all later ones. */
async function sendKeptAnswer(
  call: Call,
  { services }: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
  ways: Answering,
): Promise<FastifyReply> {
  const found = await keptAnswer(call, services, request, async (ctx) => {
    const data = await call.handle({ ...visitorInput, ctx, ...parsed(call, request), leaving: () => leavingOf(reply) });
    return ways.whole(reply, success(ctx.locale, data, null));
  });
  return sendCachedPage(request, reply, found);
}

async function answerCall(
  call: Call,
  http: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
  ways: Answering,
): Promise<unknown> {
  const seen = seenBy(request);
  if (isForAnyVisitor(call, request) && !http.services.reads.isBehind(seen))
    return sendKeptAnswer(call, http, request, reply, ways);
  if (call.method !== 'GET' || call.effects) refuseCrossSite(request, http, call.method !== 'GET');
  const asking = await (call.stream && call.who === 'anyone' ? claimedContextOf : contextOf)(http.services, request);
  const ctx = { ...asking, permission: typeof call.who === 'object' ? call.who.permission : null };
  request.person = ctx.session?.userId ?? null;
  requireAccess(call, ctx);
  if (!call.file) await requireLimitSlot(call, ctx);
  const answer = answerOf(request, reply, http);
  const asked = parsed(call, request);
  await call.admit?.({ ctx, headers: request.headers });
  const upload = call.limitBytes === undefined ? null : await readUpload(request, reply, call.limitBytes);
  const isPublicList = call.shows !== undefined && call.method === 'GET' && ctx.session?.by !== 'bearer';
  const input = {
    ctx: isPublicList ? { ...ctx, db: ctx.reads.from(seen) } : ctx,
    session: ctx.session,
    ...asked,
    cookies: request.cookies,
    headers: request.headers,
    answer,
    upload,
    leaving: () => leavingOf(reply),
  };
  const handle = async () => (call.idempotent ? handleOnce(call, ctx, input, request) : call.handle(input));
  const data = await (call.fewAtOnce ? ways.places(placeOf(ctx), handle) : handle());
  if (call.stream) return sendStream(data as StreamAnswer, reply);
  if (call.file) return sendFile(data as FileAnswer, request, reply, () => requireLimitSlot(call, ctx));
  const envelope = success(ctx.locale, data, answer.message);
  const text = call.inParts ? null : ways.whole(reply, envelope);
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
  if (text === null) return reply.send(partsAnswer(reply, envelope, ways.key));
  return packedAnswer(request, reply, text);
}

function leavingOf(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  if (reply.raw.closed) left.abort();
  else reply.raw.once('close', () => left.abort());
  return left.signal;
}

/** Hands the response over to the event streams of this process, with the headers Fastify has set so far. */
async function sendStream(stream: StreamAnswer, reply: FastifyReply): Promise<void> {
  if (!(await stream.open(() => hijackResponse(reply)))) throw new AppError('login_required');
}

function hijackResponse(reply: FastifyReply): ServerResponse {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  return reply.raw;
}

/** A file has no envelope. Caching headers are set last: a refusal must not be cached. */
async function sendFile(
  file: FileAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
  takePlace: () => Promise<void>,
): Promise<FastifyReply> {
  const kept = file.private
    ? { 'cache-control': 'private, no-store' }
    : {
        etag: file.etag,
        'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      };
  if (!file.private && hasEtag(request, file.etag)) return reply.status(304).headers(kept).send();
  if (!file.ready) await takePlace();
  const range = file.part && rangeOf(request.headers.range, file.part.size);
  if (file.part && range === null)
    return reply
      .status(416)
      .headers({ 'content-range': `bytes */${file.part.size}` })
      .send();
  const made = file.part && range ? await file.part.read(range) : await file.bytes();
  const bytes = made instanceof Uint8Array ? asBuffer(made) : await begun(made);
  if (file.part) reply.header('accept-ranges', 'bytes');
  if (file.part && range)
    reply.status(206).header('content-range', `bytes ${range.first}-${range.last}/${file.part.size}`);
  reply.headers(kept);
  // Should it be opened in a browser after all, it is a page without any permissions.
  if (file.saveAs !== undefined)
    reply.headers({
      'content-disposition': attachmentNamed(file.saveAs),
      'content-security-policy': filePolicy,
    });
  return reply.type(file.type).send(bytes);
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** With its first part made: what is refused there is still answered as a refusal. */
async function begun(parts: AsyncIterable<Uint8Array>): Promise<Readable> {
  const rest = parts[Symbol.asyncIterator]();
  const first = await rest.next();
  async function* all() {
    if (!first.done) yield first.value;
    yield* { [Symbol.asyncIterator]: () => rest };
  }
  return Readable.from(all(), { objectMode: false, highWaterMark: 64 * 1024 });
}

/** One range of bytes, as players ask; undefined for the whole, null for what lies outside. */
function rangeOf(header: string | undefined, size: number): ByteRange | null | undefined {
  const found = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header ?? '');
  if (!found) return undefined;
  const first = Number(found[1]);
  const last = found[2] === '' ? size - 1 : Math.min(size - 1, Number(found[2]));
  return first > last ? null : { first, last };
}

function requireAccess(call: Call, ctx: RequestContext): void {
  if (call.who === 'anyone') return;
  if (call.who === 'signed-in-or-link') return requirePersonOrLink(ctx);
  if (!ctx.session) throw new AppError('login_required');
  if (call.who !== 'signed-in' && !holds(ctx.viewer, call.who.permission)) throw new AppError('forbidden');
}

/** Whose session only has to be refreshed is not taken for a visitor: they may do more than their link says. */
function requirePersonOrLink({ session, expired, links }: RequestContext): void {
  if (!session && (expired || links.length === 0)) throw new AppError('login_required');
}

async function requireLimitSlot(call: Call, ctx: RequestContext): Promise<void> {
  if (!call.limit) return;
  const open = await takeLimitSlot(ctx.db, ctx.clock, {
    key: `call:${call.method} ${call.path}:${ctx.address}`,
    ...call.limit,
  });
  if (!open) throw new AppError('too_many_requests');
}

type Parsed = Pick<CallInput<'anyone', z.ZodType, z.ZodType, z.ZodType>, 'params' | 'query' | 'body'>;

function parsed(call: Call, request: FastifyRequest): Parsed {
  const query = { ...cleanTexts(request.query as Record<string, unknown>) };
  delete query.lang;
  return {
    params: call.params?.parse(cleanTexts(request.params as Record<string, unknown>)),
    query: call.query?.parse(query),
    body: call.body?.parse(request.body ?? {}),
  };
}

/** PRODUCT D5. Without the header nothing changes; with it, a retry of the same request gets the first answer. */
async function handleOnce(
  call: Call,
  ctx: RequestContext,
  input: Parameters<Call['handle']>[0],
  request: FastifyRequest,
): Promise<unknown> {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return call.handle(input);
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,128}$/.test(key))
    throw new AppError('malformed', { field: 'Idempotency-Key' });
  const name = `${call.method} ${call.path}`;
  const begun = await claimKey(ctx.db, ctx.clock, {
    scope: ctx.session?.userId ?? 'visitor',
    key,
    call: name,
    requestHash: requestHash(ctx.keys, name, [
      input.params,
      input.query,
      input.body,
      ...(input.upload ? [contentHash(input.upload.bytes)] : []),
    ]),
  });
  if (!begun.first) return begun.data;
  try {
    return await call.handle({ ...input, ctx: { ...ctx, remember: begun.remember } });
  } catch (error) {
    await begun.forget();
    throw error;
  }
}

function answerOf(request: FastifyRequest, reply: FastifyReply, http: HttpContext): Answer {
  const { secureCookies: secure, cookieDomain: domain, cookieNames: names } = http;
  const options = (name: string, path: string) => ({
    path: name.startsWith('__Host-') ? '/' : path,
    sameSite: 'lax' as const,
    secure,
    domain,
  });
  const clear = (name: string, path: string) => reply.clearCookie(name, options(name, path));
  const clearFormer = (name: string, path: string) => {
    if (request.cookies[formerCookie(name)] !== undefined) clear(name, path);
  };
  return {
    setCookie: (name, value, { path, ...rest }) => {
      const named = names[name] ?? name;
      reply.setCookie(named, value, { ...rest, ...options(named, path) });
      clearFormer(name, path);
    },
    clearCookie: (name, { path }) => {
      clear(names[name] ?? name, path);
      clearFormer(name, path);
    },
    header: (name, value) => {
      reply.header(name, value);
    },
    message: null,
  };
}

export function envelopeSchema(call: Call): Record<string, unknown> {
  return z.toJSONSchema(z.object({ code: z.number().int(), message: z.string(), data: call.data }), {
    target: 'draft-7',
    io: 'input',
  });
}
