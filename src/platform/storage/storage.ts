/**
 * Bytes by their own SHA-256, in hex. What is stored under a hash never changes, so it can be copied, cached and
 * compared freely.
 */
export interface Storage {
  /** Stores durably: once this returns, a power cut does not lose it. Idempotent. */
  put(bytes: Uint8Array): Promise<string>;
  /** Null when there is nothing. Whole content is verified against its hash; a mismatch throws. */
  get(hash: string, range?: ByteRange): Promise<Uint8Array | null>;
  head(hash: string): Promise<{ bytes: number } | null>;
  /** Deleting what does not exist is not an error. */
  delete(hash: string): Promise<void>;
}

/** First and last byte, both included, as HTTP counts. */
export interface ByteRange {
  first: number;
  last: number;
}
