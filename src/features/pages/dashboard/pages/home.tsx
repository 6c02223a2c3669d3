import { Suspense } from 'react';
import { data as answer, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { loadSharedBoard } from '#features/trade/favourites/shared-board.server.ts';
import { SharedBoard } from '#features/trade/favourites/shared-board.tsx';
import { pageMeta } from '#features/foundation/seo/page-meta.ts';
import { AppError } from '#lib/errors.ts';
import { dashboardPaths, dashboardOf } from '#lib/person.ts';
import { requestContext, type MemberContext, type RequestContext } from '#platform/context.ts';
import { namedTexts } from '#text/named-texts.ts';
import { DashboardFrame } from '../components/dashboard-frame.tsx';
import { readDashboard } from '../dashboard.server.ts';
import { kindAt, mayLiveAs, sectionIn, sectionsFor } from '../dashboard-sections.ts';
import { readOnce } from '../read-once.server.ts';
import { SectionView } from '../section-view.tsx';
import { sourceOf } from '../sections.server.ts';
import type { Route } from './+types/home.ts';

/**
 * One page, three addresses: the address names the kind of dashboard, their roles whether they have it. Only the open
 * section is read.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const key = url.searchParams.get('board');
  // A shared board: for whoever has its link, signed in or not.
  if (key !== null) return sharedBoard(ctx, key);
  const kind = kindAt(url.pathname) ?? 'user';
  const section = sectionIn(kind, url.searchParams);
  const source = sourceOf(section);
  const texts = namedTexts(ctx.locale, ['homes', 'errors', 'media', 'plans', ...source.texts]);
  // A visitor, or someone whose session is just being renewed: the frame shows the login dialog or waits, the data
  // comes after.
  if (ctx.session === null || ctx.viewer === null) return { texts, kind, section, home: null, data: null };
  if (!mayLiveAs(kind, ctx.viewer)) throw redirect(dashboardOf(ctx.viewer));
  if (!sectionsFor(kind, ctx.viewer).includes(section)) throw redirect(dashboardPaths[kind]);
  const member: MemberContext = { ...ctx, session: ctx.session, viewer: ctx.viewer };
  const own = readOnce(member);
  const [home, data] = await Promise.all([
    readDashboard(member, kind, own),
    source.load(member, url, kind, own).catch((error: unknown) => toOverview(error, url)),
  ]);
  return { texts, kind, section, home, data };
}

/**
 * Someone with a role but without a designer or merchant profile yet has nothing to see in such a section; the overview
 * says what to do.
 */
function toOverview(error: unknown, url: URL): never {
  if (
    error instanceof AppError &&
    url.searchParams.has('tab') &&
    ['designer_first', 'merchant_first', 'not_found'].includes(error.key)
  )
    throw redirect(url.pathname);
  throw error;
}

async function sharedBoard(ctx: RequestContext, key: string) {
  const { messages, ...shared } = await loadSharedBoard(ctx, key);
  return answer({ messages, shared }, { status: shared.status });
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData !== undefined && 'shared' in loaderData
    ? pageMeta(matches, loaderData.shared)
    : matches.flatMap((match) => (match?.id === 'root' ? match.meta : []));
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return 'shared' in loaderData ? <SharedBoard board={loaderData.shared.board} /> : <Home {...loaderData} />;
}

type Loaded = Exclude<Route.ComponentProps['loaderData'], { shared: unknown }>;

function Home({ kind, section, home, data }: Loaded) {
  const t = useTranslations('homes');
  if (home === null) return null;
  return (
    <DashboardFrame home={home} kind={kind} open={section}>
      <Suspense fallback={null}>
        <SectionView key={kind} section={section} data={data} kind={kind} title={t(`section.${section}`)} />
      </Suspense>
    </DashboardFrame>
  );
}
