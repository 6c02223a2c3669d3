import type { FastifyRequest } from 'fastify';

/**
 * The same request as the router reads it. Its host is always one of ours: `//evil.example` and `http://evil.example/`
 * in the first line of a request are paths here, however odd.
 */
export function webRequest(request: FastifyRequest, origins: string[]): Request {
  const here = `${request.protocol}://${request.headers.host ?? ''}`;
  const base = origins.includes(here) ? here : origins[0]!;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, String(value));
  const body = request.body instanceof Buffer && request.body.length > 0 ? new Uint8Array(request.body) : null;
  return new Request(`${base}/${request.url.replace(/^[/\\]+/, '')}`, { method: request.method, headers, body });
}
