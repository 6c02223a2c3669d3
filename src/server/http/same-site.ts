import type { FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import type { HttpContext } from '#server/http/mount-calls.ts';
import { bearerOf } from '#server/http/request-context.ts';

/**
 * Every change by cookie must come from our own pages. A browser says where it is: `Sec-Fetch-Site`, or `Origin` on a
 * write. A client without either carries no ambient cookie of a victim, so it may call, but not with the cookie alone
 * on a write. Where the calls have a host of their own, our pages are a sibling of it, recognised by their origin.
 */
export function refuseCrossSite(
  request: FastifyRequest,
  { origins, apiBeside }: Pick<HttpContext, 'origins' | 'apiBeside'>,
  write: boolean,
): void {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const sibling = apiBeside && site === 'same-site' && origin !== undefined;
  if (site !== undefined && site !== 'same-origin' && site !== 'none' && !sibling) throw new AppError('cross_site');
  if (origin !== undefined && !origins.includes(origin)) throw new AppError('cross_site');
  if (
    write &&
    bearerOf(request) === undefined &&
    origin === undefined &&
    site === undefined &&
    request.cookies.token !== undefined
  )
    throw new AppError('cross_site');
}
