/**
 * A page rendered for every visitor: its bytes, compressed once per encoding, and the content policy that names its
 * inline scripts.
 */
export interface CachedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  body: Buffer;
  /** Bytes in this encoding, compressed on first use. */
  packed(encoding: 'br' | 'gzip'): Promise<Buffer>;
}

/** A table whose changes make a page stale. */
type PageSource = string;

/** A rendered page: cached if allowed, else only shared with those who requested it at the same moment. */
export interface MadePage<T> {
  page: T;
  keep: boolean;
  bytes: number;
}

/** Pages in memory, bounded; each is valid as long as its sources do not change (DESIGN §4). */
export interface PageCache<T = unknown> {
  /** The page if it is in memory and valid. */
  find(key: string, sources: readonly PageSource[]): T | null;
  get(
    key: string,
    sources: readonly PageSource[],
    make: () => Promise<MadePage<T>>,
  ): Promise<{ page: T; kept: boolean }>;
  changed(source: PageSource): void;
  clear(): void;
}
