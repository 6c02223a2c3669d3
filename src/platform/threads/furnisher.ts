/** One way to furnish a room, as a command of the design's own language. */
interface FurnishedWay {
  seed: number;
  command: { kind: string };
  price: number;
  pieces: number;
  unpriced: number;
  soldOut: number;
  added: string[];
  kept: string[];
}

interface FurnishRefusal {
  reason: string;
  room: string;
  piece?: string;
  least?: number;
}

export interface FurnishAnswer {
  proposals: FurnishedWay[];
  refused: FurnishRefusal[];
}

/**
 * Furnishes rooms off the event loop, one at a time, on a thread that is ended when one takes too long. Throws
 * `unavailable` then, and where too many wait.
 */
export interface Furnisher {
  /** `text`: the document; what else goes in is `layout`'s own. `whose`: each person's are made one after another. */
  propose(job: { text: string; wish: object; supply: readonly object[] }, whose: string): Promise<FurnishAnswer>;
  close(): Promise<void>;
}
