import { onTestFinished } from 'vitest';

/** What was asked: the call and its body. */
export interface AskedCall {
  method: string;
  path: string;
  /** With its question mark; empty without one. */
  query: string;
  body: unknown;
  /** Its Idempotency-Key. */
  key?: string;
}

/**
 * The server's answers to these calls (`METHOD /path`), until the test is over; any other call fails as without a
 * network. Returns what is asked.
 */
export function answerCalls(answers: Record<string, { code: number } & Record<string, unknown>>): AskedCall[] {
  const network = globalThis.fetch;
  const asked: AskedCall[] = [];
  globalThis.fetch = async (input, init) => {
    const { pathname, search } = new URL(String(input), 'http://localhost');
    const path = pathname.replace(/^\/api/, '');
    const method = init?.method ?? 'GET';
    const key = new Headers(init?.headers).get('idempotency-key') ?? undefined;
    asked.push({
      method,
      path,
      query: search,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      key,
    });
    const body = answers[`${method} ${path}`];
    if (body === undefined) throw new TypeError(`no answer to ${method} ${path}`);
    return Response.json(body, { status: body.code });
  };
  onTestFinished(() => {
    globalThis.fetch = network;
  });
  return asked;
}
