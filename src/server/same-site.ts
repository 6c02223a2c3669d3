import type { FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { bearerOf } from '#server/request-context.ts';

/**
 * Every change by cookie must come from our own pages. A browser says where it is: `Sec-Fetch-Site`, or `Origin` on a write. A client
 * without either carries no ambient cookie of a victim, so it may call, but not with the cookie alone on a write.
 */
export function refuseCrossSite(request: FastifyRequest, origins: string[], write: boolean): void {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('cross_site');
  if (origin !== undefined && !origins.includes(origin)) throw new AppError('cross_site');
  if (write && bearerOf(request) === undefined && origin === undefined && site === undefined && request.cookies.token !== undefined) throw new AppError('cross_site');
}
