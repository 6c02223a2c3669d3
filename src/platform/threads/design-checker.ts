/** What the walls of a design make of it. Square millimetres. */
export interface DesignFacts {
  netArea: number;
  pieces: number;
  rooms: { id: string; type: string; name: string; netArea: number }[];
  /** The room each item and each camera stands in, by their ids; those outside are not named. */
  roomOf: Readonly<Record<string, string>>;
}

/**
 * A design from outside as we store it, with nothing unknown in it; or why it is refused, and where. `too_slow` is our
 * own deadline, the other reasons are those of `openDesign`.
 */
export type DesignVerdict = { ok: true; text: string; name: string } | { ok: false; reason: string; path: string };

/**
 * Opens, checks and plans designs: off the event loop, one at a time, on a thread that is ended when one takes too
 * long. Both throw `unavailable` where too many wait.
 */
export interface DesignChecker {
  check(file: Uint8Array): Promise<DesignVerdict>;
  /**
   * The facts of a design that was checked before it was stored. `name` identifies these very contents: asked again,
   * they are remembered, and a document that is to be fetched is not.
   */
  plan(name: string, document: object | (() => Promise<object>)): Promise<DesignFacts>;
  close(): Promise<void>;
}
