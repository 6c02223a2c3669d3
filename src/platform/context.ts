import { createContext } from 'react-router';
import type { Database } from '#db/database.ts';
import type { Locale } from '#lib/locale.ts';
import type { Viewer } from '#lib/person.ts';
import type { Clock } from '#platform/clock.ts';
import type { SiteSettings } from '#platform/site-settings.ts';

/** The session a request came with; the row in the database decided that it stands. */
export interface Session {
  id: string;
  userId: string;
  by: 'cookie' | 'bearer';
}

/** Everything a rule, a call or a page loader may reach. Nothing of it lives in a module. */
export interface RequestContext {
  requestId: string;
  locale: Locale;
  db: Database;
  clock: Clock;
  settings: SiteSettings;
  /** Present only with a token that is still good. */
  session: Session | null;
  viewer: Viewer | null;
  address: string;
  userAgent: string;
}

/** How React Router's loaders and actions reach the request: `context.get(requestContext)`. */
export const requestContext = createContext<RequestContext>();
/** The nonce of this response's inline scripts. */
export const scriptNonce = createContext<string>();
/** Changes with every build; the browser compares it with `/build.json` (PRODUCT A5). */
export const buildId = createContext<string>();
