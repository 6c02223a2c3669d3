import { data, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { pageMeta } from '#features/foundation/seo/page-meta.ts';
import { mayDesign } from '#lib/person.ts';
import { redeemWorkspaceToken } from '#features/people/start-design/workspace-tokens.server.ts';
import { designAddress } from '#features/studio/designs/design-address.ts';
import { MyDesigns } from '#features/studio/designs/my-designs.tsx';
import { designLines, designSizes } from '#features/studio/designs/workspace-page.server.ts';
import { designPictures } from '#features/studio/rendering/renders.server.ts';
import { linkPreview } from '#features/studio/sharing/link-preview.server.ts';
import { shareParameter } from '#features/studio/sharing/share-address.ts';
import { sharedWithMe } from '#features/studio/sharing/shared-with-me.server.ts';
import { SharedDesigns } from '#features/studio/sharing/shared-designs.tsx';
import { AppError } from '#lib/errors.ts';
import { parseLocale, type Locale } from '#lib/locale.ts';
import { requestContext } from '#platform/context.ts';
import { messagesFor, translator } from '#text/messages.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyPage } from '#ui/empty-page.tsx';
import type { Route } from './+types/start.ts';
import { LocalList } from '../components/start/local-list.tsx';
import { OpenLink } from '../components/open-link.tsx';
import { ToDesigns } from '../components/start/to-designs.tsx';
import { StartWays } from '../components/start/start-ways.tsx';

/** Open to everyone (PRODUCT J6): whoever may not design in an account draws in this browser. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const { db, locale, viewer, session, clock } = ctx;
  const share = url.searchParams.get(shareParameter);
  const link = share !== null;
  const asked = url.searchParams.get('design');
  // Where a design was looked at before it could be edited in place.
  if (asked !== null) throw redirect(designAddress(asked.slice(0, 64)));
  const designs = session === null || link ? [] : await designLines(db, session.userId, locale);
  return {
    /** Came by a link to a design: the browser trades it for a cookie. */
    link,
    preview: link ? previewHead(locale, await linkPreview(ctx, share.slice(0, 64))) : null,
    // Known, but not yet who: the session is being renewed, then the page is loaded again.
    waiting: viewer?.fresh === false,
    nickname: viewer?.nickname ?? null,
    allowed: viewer !== null && mayDesign(viewer, clock.now().getTime()),
    designs,
    sizes: session === null ? {} : await designSizes(ctx, session.userId, designs),
    pictures: session === null || link ? {} : await designPictures(db, session.userId),
    shared: session === null || link ? [] : await sharedWithMe(db, session.userId),
    messages: messagesFor(locale, ['profile', 'errors', 'workspace', 'start', 'together']),
  };
}

/** What is shown of the link where it was sent; of one that opens nothing, no more than of any. */
function previewHead(locale: Locale, preview: Awaited<ReturnType<typeof linkPreview>>) {
  const t = translator(locale, 'together');
  const name = preview && (preview.name || translator(locale, 'workspace')('untitled'));
  return {
    title: translator(locale, 'pages')('withBrand', { title: name ?? t('open.title') }),
    description: preview
      ? t('guest.view', { owner: preview.owner })
      : translator(locale, 'pages')('workspace.description'),
    picture: preview?.picture ?? null,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const preview = loaderData?.preview;
  // Otherwise as any page (root.tsx).
  return preview ? pageMeta(matches, preview) : matches.flatMap((match) => (match?.id === 'root' ? match.meta : []));
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

export default function StartPage({
  loaderData: { link, waiting, nickname, allowed, designs, sizes, pictures, shared },
  actionData,
}: Route.ComponentProps) {
  const t = useTranslations('start');
  const p = useTranslations('profile.workspace');
  const e = useTranslations('errors');
  if (actionData?.refusal !== undefined)
    return (
      <EmptyPage title={p('refusedTitle')} text={e(actionData.refusal)}>
        <ButtonLink to="/" variant="primary">
          {p('home')}
        </ButtonLink>
      </EmptyPage>
    );
  if (link) return <OpenLink />;
  if (waiting)
    return (
      <div className="page pt-8 pb-16" aria-busy="true">
        <h1 className="display text-h2">{t('title')}</h1>
        <div className="skel mt-8 h-48" />
      </div>
    );
  return (
    <div className="page pt-8 pb-16">
      <div className="flex flex-wrap-reverse items-baseline justify-between gap-x-8">
        <h1 className="display text-h2">{t('title')}</h1>
        {nickname !== null && <p className="text-ink-soft">{p('title', { name: nickname })}</p>}
      </div>
      {nickname === null && <p className="mt-2 max-w-read text-ink-soft">{t('withoutAccount')}</p>}
      <ToDesigns mine={designs.length} />
      <StartWays inAccount={allowed} />
      <LocalList who={nickname === null ? 'visitor' : personOf(allowed)} />
      {nickname !== null && <MyDesigns {...{ designs, sizes, pictures, allowed }} />}
      <SharedDesigns designs={shared} />
    </div>
  );
}

function personOf(allowed: boolean): 'mine' | 'noPlan' {
  return allowed ? 'mine' : 'noPlan';
}
