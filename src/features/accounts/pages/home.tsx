import { redirect } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { UserData } from '#features/accounts/account.ts';
import { readProfile } from '#features/accounts/profile.server.ts';
import { listSessions } from '#features/accounts/sessions.server.ts';
import { homeOf, type PersonKind, type RoleName } from '#lib/person.ts';
import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import { Avatar } from '#ui/avatar.tsx';
import { ChangeAvatar } from '../components/change-avatar.tsx';
import { MyData } from '../components/my-data.tsx';
import { ProfileForm } from '../components/profile-form.tsx';
import { Security } from '../components/security.tsx';
import type { Route } from './+types/home.ts';

const roleOf: Record<PersonKind, RoleName> = { designer: 'ROLE_DESIGNER', merchant: 'ROLE_MERCHANT', user: 'ROLE_USER' };

/** One page, three addresses: the address says which side of the person is meant, their roles whether they have it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const kind: PersonKind = (['designer', 'merchant'] as const).find((each) => homeOf({ roles: [roleOf[each]] }) === url.pathname) ?? 'user';
  const messages = messagesFor(ctx.locale, ['profile', 'errors', 'media']);
  // A visitor, or someone whose session is just being renewed: the frame asks them in, the data comes after.
  if (ctx.session === null || ctx.viewer === null) return { messages, kind, user: null, sessions: [] };
  if (kind !== 'user' && !ctx.viewer.roles.includes(roleOf[kind])) throw redirect(homeOf(ctx.viewer));
  const [user, sessions] = await Promise.all([readProfile(ctx, ctx.session.userId), listSessions(ctx, ctx.session.userId)]);
  return { messages, kind, user, sessions };
}

export default function Home({ loaderData: { kind, user, sessions } }: Route.ComponentProps) {
  if (user === null) return null;
  return (
    <div className="page grid gap-16 py-12 lg:py-16">
      <Portrait user={user} kind={kind} />
      <ProfileForm key={`${user.id}-${kind}`} user={user} kind={kind} />
      <Security sessions={sessions} />
      <MyData />
    </div>
  );
}

function Portrait({ user, kind }: { user: UserData; kind: PersonKind }) {
  const t = useTranslations('profile');
  const s = useTranslations('shell.user');
  const format = useFormatter();
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Avatar person={user} className="h-20 w-20 text-h3" />
      <div className="min-w-0">
        <h1 className="display text-h1 break-words">{user.nickname}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className={`tag ${kind === 'user' ? '' : 'tag-accent'}`}>{s(`kind.${kind}`)}</span>
          <span className="caption">{t('since', { date: format.dateTime(new Date(user.createdAt), { dateStyle: 'long' }) })}</span>
          {user.trialEndsAt !== null && <span className="caption">{t('trialUntil', { date: format.dateTime(new Date(user.trialEndsAt), { dateStyle: 'long' }) })}</span>}
        </p>
        <p className="mt-3"><ChangeAvatar hasAvatar={user.avatar !== null} /></p>
      </div>
    </header>
  );
}
