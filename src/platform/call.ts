import { z } from 'zod';
import type { Permission } from '#lib/permissions.ts';
import type { ErrorKey } from '#lib/errors.ts';
import type { RequestContext, Session } from '#platform/context.ts';
import type { ByteRange } from '#platform/storage/storage.ts';
import type { StreamAnswer } from '#platform/streams.ts';

/**
 * Who may use a call. `signed-in` is anyone with a living session; `signed-in-or-link` also a visitor whose browser was
 * given a link to a design; a permission is asked of the roles in the row, not of the token.
 */
export type Who = 'anyone' | 'signed-in' | 'signed-in-or-link' | { permission: Permission };

/** What a call may change of the response besides its data: cookies and headers. */
export interface Answer {
  setCookie(name: string, value: string, options: { path: string; maxAge: number; httpOnly: boolean }): void;
  clearCookie(name: string, options: { path: string }): void;
  header(name: string, value: string): void;
  /** The text of `message`; without it the generic text for success. */
  message: SuccessKey | null;
}
export type SuccessKey = 'message_success' | 'sign_success' | 'success';

type Schema = z.ZodType | undefined;
type Out<S extends Schema> = S extends z.ZodType ? z.output<S> : undefined;
type SignedIn<W extends Who> = W extends 'anyone' | 'signed-in-or-link' ? Session | null : Session;

export interface CallInput<W extends Who, P extends Schema, Q extends Schema, B extends Schema> {
  ctx: RequestContext;
  session: SignedIn<W>;
  params: Out<P>;
  query: Out<Q>;
  body: Out<B>;
  cookies: Record<string, string | undefined>;
  headers: Record<string, string | string[] | undefined>;
  answer: Answer;
  /** The one file of a call that takes one. */
  upload: Upload | null;
  /** Aborts when the caller leaves before there is an answer: for calls that wait. */
  leaving(): AbortSignal;
}

/** A file as it came, with the type and name its sender claims. */
export interface Upload {
  bytes: Uint8Array;
  type: string;
  name: string;
}

/** One call, declared once: routing, access, OpenAPI, limits and the access test all read this. */
export interface Call<
  W extends Who = Who,
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  D extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As in the product's own table, `{name}` for a parameter: `/user/register:{type}`. */
  path: string;
  who: W;
  summary: string;
  tag: string;
  params?: P;
  query?: Q;
  body?: B;
  data: D;
  /**
   * The ids it takes are public (a work, a designer). Without this, someone else's id is answered like one that does
   * not exist.
   */
  publicIds?: boolean;
  /** A GET that changes something; refused across sites like every write. */
  effects?: boolean;
  /**
   * Tables its answer shows, each with the trigger `content_changed`. A visitor's answer depends on nothing but the
   * address and the language: it is kept until one of them changes.
   */
  shows?: readonly string[];
  /** Takes an Idempotency-Key: a retry gets the first answer. */
  idempotent?: boolean;
  /** Calls an address may make in that time, counted in the database. */
  limit?: { hits: number; seconds: number };
  /**
   * Takes long of the thread that serves everyone: of one person, or of one address, a few run at a time, others of
   * theirs wait, and beyond that are refused, as with pages that have to be made.
   */
  fewAtOnce?: boolean;
  /** A failure's text is in `data` too, as the seed's clients of this call expect. */
  textInData?: boolean;
  /** Error keys beside those every call can give. */
  errors?: ErrorKey[];
  /** Answers with a file of one of these content types instead of the envelope; refusals stay in the envelope. */
  file?: readonly string[];
  /** Answers with an event stream that stays open; refusals stay in the envelope. */
  stream?: boolean;
  /** Answers with the envelope, written part by part as the data come. */
  inParts?: boolean;
  /** A body may be so long; without it, as long as any form is. */
  bodyBytes?: number;
  /** Refuses before a file is read: for callers that are not people with sessions. */
  admit?(input: Pick<CallInput<W, P, Q, B>, 'ctx' | 'headers'>): Promise<void>;
  /** Takes one file of at most so many bytes, as `file` of a multipart form; read only once access is granted. */
  limitBytes?: number;
  handle(input: CallInput<W, P, Q, B>): Promise<z.input<D>>;
}

/** Bytes of a file and how long they hold. */
export interface FileAnswer {
  type: string;
  /** Changes when the bytes do; a browser that has them already gets a 304 and `bytes` is never called. */
  etag: string;
  /** The address names these very bytes: cached for a year without revalidation. */
  immutable: boolean;
  /** For this caller only: no cache may keep it. */
  private?: boolean;
  /** Saved under this name instead of shown. */
  saveAs?: string;
  /** The bytes exist. Those that have yet to be made take a slot of the call's limit. */
  ready: boolean;
  /** All of them, or part by part as they are made, where they are many. */
  bytes(): Promise<Uint8Array | AsyncIterable<Uint8Array>>;
  /** May be asked for in parts, as players do. */
  part?: { size: number; read(range: ByteRange): Promise<Uint8Array> };
}

type FileDeclaration<W extends Who, P extends Schema, Q extends Schema> = Omit<
  Call<W, P, Q, undefined>,
  'data' | 'file' | 'method' | 'body' | 'handle' | 'effects' | 'idempotent' | 'limitBytes'
> & {
  file: readonly string[];
  handle(input: CallInput<W, P, Q, undefined>): Promise<FileAnswer>;
};

/** A call that answers with a file. */
export function fileCall<W extends Who, P extends Schema = undefined, Q extends Schema = undefined>(
  declaration: FileDeclaration<W, P, Q>,
): Call {
  return listed({ ...declaration, method: 'GET', data: z.custom<FileAnswer>() });
}

type UploadDeclaration<W extends Who, P extends Schema, Q extends Schema, D extends z.ZodType> = Omit<
  Call<W, P, Q, undefined, D>,
  'file' | 'body' | 'handle' | 'limitBytes'
> & {
  limitBytes: number;
  handle(input: CallInput<W, P, Q, undefined> & { upload: Upload }): Promise<z.input<D>>;
};

/** A call that takes a file. */
export function uploadCall<
  W extends Who,
  P extends Schema = undefined,
  Q extends Schema = undefined,
  D extends z.ZodType = z.ZodType,
>(declaration: UploadDeclaration<W, P, Q, D>): Call {
  return listed(declaration);
}

type StreamDeclaration<W extends Who, P extends Schema, Q extends Schema> = Omit<
  Call<W, P, Q, undefined>,
  'data' | 'stream' | 'method' | 'body' | 'handle' | 'idempotent' | 'limitBytes' | 'file'
> & {
  handle(input: CallInput<W, P, Q, undefined>): Promise<StreamAnswer>;
};

/**
 * A call that answers with an event stream. One for anyone gets the session a token claims and checks it itself, many at
 * once.
 */
export function streamCall<W extends Who, P extends Schema = undefined, Q extends Schema = undefined>(
  declaration: StreamDeclaration<W, P, Q>,
): Call {
  return listed({ ...declaration, method: 'GET', stream: true, data: z.custom<StreamAnswer>() });
}

/** Some keys of the data; or one that is a list, its items as JSON text that is written as it is. */
export type AnswerPart = { data: object } | { key: string; items: AsyncIterable<string> };

type PartsDeclaration<W extends Who, P extends Schema, Q extends Schema> = Omit<
  Call<W, P, Q, undefined, z.ZodObject>,
  'inParts' | 'stream' | 'method' | 'body' | 'handle' | 'idempotent' | 'limitBytes' | 'file' | 'shows'
> & {
  handle(input: CallInput<W, P, Q, undefined>): Promise<AsyncIterable<AnswerPart>>;
};

/** A call whose data may be too many to be written at once. */
export function partsCall<W extends Who, P extends Schema = undefined, Q extends Schema = undefined>(
  declaration: PartsDeclaration<W, P, Q>,
): Call {
  return listed({ ...declaration, method: 'GET', inParts: true });
}

/** Infers the types of one declaration together. */
export function call<
  W extends Who,
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  D extends z.ZodType = z.ZodType,
>(declaration: Call<W, P, Q, B, D>): Call {
  return listed(declaration);
}

/** The list of calls drops the types of each: what a handler gets has passed its own schemas (`mount-calls.ts`). */
function listed(declaration: object): Call {
  return declaration as Call;
}
