import { use, type ReactNode } from 'react';
import { Links, Meta, Outlet, redirect, ScrollRestoration, useMatches, useRouteError } from 'react-router';
import { pageMeta } from '#features/foundation/seo/page-meta.ts';
import { timeZone } from '#lib/locale.ts';
import { buildId, requestContext } from '#platform/context.ts';
import { canonicalPath } from '#shell/canonical-path.ts';
import { parseConsent } from '#shell/consent.ts';
import { firstPaintScript } from '#shell/start/first-paint.ts';
import { headOf } from '#shell/head.server.ts';
import { HeadLinks } from '#shell/head-links.tsx';
import { HydratedMark } from '#shell/start/hydrated-mark.tsx';
import { LastResort } from '#shell/start/last-resort.tsx';
import { LateScripts } from '#shell/start/late-scripts.tsx';
import { lateStartScript } from '#shell/start/late-start.ts';
import { NonceContext } from '#shell/nonce.ts';
import { errorStatusOf, PageError } from '#shell/page-error.tsx';
import { Providers } from '#shell/providers.tsx';
import { SiteFrame } from '#shell/site-frame.tsx';
import { defaultThings } from '#shell/default-things.ts';
import { useSiteData } from '#shell/site-data.ts';
import { messagesFor } from '#text/messages.server.ts';
import { namedTexts, textsIn, writtenTexts } from '#text/named-texts.ts';
import type { Route } from './+types/root.ts';
import '#ui/app.css';

/** Another case, a trailing slash or the right spelling leads to the seed's spelling, query and method kept. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ url }, next) => {
    const path = canonicalPath(url.pathname);
    if (path !== null) throw redirect(path + url.search, 308);
    return next();
  },
];

const yearFormat = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone });

/** Reads only what the request already carries: it cannot fail, so the frame always renders. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  const { locale, viewer, settings, clock } = context.get(requestContext);
  return {
    locale,
    viewer,
    settings,
    build: context.get(buildId),
    consent: parseConsent(request.headers.get('cookie')),
    head: headOf(locale, url),
    year: yearFormat.format(clock.now()),
    messages: messagesFor(locale, ['shell']),
  };
}

/** For every page without its own meta: its texts are in messages/<locale>/pages.json. */
export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData === undefined) return [];
  const { title, description } = loaderData.head;
  return pageMeta(matches, { title, description, things: defaultThings(loaderData.head) });
}

export function Layout({ children }: { children: ReactNode }) {
  const site = useSiteData();
  const nonce = use(NonceContext);
  return (
    // The first-paint script writes the theme on this element before React sees it.
    <html
      lang={site?.locale ?? 'en'}
      data-texts={usePageTexts()}
      data-api={site?.settings.apiOrigin ? `${site.settings.apiOrigin}/api` : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#f4f3ed" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#141a17" media="(prefers-color-scheme: dark)" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: `${firstPaintScript};${lateStartScript}` }}
        />
        <Meta />
        {site !== undefined && <HeadLinks site={site} />}
        <Links />
      </head>
      <body>
        {children}
        <HydratedMark />
        <ScrollRestoration nonce={nonce} />
        <LateScripts />
      </body>
    </html>
  );
}

/** For the page's start in the browser (`entry.client.tsx`): what it was rendered with, by name. */
function usePageTexts(): string | undefined {
  const named = useMatches().flatMap(({ loaderData }) => textsIn(loaderData) ?? []);
  const [first] = named;
  return (
    first &&
    writtenTexts(
      namedTexts(
        first.locale,
        named.flatMap(({ names }) => names),
      ),
    )
  );
}

export default function Root() {
  return (
    <Providers>
      <Outlet />
    </Providers>
  );
}

/** A throw in a page stays inside the frame (site-layout.tsx); this is for a failure of the frame itself. */
export function ErrorBoundary() {
  const status = errorStatusOf(useRouteError());
  if (useSiteData() === undefined) return <LastResort status={status} />;
  return (
    <Providers>
      <SiteFrame>
        <PageError />
      </SiteFrame>
    </Providers>
  );
}
