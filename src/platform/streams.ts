import type { ServerResponse } from 'node:http';

/** A request to open an event stream: its session, from which number on (null: from now), and when it was made. */
export interface Listener {
  userId: string;
  sessionId: string;
  after: number | null;
  at: Date;
}

/** The open event streams of this process. */
export interface Streams {
  /**
   * Verifies the session; then takes over the response and writes to it until either side ends it. False if the session
   * is not valid.
   */
  open(listener: Listener, response: () => ServerResponse): Promise<boolean>;
  count(): number;
  close(): void;
}

/** What a call that answers with a stream returns. */
export interface StreamAnswer {
  listener: Listener;
}
