import { createContext } from 'react-router';
import type { Database } from '#db/database.ts';
import type { Reads } from '#db/replica/reads.ts';
import type { Locale } from '#lib/locale.ts';
import type { Permission } from '#lib/permissions.ts';
import type { Viewer } from '#lib/person.ts';
import type { Clock } from '#platform/clock.ts';
import type { Developer } from '#platform/threads/developer.ts';
import type { DesignChecker } from '#platform/threads/design-checker.ts';
import type { DesignKeeper } from '#platform/threads/design-keeper.ts';
import type { Exporter } from '#platform/threads/exporter.ts';
import type { Furnisher } from '#platform/threads/furnisher.ts';
import type { GlbInspector } from '#platform/threads/glb-inspector.ts';
import type { PdfWorker } from '#platform/threads/pdf-worker.ts';
import type { AccessTokens, Keys } from '#platform/keys.server.ts';
import type { KeptPages } from '#platform/page-cache.ts';
import type { PasswordHasher } from '#platform/password-hasher.server.ts';
import type { PictureProcessor } from '#platform/threads/picture-processor.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import type { DesignStreams, Streams } from '#platform/streams.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Studio } from '#platform/threads/studio.ts';
import type { Turns } from '#platform/threads/turns.ts';
import type { WorkBell } from '#platform/threads/work-bell.ts';

/** The session of a request, verified against its row. */
export interface Session {
  id: string;
  userId: string;
  by: 'cookie' | 'bearer';
}

/**
 * How pictures are traced; tests take smaller and coarser ones. `scale` and `samples` are factors, `piece` pixels of a
 * side.
 */
export interface RenderingSettings {
  piece: number;
  scale: number;
  samples: number;
  coarse: boolean;
  /** Of a film's frames, the part that is made. */
  frames: number;
}

/** What every request shares, for the life of the process. */
export interface Services {
  db: Database;
  reads: Reads;
  clock: Clock;
  keys: Keys;
  tokens: AccessTokens;
  hasher: PasswordHasher;
  studio: Studio;
  storage: Storage;
  pictures: PictureProcessor;
  glbs: GlbInspector;
  designs: DesignChecker;
  keeper: DesignKeeper;
  furnisher: Furnisher;
  exporter: Exporter;
  papers: PdfWorker;
  developer: Developer;
  rendering: RenderingSettings;
  workBell: WorkBell;
  streams: Streams;
  designStreams: DesignStreams;
  settings: SiteSettings;
  kept: KeptPages;
  turns: Turns;
  workspaceUrl: string | null;
}

/** Everything a rule, a call or a page loader may use. Nothing of it is module state. */
export interface RequestContext extends Services {
  requestId: string;
  locale: Locale;
  /** Present only with a valid token. */
  session: Session | null;
  /** The same for a genuine but expired token. It may end its own session, nothing else. */
  expired: Session | null;
  viewer: Viewer | null;
  /** What the call asks of its caller, and `commit` once more where it writes. */
  permission: Permission | null;
  /** The peer, IPv6 as its /64 network: what limits are counted by. */
  address: string;
  userAgent: string;
  /** Identifies this browser between sign-ins; null for a client without cookies. */
  device: string | null;
  /** The hashes of the links to designs this browser was given. */
  links: readonly string[];
  /** The peer, the Host and the configured origin are all this machine, with no proxy between. */
  loopback: boolean;
  /** Set by a call with an Idempotency-Key: stores the answer in the same transaction as the work. */
  remember: ((db: Database, data: unknown) => Promise<void>) | null;
}

/** The same for someone signed in with a valid token: what a dashboard section is read with. */
export interface MemberContext extends RequestContext {
  session: Session;
  viewer: Viewer;
}

/** How React Router's loaders and actions reach the request: `context.get(requestContext)`. */
export const requestContext = createContext<RequestContext>();
/** The nonce of this response's inline scripts; none on a page cached for many. */
export const scriptNonce = createContext<string | undefined>();
/** Changes with every build; the browser compares it with `/build.json` (PRODUCT A5). */
export const buildId = createContext<string>();
