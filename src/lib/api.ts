import { ApiFailure, failureOfAnswer, failureOfError } from '#lib/api-failure.ts';
import { newKey } from '#lib/id.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** The call makes something: it carries an Idempotency-Key, the same one until the server has answered it. */
  creates?: boolean;
  /** That key, where the caller keeps it: what is sent again after a reload is still the same. */
  key?: string;
  timeout?: number;
  /** Goes out although the page is being left. */
  leaving?: boolean;
}

/** What the client needs of its environment; tests provide their own. */
interface ApiEnvironment {
  fetch(url: string, init: RequestInit): Promise<Response>;
  online(): boolean;
  newKey(): string;
  /** Where the calls are served: a path of this site, or a sibling host. */
  base(): string;
  /**
   * The language where no cookie carries it to the server: of a `?lang=` address, or for a sibling host; empty where
   * the cookie decides.
   */
  lang(): string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
interface Call {
  method: Method;
  path: string;
  body: unknown;
  options: CallOptions;
}

const refreshPath = '/user/refresh-token';
const timeoutMs = 20_000;

/** The only way the browser calls the server. Resolves to the envelope's `data`, or rejects with an ApiFailure. */
export function createApi(world: ApiEnvironment) {
  const pendingKeys = new Map<string, { body: string; key: string }>();
  const signedOutListeners = new Set<(failure: ApiFailure) => void>();
  let refreshing: Promise<void> | undefined;
  /** How many people have left: what one of them still asked is refused to nobody who is here. */
  let left = 0;

  /** PRODUCT C6: a 401 first renews the session once; only when that fails too is the person signed out. */
  async function call<T>(asked: Call): Promise<T> {
    const before = left;
    try {
      return await send<T>(asked);
    } catch (error) {
      if (!isUnauthorized(error) || before !== left) throw error;
      await refresh(error);
      return send<T>(asked);
    }
  }

  /** Calls that fail together share one refresh. */
  function refresh(cause: ApiFailure): Promise<void> {
    const before = left;
    refreshing ??= send<unknown>({ method: 'GET', path: refreshPath, body: undefined, options: {} })
      .then(
        () => undefined,
        (error: unknown) => {
          if (!isUnauthorized(error)) throw error;
          if (before === left) for (const listener of signedOutListeners) listener(cause);
          throw cause;
        },
      )
      .finally(() => void (refreshing = undefined));
    return refreshing;
  }

  async function send<T>({ method, path, body, options }: Call): Promise<T> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers: Record<string, string> = { accept: 'application/json' };
    if (text !== undefined) headers['content-type'] = 'application/json';
    const key = options.key ?? (options.creates ? keyFor(`${method} ${path}`, text ?? '') : undefined);
    if (key !== undefined) headers['idempotency-key'] = key;
    const answer = await fetchAnswer(world.base() + withLanguage(path, world.lang()), {
      method,
      headers,
      body: text,
      credentials: 'include',
      cache: 'no-store',
      signal: signalOf(options),
      ...(options.leaving ? { keepalive: true } : {}),
    });
    // A 5xx may have happened after the work was done: a retry with the same key finds that out.
    if (options.creates && answer.status < 500) pendingKeys.delete(`${method} ${path}`);
    if (answer.status !== 200 || !isEnvelope(answer.body) || answer.body.code !== 200)
      throw failureOfAnswer(answer.status, answer.body);
    return answer.body.data as T;
  }

  async function fetchAnswer(url: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
    try {
      const response = await world.fetch(url, init);
      return { status: response.status, body: parse(await response.text()) };
    } catch (error) {
      throw failureOfError(error, { online: world.online() });
    }
  }

  /** A file instead of an envelope; refusals are what they are of any call. */
  async function file(path: string, options: CallOptions): Promise<Blob> {
    const before = left;
    const ask = async () => {
      const response = await world
        .fetch(world.base() + withLanguage(path, world.lang()), {
          method: 'GET',
          credentials: 'include',
          cache: 'no-store',
          signal: signalOf(options),
        })
        .catch((error: unknown) => {
          throw failureOfError(error, { online: world.online() });
        });
      if (response.ok) return response.blob();
      throw failureOfAnswer(response.status, parse(await response.text()));
    };
    return ask().catch(async (error: unknown) => {
      if (!isUnauthorized(error) || before !== left) throw error;
      await refresh(error);
      return ask();
    });
  }

  function keyFor(name: string, body: string): string {
    const pending = pendingKeys.get(name);
    if (pending?.body === body) return pending.key;
    const key = world.newKey();
    pendingKeys.set(name, { body, key });
    return key;
  }

  return {
    get: <T>(path: string, options: CallOptions = {}) => call<T>({ method: 'GET', path, body: undefined, options }),
    file: (path: string, options: CallOptions = {}) => file(path, options),
    post: <T>(path: string, body?: unknown, options: CallOptions = {}) =>
      call<T>({ method: 'POST', path, body, options }),
    put: <T>(path: string, body?: unknown, options: CallOptions = {}) =>
      call<T>({ method: 'PUT', path, body, options }),
    patch: <T>(path: string, body?: unknown, options: CallOptions = {}) =>
      call<T>({ method: 'PATCH', path, body, options }),
    delete: <T>(path: string, body?: unknown, options: CallOptions = {}) =>
      call<T>({ method: 'DELETE', path, body, options }),
    /** Renews the session when a page reports that its token has expired. */
    refresh: () => refresh(new ApiFailure('refused', { status: 401 })),
    /** The page knows that somebody signed out: what is still under way was asked by them. */
    personLeft: () => void (left += 1),
    onSignedOut(listener: (failure: ApiFailure) => void) {
      signedOutListeners.add(listener);
      return () => void signedOutListeners.delete(listener);
    },
  };
}

/** `/a/{b}?c=d` from values a person typed. */
export function pathWith(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query).toString()}`;
}

export const api = createApi({
  fetch: (url, init) => fetch(url, init),
  online: () => navigator.onLine,
  newKey,
  base: apiBase,
  lang: requestLanguage,
});

/** The whole address of a call, for what `fetch` cannot do: report the progress of an upload. */
export function apiAddress(path: string): string {
  return apiBase() + withLanguage(path, requestLanguage());
}

function requestLanguage(): string {
  return (
    new URLSearchParams(location.search).get('lang') ?? (apiBase().startsWith('/') ? '' : document.documentElement.lang)
  );
}

/** The server writes it into the document where it is not `/api`. */
function apiBase(): string {
  return document.documentElement.dataset.api ?? '/api';
}

function withLanguage(path: string, lang: string): string {
  return `${path}${lang === '' ? '' : `${path.includes('?') ? '&' : '?'}lang=${encodeURIComponent(lang)}`}`;
}

function signalOf({ signal, timeout = timeoutMs }: CallOptions): AbortSignal {
  const limit = AbortSignal.timeout(timeout);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

function isUnauthorized(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && error.status === 401;
}

function isEnvelope(body: unknown): body is { code: number; data: unknown } {
  return typeof body === 'object' && body !== null && 'code' in body && 'data' in body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
