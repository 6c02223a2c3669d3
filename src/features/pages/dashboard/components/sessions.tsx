import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { SessionData } from '#features/people/accounts/account.ts';
import { accountClient } from '#features/people/accounts/account-client.ts';
import { Contacts } from '#features/people/accounts/sign-in/contacts.tsx';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { unsentBeforeSignOut } from '#features/people/accounts/sessions/announce-sign-out.ts';
import { useAfterSignOut } from '#features/people/accounts/sessions/use-after-sign-out.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { Button } from '#ui/button.tsx';
import { DashboardHead } from '#ui/dashboard-head.tsx';
import { useModal } from '#ui/overlays/modal.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import type { SectionProps } from '../dashboard-section.ts';
import type { SignInData } from '../sign-in-data.server.ts';

/** What one signs in with, the password and active sessions (PRODUCT D3). */
export function Sessions({ data, title }: SectionProps<SignInData>) {
  const t = useTranslations('profile.security');
  const modal = useModal();
  const { busy, end, endAll } = useSessions();
  return (
    <>
      <DashboardHead title={title} note={t('lead')} />
      <Contacts email={data.email} mobile={data.mobile} />
      <div className="flex flex-wrap gap-3">
        <Button aria-haspopup="dialog" onClick={() => modal.open('update')}>
          {t('changePassword')}
        </Button>
        <Button busy={busy === 'all'} onClick={endAll}>
          {t('everywhere')}
        </Button>
      </div>
      <h2 className="mt-8 font-medium">{t('sessions')}</h2>
      <ul className="mt-2 max-w-3xl">
        {data.sessions.map((session) => (
          <SessionRow key={session.id} session={session} busy={busy === session.id} end={() => end(session.id)} />
        ))}
      </ul>
    </>
  );
}

function SessionRow({ session, busy, end }: { session: SessionData; busy: boolean; end(): void }) {
  const t = useTranslations('profile.security');
  const format = useFormatter();
  const seen = format.dateTime(new Date(session.lastSeenAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="flex min-h-18 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3">
      <div className="min-w-0">
        <p className="break-words">{session.device}</p>
        <p className="num caption">
          {session.current
            ? t('inUse', { address: session.address })
            : t('seen', { time: seen, address: session.address })}
        </p>
      </div>
      {session.current ? (
        <span className="tag tag-ok">{t('current')}</span>
      ) : (
        <Button size="s" busy={busy} onClick={end}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}

function useSessions() {
  const t = useTranslations('profile.security');
  const toast = useToast();
  const modal = useModal();
  const leave = useAfterSignOut();
  const { revalidate } = useRevalidator();
  const showFailure = useShowFailure();
  const [busy, setBusy] = useState<string | null>(null);

  async function during(what: string, work: () => Promise<void>) {
    setBusy(what);
    await work().catch(showFailure);
    setBusy(null);
  }
  const end = (id: string) =>
    during(id, async () => {
      await accountClient.endSession(id);
      toast.success(t('ended'));
      await revalidate();
    });
  const endAll = () =>
    during('all', async () => {
      // What no server has yet would go with it: that is asked first.
      if ((await unsentBeforeSignOut()) > 0) return modal.open('tips', { everywhere: true });
      await accountClient.logoutEverywhere();
      await leave();
      toast.success(t('endedAll'));
    });
  return { busy, end, endAll };
}
