import type { ServerResponse } from 'node:http';

/** Someone who listens: from which session, and from which number on (null: from now). */
export interface Listener { userId: string; sessionId: string; after: number | null }

/** The open event streams of this process. */
export interface Streams {
  /** Takes over a response and writes to it until either side ends it. */
  open(response: ServerResponse, listener: Listener): void;
  count(): number;
  close(): void;
}

/** What a call that answers with a stream gives back. */
export interface StreamAnswer { listener: Listener }
