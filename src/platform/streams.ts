import type { ServerResponse } from 'node:http';

/** A request to open an event stream: its session, from which number on (null: from now), when and where it was made. */
export interface Listener {
  userId: string;
  sessionId: string;
  /** At this machine itself, where an admin may work without a second factor. */
  loopback: boolean;
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

/** What a call that answers with a stream returns: takes over the response, or is false for a session that is over. */
export interface StreamAnswer {
  open(response: () => ServerResponse): Promise<boolean>;
}

/** A window that has a design open, and the number it has reached. */
export interface DesignListener {
  designId: string;
  /** Null for a visitor with a link, who has no session either. */
  userId: string | null;
  sessionId: string | null;
  links: readonly string[];
  /** Whose streams are counted together: a person, or a visitor's network. */
  holder: string;
  /** The window's own name: when it is gone, the others are told. */
  window: string | null;
  /** Whether it is told who did what. */
  names: boolean;
  after: number;
}

/** The open streams of designs in this process; whoever listens has been let in. */
export interface DesignStreams {
  open(listener: DesignListener, response: () => ServerResponse): Promise<boolean>;
  count(): number;
  close(): void;
}

/** The number a browser reached before its connection was cut, from its `Last-Event-ID`. */
export function lastEventNumber(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null;
}

/** What lists of the console are about, as audited actions name it: `return.ask` is about a return. */
const deskAreas = [
  'application',
  'bill',
  'order',
  'return',
  'refund',
  'ledger',
  'report',
  'feedback',
  'work',
  'product',
] as const;
export type DeskArea = (typeof deskAreas)[number];

/** Null for an action no list of the console shows. */
export function deskAreaOf(action: string): DeskArea | null {
  const [area, step = ''] = action.split('.');
  if (step.endsWith('viewed')) return null;
  return deskAreas.find((each) => each === area) ?? null;
}
