import type {
  CaughtUp,
  Cursor,
  Entry,
  Envelope,
  ForkReason,
  Head,
  Presence,
  Refusal,
  Rights,
  Send,
  Sent,
} from '#design/commands/wire.ts';

/** Everything the synchroniser knows of the world outside. The browser's stand beside this file or in the workspace. */
export interface SyncPorts {
  clock: Clock;
  store: SyncStore;
  server: DesignServer;
  stream: DesignStream;
  connection: Connection;
  locks: Locks;
  /** 0 ≤ n < 1, for jitter. */
  random(): number;
  /** Of a command, a window or a fork: never the same twice, in any tab of any person. */
  newId(): string;
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once, after so many milliseconds; the answer takes it back. */
  after(milliseconds: number, call: () => void): () => void;
}

/** An answer, or why there is none: `status` is HTTP's, 0 where nothing came back. `retryAfter` is in milliseconds. */
export type Reply<Data> =
  | { ok: true; data: Data }
  | { ok: false; status: number; reason?: string; retryAfter?: number };

/** The calls about one design. They answer and never throw; what comes back has been read with the wire's shapes. */
export interface DesignServer {
  head(): Promise<Reply<Head>>;
  send(body: Send): Promise<Reply<Sent>>;
  commandsAfter(seq: number): Promise<Reply<CaughtUp>>;
  /** Where this window points, told to the others; null: it leaves. */
  point(pointed: { window: string; cursor: Cursor | null }): Promise<Reply<null>>;
  /** Keeps a fork as a version of its own; sent twice (same `id`), it is kept once. */
  keepFork(fork: StoredFork): Promise<Reply<{ version: number }>>;
}

/** The design's stream. Lines may come twice, late or not at all: the log's numbers tell. */
export interface DesignStream {
  /** `window` is this window's name: when it is gone, the others are told. */
  follow(on: StreamListener, window: string): () => void;
}

export interface StreamListener {
  open(): void;
  lost(): void;
  entry(entry: Entry): void;
  /** Where somebody else points, or that they left. */
  presence(presence: Presence): void;
  rights(rights: Rights): void;
  /** Something was said about the design: what, has to be asked for. */
  comments(): void;
  /** The server ended it: the design has to be asked for anew. */
  ended(): void;
}

interface Connection {
  online(): boolean;
  /** Calls back whenever it changes; the answer stops that. */
  changed(call: () => void): () => void;
}

/** Held until released or until the window that holds it is gone. */
export interface Locks {
  /** Null where another window holds it. */
  tryHold(name: string): Promise<(() => void) | null>;
}

/** Whose and which. */
export interface Place {
  person: string;
  design: string;
}

/** A document of which the server said (or, for a local one, the window decided) that it stands at `seq`. */
export interface StoredBase {
  seq: number;
  document: unknown;
  rights: Rights;
  at: number;
}

/** A command that has not been acknowledged, of one window. */
export interface OutboxRow {
  window: string;
  /** The last number the window had applied when it was done. */
  base: number;
  /** The document version it was done in. */
  version: number;
  at: number;
  envelope: Envelope;
  /** The server's answer, kept until the person has seen it. */
  refused?: Refusal;
}

/** Edits that can no longer join the design, as they would have left it. */
export interface StoredFork extends Place {
  id: string;
  reason: ForkReason;
  at: number;
  base: number;
  document: unknown;
  commands: Envelope[];
}

/** One transaction: all of it happens or nothing. */
export interface StoreChange {
  append?: readonly OutboxRow[];
  /** Lines of the log that follow the stored base. Their commands leave the outbox, whichever window's it is. */
  confirmed?: readonly Entry[];
  refused?: ReadonlyMap<string, Refusal>;
  /** Ids that leave the outbox. */
  drop?: readonly string[];
  /** Takes the place of an older one, and lines up to its number go; `replace`: of any. */
  base?: StoredBase;
  replace?: boolean;
  fork?: StoredFork;
}

export interface StoredDesign {
  base: StoredBase | null;
  /** Lines after the base, without a gap. */
  tail: Entry[];
  /** In the order they were done. */
  outbox: OutboxRow[];
  forks: StoredFork[];
}

/** What a browser keeps of designs, for each person (IndexedDB; in memory in tests). */
export interface SyncStore {
  read(place: Place): Promise<StoredDesign>;
  write(place: Place, change: StoreChange): Promise<void>;
  /** Whose outboxes hold something of this design. */
  windows(place: Place): Promise<string[]>;
  /** What waits in one window's outbox goes over to another's, once. */
  adopt(place: Place, from: string, to: string): Promise<OutboxRow[]>;
  dropFork(id: string): Promise<void>;
  /** The designs of which something is stored, with what has not reached the server. */
  list(person: string): Promise<StoredSummary[]>;
  forget(place: Place): Promise<void>;
  forgetPerson(person: string): Promise<void>;
}

export interface StoredSummary {
  design: string;
  at: number;
  unsent: number;
  forks: number;
}
