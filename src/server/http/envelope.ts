import { z } from 'zod';
import { AppError, readFault, type ErrorKey, type FieldFault } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import type { SuccessKey } from '#platform/call.ts';
import { translator } from '#text/messages.server.ts';

/** The body of every answer of a call (PRODUCT D1). */
export interface Envelope {
  code: number;
  message: string;
  data: unknown;
}
export interface Failure extends Envelope {
  error: ErrorKey;
  field?: string;
  faults?: { field: string; error: ErrorKey; message: string }[];
  state?: string;
  requestId: string;
}

export function success(locale: Locale, data: unknown, key: SuccessKey | null): Envelope {
  return { code: 200, message: translator(locale, 'errors')(key ?? 'success'), data };
}

export function failure(locale: Locale, error: AppError, requestId: string): Failure {
  const t = translator(locale, 'errors');
  const faults = error.faults.map(({ values, ...fault }) => ({
    ...fault,
    message: t(fault.error, { ...error.values, ...values }),
  }));
  const first = faults[0];
  return {
    code: error.status,
    message: t(error.key, error.values),
    data: error.current,
    error: error.key,
    ...(first ? { field: first.field, faults } : {}),
    ...(error.state === null ? {} : { state: error.state }),
    requestId,
  };
}

/** Any thrown value as a known error; null for an unexpected one. */
export function knownError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof z.ZodError) return fromZod(error);
  const { code, statusCode, message } = (error ?? {}) as { code?: string; statusCode?: number; message?: string };
  if (isOutage(code, message)) return new AppError('unavailable');
  if (statusCode === 413) return new AppError('body_too_large');
  if (statusCode === 415) return new AppError('media_type');
  if (statusCode === 404) return new AppError('not_found');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new AppError('malformed');
  return null;
}

/** A schema's message is an error key; anything else becomes the generic form error. */
function fromZod(error: z.ZodError): AppError {
  const faults = error.issues.flatMap((issue): FieldFault[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ field: fieldAt([...issue.path, key]), error: 'unknown_field' }));
    return [{ field: fieldAt(issue.path) || 'body', ...(readFault(issue.message) ?? { error: 'invalid_form' }) }];
  });
  const first = faults[0];
  return first ? new AppError(first.error, { faults, values: first.values ?? {} }) : new AppError('invalid_form');
}

/** Names in it may come from the sender: they are not said back at full length. */
function fieldAt(path: readonly PropertyKey[]): string {
  return path.map((part) => String(part).slice(0, 40)).join('.');
}

/**
 * The database is unavailable: connection refused or lost (classes 08), shutting down, starting up (57), out of
 * resources (53), too slow.
 */
function isOutage(code = '', message = ''): boolean {
  if (['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', '55P03'].includes(code)) return true;
  return /^(08|53|57)[0-9A-Z]{3}$/.test(code) || driverOutages.some((start) => message.startsWith(start));
}

/** Messages of `pg` without a code. */
const driverOutages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
];
