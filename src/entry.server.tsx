import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { scriptNonce } from '#platform/context.ts';
import { RenderedPage } from '#lib/rendered-page.ts';
import { NonceContext } from '#shell/nonce.ts';
import { messagesFor } from '#text/messages.server.ts';
import { TextsContext, type TextSource } from '#text/named-texts.ts';

const patience = 10_000;

/**
 * Renders the whole page before the first byte: the status is then the true one and the page can be cached. At once
 * where nothing in it waits, which costs a fifth less; a page in which something waits, or fails, is rendered by the
 * stream, which waits for it and says what failed.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const nonce = context.get(scriptNonce);
  const told = ofThisPage(entry);
  const handoff = await readHandoff(told);
  const page = () => (
    <NonceContext value={nonce}>
      <TextsContext value={textsInMemory}>
        <ServerRouter context={withHandoff(told, handoff)} url={request.url} nonce={nonce} />
      </TextsContext>
    </NonceContext>
  );
  const whole = renderedAtOnce(page());
  return whole === null ? streamed(page(), { nonce, status, headers }) : new RenderedPage(whole, { status, headers });
}

/** Null where something waits or throws. */
function renderedAtOnce(page: ReactNode): string | null {
  try {
    const whole = `<!DOCTYPE html>${renderToString(page)}`;
    return whole.includes(leftToBrowser) ? null : whole;
  } catch {
    return null;
  }
}

/** How React marks what it could not finish. */
const leftToBrowser = '<!--$!-->';

/** A throw before the first byte rejects, and React Router renders once more with the error boundary. */
function streamed(
  page: ReactNode,
  { nonce, status, headers }: { nonce: string | undefined; status: number; headers: Headers },
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  let finalStatus = status;
  const { pipe, abort } = renderToPipeableStream(page, {
    nonce,
    // Nothing is sent before all of it is there: no part has to come after the others, by a script that moves it.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady() {
      clearTimeout(timer);
      // All of it is there: a stream through four others would only cost.
      pipe(collecting((whole) => resolve(new Response(whole, { status: finalStatus, headers }))));
    },
    onShellError(error) {
      clearTimeout(timer);
      reject(error);
    },
    onError() {
      finalStatus = 500;
    },
  });
  const timer = setTimeout(() => abort(new Error('The page took too long to render')), patience);
  return promise;
}

/** What the loaders returned, read before anything is rendered: otherwise every page would wait for it. */
async function readHandoff({ serverHandoffStream }: EntryContext): Promise<Uint8Array[] | null> {
  if (serverHandoffStream === undefined) return null;
  const chunks: Uint8Array[] = [];
  for await (const chunk of serverHandoffStream) chunks.push(chunk);
  return chunks;
}

/**
 * Left where the router's own component looks for it, before it reads the stream. Anew for each rendering: the component
 * keeps the stream for itself, and what a first rendering began a second one could not have.
 */
function withHandoff(entry: EntryContext, chunks: readonly Uint8Array[] | null): EntryContext {
  if (chunks === null) return entry;
  const decoder = new TextDecoder();
  const read = [
    ...chunks.map((chunk) => ({ done: false, value: decoder.decode(chunk, { stream: true }) })),
    { done: true, value: decoder.decode() },
  ];
  const streamCache = Object.fromEntries(read.map((result, at) => [at, Object.assign(Promise.resolve(), { result })]));
  const serverHandoffStream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  return { ...entry, serverHandoffStream, renderMeta: { streamCache } };
}

/** The router builds every route it is told of, anew for each page: it is told of those the page is made of. */
function ofThisPage(entry: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = entry;
  const routes = Object.fromEntries(
    staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]]),
  );
  return { ...entry, manifest: { ...manifest, routes } };
}

const textsInMemory: TextSource = ({ locale, names }) => messagesFor(locale, names);

function collecting(done: (whole: Uint8Array<ArrayBuffer>) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Uint8Array, _encoding, next) {
      chunks.push(chunk);
      next();
    },
    final(next) {
      done(new Uint8Array(Buffer.concat(chunks)));
      next();
    },
  });
}
