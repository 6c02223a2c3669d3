import { isErrorKey, type ErrorKey } from '#lib/errors.ts';

/** How a call can fail, from the user's point of view (PRODUCT D7). The texts are in the catalogues. */
type FailureKind = 'refused' | 'not_found' | 'server_fail' | 'offline' | 'timeout' | 'aborted';
export interface Fault {
  field: string;
  error: ErrorKey | null;
  message: string;
}

export class ApiFailure extends Error {
  readonly kind: FailureKind;
  /** 0 when no answer came. */
  readonly status: number;
  readonly key: ErrorKey | null;
  readonly faults: readonly Fault[];
  /** What is there now, where someone else was first; null elsewhere. */
  readonly current: unknown;

  constructor(
    kind: FailureKind,
    answer: {
      status?: number;
      message?: string;
      key?: ErrorKey | null;
      faults?: readonly Fault[];
      current?: unknown;
    } = {},
  ) {
    super(answer.message ?? '');
    this.name = 'ApiFailure';
    this.kind = kind;
    this.status = answer.status ?? 0;
    this.key = answer.key ?? null;
    this.faults = answer.faults ?? [];
    this.current = answer.current ?? null;
  }

  /** The message for each field of a form, by its name. */
  get saidOf(): Record<string, string> {
    return Object.fromEntries(this.faults.map(({ field, message }) => [field, message]));
  }
}

/**
 * An answer that is not a success. Anything that is not our envelope (a proxy's page, say) has no message of its own.
 */
export function failureOfAnswer(status: number, body: unknown): ApiFailure {
  const envelope = isRecord(body) ? body : {};
  const message = textOf(envelope.message);
  return new ApiFailure(kindOfStatus(status, message), {
    status,
    message,
    key: keyOf(envelope.error),
    faults: faultsOf(envelope, message),
    current: envelope.data,
  });
}

/** No answer at all: the browser's own error, and whether it was online at that moment. */
export function failureOfError(error: unknown, moment: { online: boolean }): ApiFailure {
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError') return new ApiFailure('timeout');
  if (name === 'AbortError') return new ApiFailure('aborted');
  return new ApiFailure(moment.online ? 'server_fail' : 'offline');
}

function kindOfStatus(status: number, message: string): FailureKind {
  if (status === 404) return 'not_found';
  // 503 comes with a reason and a time; 500 and a gateway's own pages do not.
  if (status >= 500 && (status !== 503 || message === '')) return 'server_fail';
  return 'refused';
}

function faultsOf(envelope: Record<string, unknown>, message: string): Fault[] {
  if (Array.isArray(envelope.faults)) return envelope.faults.filter(isRecord).map((fault) => faultOf(fault, message));
  return typeof envelope.field === 'string' ? [faultOf(envelope, message)] : [];
}

function faultOf(source: Record<string, unknown>, message: string): Fault {
  return { field: textOf(source.field), error: keyOf(source.error), message: textOf(source.message) || message };
}

function keyOf(value: unknown): ErrorKey | null {
  return isErrorKey(value) ? value : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
