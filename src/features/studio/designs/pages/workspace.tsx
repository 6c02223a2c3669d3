import { data, Link, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { mayDesign, redeemWorkspaceToken } from '#features/people/start-design/workspace-tokens.server.ts';
import { AppError } from '#lib/errors.ts';
import { parseLocale } from '#lib/locale.ts';
import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyPage } from '#ui/empty-page.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import type { Route } from './+types/workspace.ts';
import { DesignList } from '../components/design-list.tsx';
import { DesignView } from '../components/design-view.tsx';
import { NewDesignButton } from '../components/new-design-button.tsx';
import { designLines, openedDesign } from '../workspace-page.server.ts';
import type { DesignLine } from '../workspace-page.ts';

/**
 * Whether someone may design is checked at every visit; the token is only used once (PRODUCT J2). One's designs can be
 * viewed even when the free version is over.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const { db, locale, viewer, session, clock } = ctx;
  const allowed =
    viewer !== null &&
    mayDesign(
      { roles: viewer.roles, trial_ends_at: dateOf(viewer.trialEndsAt), plan_ends_at: dateOf(viewer.planEndsAt) },
      clock.now(),
    );
  const page = {
    nickname: viewer?.nickname ?? '',
    allowed,
    messages: messagesFor(locale, ['profile', 'errors', 'workspace', 'viewer']),
  };
  const asked = url.searchParams.get('design');
  if (session === null) return { ...page, designs: [], opened: null };
  if (asked !== null)
    return {
      ...page,
      designs: [],
      opened: await openedDesign(ctx, session.userId, asked.slice(0, 64)).catch(throwNotFound),
    };
  return { ...page, designs: await designLines(db, session.userId, locale), opened: null };
}

function dateOf(written: string | null): Date | null {
  return written === null ? null : new Date(written);
}

function throwNotFound(error: unknown): never {
  throw error instanceof AppError && error.key === 'not_found' ? data(null, { status: 404 }) : error;
}

/**
 * The token arrives by form POST, from the window that requested it, and is redeemed by the person it was issued to.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(requestContext);
  const token = await tokenIn(request);
  if (ctx.session === null) return data({ refusal: 'login_required' as const }, { status: 401 });
  try {
    const guest = await redeemWorkspaceToken(ctx, token, ctx.session.userId);
    const locale = parseLocale(guest.locale);
    // A redirect, so that a reload does not submit a used token.
    return redirect(locale === null || locale === ctx.locale ? '/workspace' : `/workspace?lang=${locale}`);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ refusal: error.key }, { status: error.status });
  }
}

/** Without a form or a token in it; redeeming is refused like any other false one. */
async function tokenIn(request: Request): Promise<string> {
  const form = await request.formData().catch(() => null);
  return String(form?.get('token') ?? '').slice(0, 100);
}

export default function Workspace({
  loaderData: { nickname, allowed, designs, opened },
  actionData,
}: Route.ComponentProps) {
  const t = useTranslations('profile.workspace');
  const e = useTranslations('errors');
  if (actionData?.refusal !== undefined)
    return <MessagePanel title={t('refusedTitle')} text={e(actionData.refusal)} way={{ to: '/', text: t('home') }} />;
  if (opened !== null) return <DesignView design={opened} />;
  if (designs.length > 0)
    return <DesignGroup title={t('title', { name: nickname })} designs={designs} kept={!allowed} />;
  if (!allowed)
    return (
      <MessagePanel title={t('trialOverTitle')} text={t('trialOverText')} way={{ to: '/price', text: t('plans') }} />
    );
  return (
    <EmptyPage title={t('title', { name: nickname })} text={t('text')}>
      <NewDesignButton />
      <ButtonLink to={pages.works.path}>{t('works')}</ButtonLink>
    </EmptyPage>
  );
}

function DesignGroup({ title, designs, kept }: { title: string; designs: DesignLine[]; kept: boolean }) {
  const t = useTranslations('workspace');
  const p = useTranslations('profile.workspace');
  return (
    <div className="page pt-10 lg:pt-14">
      <h1 className="display text-h1">{title}</h1>
      {kept && (
        <p className="mt-5 max-w-read border-l-2 border-accent pl-4">
          {t('kept')}{' '}
          <Link to={pages.price.path} className="link">
            {p('plans')}
          </Link>
        </p>
      )}
      <section className="mt-10">
        <SectionHead title={t('designs')} note={t('count', { count: designs.length })}>
          <Link to={pages.works.path} className="link text-small font-medium">
            {p('works')}
          </Link>
          {!kept && <NewDesignButton />}
        </SectionHead>
        <DesignList designs={designs} />
      </section>
    </div>
  );
}

function MessagePanel({ title, text, way }: { title: string; text: string; way: { to: string; text: string } }) {
  return (
    <EmptyPage title={title} text={text}>
      <ButtonLink to={way.to} variant="primary">
        {way.text}
      </ButtonLink>
    </EmptyPage>
  );
}
