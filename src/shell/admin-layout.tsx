import type { ReactNode } from 'react';
import { Outlet, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { consolePagesOf, type ConsoleKey } from '#features/people/console/console-pages.ts';
import { ConsoleFrame, type Waiting } from '#features/people/console/console-frame.tsx';
import { readWaiting } from '#features/people/console/figures.server.ts';
import { SecondFactorGate } from '#features/people/console/second-factor-gate.tsx';
import { requestContext } from '#platform/context.ts';
import { namedTexts } from '#text/named-texts.ts';
import type { Route } from './+types/admin-layout.ts';
import { FullLoad } from './start/full-load.tsx';
import { LanguageRow } from './header/language-row.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { errorStatusOf, PageError } from './page-error.tsx';
import { PrivateGate } from './private-gate.tsx';
import { useSite } from './site-data.ts';
import { SiteFrame } from './site-frame.tsx';
import { ThemeChoice } from './header/theme-choice.tsx';

/**
 * The texts of the console and, for admins, how much is waiting. Its pages guard themselves (adminContext): loaders run
 * in parallel.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const pages = consolePagesOf(ctx.viewer);
  const waiting: Waiting = pages.length > 0 && ctx.session !== null ? await readWaiting(ctx) : {};
  return { texts: namedTexts(ctx.locale, ['console', 'list', 'errors']), pages, waiting };
}

export default function AdminLayout({ loaderData: { pages, waiting } }: Route.ComponentProps) {
  return (
    <Console pages={pages} waiting={waiting}>
      <Outlet />
    </Console>
  );
}

/**
 * What a page of the console, or its guard, threw: a visitor gets the login dialog as on every private page, another
 * role an explanation, an admin's error stays inside the console.
 */
export function ErrorBoundary() {
  const { viewer } = useSite();
  const error = useRouteError();
  const pages = consolePagesOf(viewer);
  if (viewer?.fresh === true && pages.length > 0 && errorStatusOf(error) !== 403)
    return (
      <Console pages={pages} waiting={{}}>
        <PageError />
      </Console>
    );
  if (viewer?.fresh === true && viewer.door !== undefined)
    return (
      <SiteFrame>
        <SecondFactorGate door={viewer.door} />
      </SiteFrame>
    );
  return (
    <SiteFrame>
      <PrivateGate>
        <PageError />
      </PrivateGate>
    </SiteFrame>
  );
}

function Console({ children, ...shown }: { pages: readonly ConsoleKey[]; waiting: Waiting; children: ReactNode }) {
  const t = useTranslations('shell');
  const { build } = useSite();
  return (
    <>
      <a href="#content" className="btn btn-primary absolute top-3 left-3 z-40 not-focus:sr-only">
        {t('skip')}
      </a>
      <FullLoad build={build} />
      <NavigationProgress />
      <ConsoleFrame
        {...shown}
        choices={
          <>
            <LanguageRow label={t('header.languageTitle')} />
            <ThemeChoice />
          </>
        }
      >
        {children}
      </ConsoleFrame>
    </>
  );
}
