import type { Delivered, PieceTask, TracedPiece } from '#platform/threads/render-task.ts';

/** Where a worker gets its pieces: the rules of this process, or another machine's server. */
export interface RenderHouse {
  /** The next piece; null when there was none for a while. */
  claim(signal: AbortSignal): Promise<PieceTask | null>;
  /** The document a piece's scene is built from. */
  document(task: PieceTask): Promise<string>;
  /** The file of an uploaded model that stands in it; null where it is gone. */
  model(task: PieceTask, id: string): Promise<Uint8Array | null>;
  deliver(task: PieceTask, piece: TracedPiece): Promise<Delivered>;
  fail(task: PieceTask, reason: string): Promise<void>;
  /** Keeps hold of pieces; tells which are no longer wanted. */
  beat(tasks: readonly PieceTask[]): Promise<readonly string[]>;
}
