import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from '#lib/errors.ts';
import { failure } from '#server/http/envelope.ts';
import { localeOf } from '#server/http/request-context.ts';

/** A person in front of a browser; programs and the router's own requests read the envelope. */
export function wantsPage(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') ?? false;
}

/** Too many pages at once: a page that costs nothing, says so and comes back by itself. */
export function sendBusyPage(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  const locale = localeOf(request);
  const seconds = Number(error.values.seconds ?? 3);
  const { message } = failure(locale, error, request.id);
  return reply
    .status(error.status)
    .header('retry-after', seconds)
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'")
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="${seconds}">` +
        `<title>Hiên 轩</title><p>${message}</p></html>`,
    );
}
