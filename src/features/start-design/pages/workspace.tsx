import { data, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { mayDesign, redeemWorkspaceToken } from '#features/start-design/workspace-tokens.server.ts';
import { AppError } from '#lib/errors.ts';
import { parseLocale } from '#lib/locale.ts';
import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { VerandaDrawing } from '#ui/drawings.tsx';
import type { Route } from './+types/workspace.ts';

/** Who may design is looked up at every visit; the token only opens the door once (PRODUCT J2). */
export function loader({ context }: Route.LoaderArgs) {
  const { locale, viewer, clock } = context.get(requestContext);
  const trialEnds = viewer?.trialEndsAt ?? null;
  const allowed = viewer !== null && mayDesign({ roles: viewer.roles, trial_ends_at: trialEnds === null ? null : new Date(trialEnds) }, clock.now());
  return { nickname: viewer?.nickname ?? '', allowed, messages: messagesFor(locale, ['profile', 'errors']) };
}

/** The token arrives by form POST, from the window that asked for it, and is spent by the person it was made for. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(requestContext);
  const token = await tokenIn(request);
  if (ctx.session === null) return data({ refusal: 'login_required' as const }, { status: 401 });
  try {
    const guest = await redeemWorkspaceToken(ctx, token, ctx.session.userId);
    const locale = parseLocale(guest.locale);
    // A redirect, so that a reload does not hand in a spent token.
    return redirect(locale === null || locale === ctx.locale ? '/workspace' : `/workspace?lang=${locale}`);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ refusal: error.key }, { status: error.status });
  }
}

/** What is no form, or a form without a token, holds none; redeeming it is refused like any other false one. */
async function tokenIn(request: Request): Promise<string> {
  const form = await request.formData().catch(() => null);
  return String(form?.get('token') ?? '');
}

export default function Workspace({ loaderData: { nickname, allowed }, actionData }: Route.ComponentProps) {
  const t = useTranslations('profile.workspace');
  const e = useTranslations('errors');
  if (actionData?.refusal !== undefined) return <Place title={t('refusedTitle')} text={e(actionData.refusal)} way={{ to: '/', text: t('home') }} />;
  if (!allowed) return <Place title={t('trialOverTitle')} text={t('trialOverText')} way={{ to: '/price', text: t('plans') }} />;
  return <Place title={t('title', { name: nickname })} text={t('text')} way={{ to: '/works', text: t('works') }} />;
}

function Place({ title, text, way }: { title: string; text: string; way: { to: string; text: string } }) {
  return (
    <section className="page py-16 lg:py-24">
      <VerandaDrawing />
      <h1 className="display mt-8 text-h1">{title}</h1>
      <p className="mt-4 max-w-read text-lead text-ink-soft">{text}</p>
      <p className="mt-8"><ButtonLink to={way.to} variant="primary">{way.text}</ButtonLink></p>
    </section>
  );
}
