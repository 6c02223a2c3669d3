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

/**
 * A page for whoever is signed in: the bytes between the places where a person is named, packed already, and those
 * places. Nobody is named in it. Without parts: such a page is made for each person.
 */
export interface PersonPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Of the inline scripts nobody is named in. */
  hashes: readonly string[];
  parts: readonly PersonPart[];
}

export type PersonPart =
  /** The same for everyone; `deflated` ends at a byte, with nothing of it looked back at. */
  | { bytes: Buffer; deflated: Buffer }
  /** Texts and places in turn. */
  | { places: readonly (string | PersonPlace)[] };

/** Which of a person's words stands there, and how it is written: as text, or in JSON once or twice over. */
export interface PersonPlace {
  word: number;
  as: 'html' | 'json' | 'script';
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
  figures(): CacheFigures;
}

/** For `/metrics`. */
export interface CacheFigures {
  entries: number;
  bytes: number;
  /** Since the start. */ hits: number;
  misses: number;
}

/** What a process keeps of what it made, each kind within bounds of its own. */
export interface KeptPages {
  /** Pages of visitors. */
  visitors: PageCache<CachedPage>;
  /** Pages of people, without the people. */
  people: PageCache<PersonPage>;
  /** Answers to visitors' calls. */
  answers: PageCache<CachedPage>;
  /** What rooms are furnished with, by style; its shape is that of `offers/shelf.server.ts`. */
  shelves: PageCache;
}
