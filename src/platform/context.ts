import { createContext } from 'react-router';
import type { Database } from '#db/database.ts';
import type { Locale } from '#lib/locale.ts';
import type { Viewer } from '#lib/person.ts';
import type { Clock } from '#platform/clock.ts';
import type { GlbInspector } from '#platform/glb-inspector.ts';
import type { PdfWorker } from '#platform/pdf-worker.ts';
import type { Keys } from '#platform/keys.server.ts';
import type { CachedPage, PageCache } from '#platform/page-cache.ts';
import type { PasswordHasher } from '#platform/password-hasher.server.ts';
import type { PictureProcessor } from '#platform/picture-processor.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import type { Streams } from '#platform/streams.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Studio } from '#platform/studio.ts';

/** The session a request came with; the row in the database decided that it stands. */
export interface Session {
  id: string;
  userId: string;
  by: 'cookie' | 'bearer';
}

/** What lives as long as the process and every request shares. */
export interface Services {
  db: Database;
  clock: Clock;
  keys: Keys;
  hasher: PasswordHasher;
  studio: Studio;
  storage: Storage;
  pictures: PictureProcessor;
  glbs: GlbInspector;
  papers: PdfWorker;
  streams: Streams;
  settings: SiteSettings;
  pageCache: PageCache<CachedPage>;
  workspaceUrl: string | null;
}

/** Everything a rule, a call or a page loader may reach. Nothing of it lives in a module. */
export interface RequestContext extends Services {
  requestId: string;
  locale: Locale;
  /** Present only with a token that is still good. */
  session: Session | null;
  /** The same of a genuine token whose time is over. It may end its own session; it opens nothing. */
  expired: Session | null;
  viewer: Viewer | null;
  /** The peer, IPv6 as its /64 network: what limits are counted by. */
  address: string;
  userAgent: string;
  /** What this browser calls itself between sign-ins; null for a client without cookies. */
  device: string | null;
  /** The peer and the Host are both this machine, with no proxy between. */
  loopback: boolean;
  /** Set by a call that came with an Idempotency-Key: keeps the answer in the same transaction as the work. */
  remember: ((db: Database, data: unknown) => Promise<void>) | null;
}

/** The same of someone who is signed in and whose token is good: what a section of a home is read with. */
export interface MemberContext extends RequestContext {
  session: Session;
  viewer: Viewer;
}

/** How React Router's loaders and actions reach the request: `context.get(requestContext)`. */
export const requestContext = createContext<RequestContext>();
/** The nonce of this response's inline scripts; none on a page that many get. */
export const scriptNonce = createContext<string | undefined>();
/** Changes with every build; the browser compares it with `/build.json` (PRODUCT A5). */
export const buildId = createContext<string>();
