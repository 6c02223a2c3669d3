import type { FastifyRequest } from 'fastify';
import { isIPv6 } from 'node:net';
import {
  withoutAdminRights,
  secondFactorRequirement,
} from '#features/people/accounts/second-factor/second-factor-requirement.ts';
import { recognise } from '#features/people/accounts/sessions/sessions.server.ts';
import { sentDevice, tokenCookie } from '#features/people/accounts/sessions/session-cookies.server.ts';
import { localeCookie, resolveLocale, type Locale } from '#lib/locale.ts';
import { unnamedViewer } from '#lib/person.ts';
import { isThisMachine } from '#lib/this-machine.ts';
import type { RequestContext, Services } from '#platform/context.ts';
import { sentLinks } from '#features/studio/sharing/link-cookie.server.ts';
import { formerCookie } from '#features/people/accounts/sessions/cookie-names.ts';

/** `x-forwarded-for`, `-host`, `-proto` and other headers proxies add. */
const forwarded = /^(x-forwarded|forwarded$|via$|x-real-ip$|x-client-ip$|true-client-ip$|cf-)/;

/** The person, language and address of a request: built once for every call and every page. */
export async function contextOf(services: Services, request: FastifyRequest): Promise<RequestContext> {
  const bearer = bearerOf(request);
  const token = bearer ?? request.cookies[tokenCookie];
  // Under its former name a token opens nothing either: the browser refreshes, and has one of the new name.
  const sent = token ?? request.cookies[formerCookie(tokenCookie)];
  const known = sent ? await recognise(services, sent) : null;
  const named = known && {
    id: known.session.sessionId,
    userId: known.session.id,
    by: bearer ? ('bearer' as const) : ('cookie' as const),
  };
  const session = token !== undefined && known?.viewer.fresh ? named : null;
  const loopback = isAtHome(request, services.settings.origin);
  const viewer =
    session && known
      ? withoutAdminRights(
          known.viewer,
          secondFactorRequirement(known.session, { loopback, now: services.clock.now() }),
        )
      : null;
  return {
    ...services,
    requestId: request.id,
    locale: localeOf(request),
    session,
    expired: session ? null : named,
    viewer: viewer ?? (known && !bearer ? unnamedViewer : null),
    address: networkOf(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    device: sentDevice(request.cookies),
    links: sentLinks(request.cookies),
    loopback,
    remember: null,
    permission: null,
  };
}

/**
 * As a genuine token claims, without checking that its session is still valid: for a stream, which checks many at once
 * before it lets anyone listen.
 */
export async function claimedContextOf(services: Services, request: FastifyRequest): Promise<RequestContext> {
  const bearer = bearerOf(request);
  const token = bearer ?? request.cookies[tokenCookie];
  const claims = token ? await services.tokens.read(token, services.clock.now()) : null;
  const session =
    claims && !claims.expired
      ? { id: claims.sid, userId: claims.sub, by: bearer ? ('bearer' as const) : ('cookie' as const) }
      : null;
  return {
    ...visitorContext(services, request.id, localeOf(request)),
    session,
    address: networkOf(request.ip),
    loopback: isAtHome(request, services.settings.origin),
  };
}

/** The context of an anonymous visitor. */
export function visitorContext(services: Services, requestId: string, locale: Locale): RequestContext {
  return {
    ...services,
    requestId,
    locale,
    session: null,
    expired: null,
    viewer: null,
    address: 'nobody',
    userAgent: '',
    device: null,
    links: [],
    loopback: false,
    remember: null,
    permission: null,
  };
}

/** The same for what is made for many: it is read where lists and pages are. */
export function manyContext(services: Services, requestId: string, locale: Locale): RequestContext {
  return { ...visitorContext(services, requestId, locale), db: services.reads.from() };
}

export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S{1,2000})$/i.exec(request.headers.authorization ?? '')?.[1];
}

export function localeOf(request: FastifyRequest) {
  const lang = (request.query as Record<string, unknown> | undefined)?.lang;
  return resolveLocale({
    query: typeof lang === 'string' ? lang : null,
    cookie: request.cookies?.[localeCookie],
    acceptLanguage: request.headers['accept-language'],
  });
}

/**
 * One household or server usually has a whole /64 of IPv6; limits count it as one. Who has hung up meanwhile has no
 * address any more, whatever Fastify's types say.
 */
export function networkOf(ip: string | undefined): string {
  if (ip === undefined) return 'nobody';
  const plain = ip.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  const [address = ''] = plain.split('%');
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * At this machine and not through a proxy: both ends say so, nothing claims to have been forwarded, and the site has no
 * public name. One that has is reached through a proxy, and a proxy that adds no headers looks like this machine.
 */
export function isAtHome(request: FastifyRequest, origin: string): boolean {
  return isThisMachine(new URL(origin).hostname) && isLoopback(request);
}

function isLoopback(request: FastifyRequest): boolean {
  const peer = request.socket.remoteAddress ?? '';
  const host = (request.headers.host ?? '').replace(/:\d+$/, '');
  const near = peer === '::1' || peer.startsWith('127.') || peer.startsWith('::ffff:127.');
  return near && isThisMachine(host) && !Object.keys(request.headers).some((name) => forwarded.test(name));
}
