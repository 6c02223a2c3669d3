import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HttpContext } from '#server/http/mount-calls.ts';

/** How far the log of the database was after this browser's last write; set only where there is a replica. */
const writtenCookie = 'written';
/** Seconds. A replica that is further behind is not read (`mostLag`). */
export const writtenSeconds = 60;

/** A position in the log, as the browser claims. */
export function seenBy({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined {
  return cookies[writtenCookie];
}

/**
 * Nobody is shown lists and pages older than what they did themselves, whichever process answers them. Programs have no
 * cookies, and read the primary.
 */
export function rememberWrites(app: FastifyInstance, http: HttpContext): void {
  app.addHook('onSend', async (request, reply) => {
    if (isRead(request) || request.headers.authorization !== undefined) return;
    const position = await http.services.reads.written();
    if (position === null) return;
    reply.setCookie(http.cookieNames[writtenCookie] ?? writtenCookie, position, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: http.secureCookies,
      domain: http.cookieDomain,
      maxAge: writtenSeconds,
    });
  });
}

function isRead({ method, routeOptions }: FastifyRequest): boolean {
  return ['GET', 'HEAD', 'OPTIONS'].includes(method) && routeOptions.config.effects !== true;
}
