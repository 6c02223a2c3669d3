import type { Locale } from '#lib/locale.ts';
import type { Viewer } from '#lib/person.ts';
import type { RequestContext, Services } from '#platform/context.ts';
import { manyContext } from '#server/http/request-context.ts';

/** What tells one signed-in person from another, beside the viewer in the header. */
const own = ['session', 'expired', 'device', 'links'] as const;

/**
 * The context a page for many signed-in people is rendered with. There is no session in it; a page that asks for one
 * wants to show something of the person, and `wasAsked` tells so.
 */
export function strangerContext(
  services: Services,
  requestId: string,
  locale: Locale,
  viewer: Viewer,
): { ctx: RequestContext; wasAsked(): boolean } {
  const ctx: RequestContext = { ...manyContext(services, requestId, locale), viewer };
  let asked = false;
  for (const name of own) {
    const value = ctx[name];
    Object.defineProperty(ctx, name, {
      enumerable: true,
      get() {
        asked = true;
        return value;
      },
    });
  }
  return { ctx, wasAsked: () => asked };
}
