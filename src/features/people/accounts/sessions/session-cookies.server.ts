import { randomBytes } from 'node:crypto';
import { type SessionTokens } from '#features/people/accounts/sessions/sessions.server.ts';
import type { Answer } from '#platform/call.ts';
import { deviceDays, sessionDays } from '../account-limits.ts';

export const tokenCookie = 'token';
export const refreshCookie = 'refresh';
export const deviceCookie = 'device';
const refreshPath = '/api/user/refresh-token';
const month = sessionDays * 86_400;

type Incoming = { cookies: Record<string, string | undefined>; headers: Record<string, string | string[] | undefined> };

/**
 * The token cookie lives as long as the session may, so that the first server response still knows the person; the
 * access it gives ends after 15 minutes. The refresh token is sent to one call only.
 */
export function setSessionCookies(answer: Answer, incoming: Incoming, tokens: SessionTokens): void {
  answer.setCookie(tokenCookie, tokens.access, { path: '/', maxAge: month, httpOnly: true });
  answer.setCookie(refreshCookie, tokens.refresh, { path: refreshPath, maxAge: month, httpOnly: true });
  if (!isBrowser(incoming)) answer.header('x-refresh-token', tokens.refresh);
}

export function clearSessionCookies(answer: Answer): void {
  answer.clearCookie(tokenCookie, { path: '/' });
  answer.clearCookie(refreshCookie, { path: refreshPath });
}

/** The device id this browser sent. */
export function sentDevice(cookies: Incoming['cookies']): string | null {
  const device = cookies[deviceCookie] ?? '';
  return /^[\w-]{22}$/.test(device) ? device : null;
}

/** The device id of this browser; a new one is created and kept for a year where there was none. */
export function deviceOf(answer: Answer, incoming: Incoming): string | null {
  const known = sentDevice(incoming.cookies);
  if (known !== null) return known;
  if (!isBrowser(incoming)) return null;
  const device = randomBytes(16).toString('base64url');
  setDeviceCookie(answer, device);
  return device;
}

export function setDeviceCookie(answer: Answer, device: string): void {
  answer.setCookie(deviceCookie, device, { path: '/api/', maxAge: deviceDays * 86_400, httpOnly: true });
}

function isBrowser({ headers }: Incoming): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
}
