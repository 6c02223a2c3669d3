import type { IncomingMessage } from 'node:http';
import { AppError } from '#lib/errors.ts';

const errorPage = '/error?code=400';
/** Codes that follow one another: a letter beyond ASCII is several. */
const codes = /(?:%[0-9a-f]{2})+/gi;

/**
 * Refuses bytes that are no text: broken UTF-8, and the zero byte PostgreSQL cannot keep. A percent sign that begins no
 * code is text in a query, as browsers send it.
 */
export function requireReadable(address: string): void {
  if (!isReadable(address)) throw new AppError('malformed');
}

/**
 * Where the pages answer: an unreadable address of one is the error page with status 400. Calls and the data of pages
 * keep theirs; they are refused by `requireReadable`, or by the router.
 */
export function pageAddress({ url = '/', method }: Pick<IncomingMessage, 'url' | 'method'>): string {
  if ((method !== 'GET' && method !== 'HEAD') || isReadable(url)) return url;
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  if (path.startsWith('/api/') || path.endsWith('.data')) return url;
  const lang = /(?:^|&)lang=([a-z]{2})(?=&|$)/i.exec(query)?.[1];
  return lang === undefined ? errorPage : `${errorPage}&lang=${lang}`;
}

function isReadable(address: string): boolean {
  const [path = ''] = address.split('?');
  return isText(path) && (address.match(codes) ?? []).every(isText);
}

function isText(encoded: string): boolean {
  try {
    return !decodeURIComponent(encoded).includes('\0');
  } catch {
    return false;
  }
}
