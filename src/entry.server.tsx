import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { scriptNonce } from '#platform/context.ts';
import { NonceContext } from '#shell/nonce.ts';
import { messagesFor } from '#text/messages.server.ts';
import { TextsContext, type TextSource } from '#text/named-texts.ts';

const patience = 10_000;

/**
 * Renders the whole page before the first byte: the status is then the true one and the page can be cached.
 * A throw before that rejects, and React Router renders once more with the error boundary.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }));
  const nonce = context.get(scriptNonce);
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  let finalStatus = status;
  const { pipe, abort } = renderToPipeableStream(
    <NonceContext value={nonce}>
      <TextsContext value={textsInMemory}>
        <ServerRouter context={ofThisPage(entry)} url={request.url} nonce={nonce} />
      </TextsContext>
    </NonceContext>,
    {
      nonce,
      // Nothing is sent before all of it is there: no part has to come after the others, by a script that moves it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        // All of it is there: a stream through four others would only cost.
        pipe(collecting((page) => resolve(new Response(page, { status: finalStatus, headers }))));
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError() {
        finalStatus = 500;
      },
    },
  );
  const timer = setTimeout(() => abort(new Error('The page took too long to render')), patience);
  return promise;
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
