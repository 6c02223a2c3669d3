import type { ServerResponse } from 'node:http';

/** Someone who wants to listen: from which session, from which number on (null: from now), and when they asked. */
export interface Listener {
  userId: string;
  sessionId: string;
  after: number | null;
  at: Date;
}

/** The open event streams of this process. */
export interface Streams {
  /**
   * Asks whether the session stands; then takes over the response it is handed and writes to it until either side ends
   * it. False for one that does not.
   */
  open(listener: Listener, response: () => ServerResponse): Promise<boolean>;
  count(): number;
  close(): void;
}

/** What a call that answers with a stream gives back. */
export interface StreamAnswer {
  listener: Listener;
}
