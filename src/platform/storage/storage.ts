/**
 * Bytes by their own SHA-256, in hex. What is stored under a hash never changes, so it may be copied, kept and compared
 * without asking.
 */
export interface Storage {
  /** Stores durably: once this returns, a power cut does not take it. Storing twice is storing once. */
  put(bytes: Uint8Array): Promise<string>;
  /**
   * Null when there is nothing. Whole content is held against its hash; what does not fit is as good as lost and
   * throws.
   */
  get(hash: string, range?: ByteRange): Promise<Uint8Array | null>;
  head(hash: string): Promise<{ bytes: number } | null>;
  /** Nothing to delete is nothing to complain about. */
  delete(hash: string): Promise<void>;
}

/** First and last byte, both included, as HTTP counts. */
export interface ByteRange {
  first: number;
  last: number;
}
