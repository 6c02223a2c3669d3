/**
 * A page made for nobody in particular, as it leaves: its bytes, packed once for whoever asks so, and the policy that
 * names its inline scripts.
 */
export interface CachedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  body: Buffer;
  /** Bytes in this packing, made when first asked for. */
  packed(encoding: 'br' | 'gzip'): Promise<Buffer>;
}

/** Where a page depends on: tables whose change makes it old. */
type PageSource = string;

/** What was made: kept where it may be, else only handed on to those who asked for it at the same moment. */
export interface MadePage<T> {
  page: T;
  keep: boolean;
  bytes: number;
}

/** Pages in memory, bounded, each as old as its sources (DESIGN §4). */
export interface PageCache<T = unknown> {
  get(
    key: string,
    sources: readonly PageSource[],
    make: () => Promise<MadePage<T>>,
  ): Promise<{ page: T; kept: boolean }>;
  changed(source: PageSource): void;
  clear(): void;
}
