import { Clock } from 'lucide-react';
import { useId } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import type { BankAccount, PlatformAccount } from '#features/trade/payments/bank.ts';
import { api } from '#lib/api.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { useCountdown } from '#ui/use-countdown.ts';
import { AccountLines } from './account-lines.tsx';
import { BankForm } from './bank-form.tsx';
import { SettingSection } from './setting-section.tsx';

const moment = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** The account everyone transfers to: the one in force, the one to come with its Stop, or the form for another. */
export function BankSetting({ state, now }: { state: PlatformAccount; now: string }) {
  const t = useTranslations('desk.settings.account');
  const format = useFormatter();
  const heading = useId();
  const { current, coming } = state;
  return (
    <SettingSection name="bank" heading={heading} changedAt={(coming ?? current)?.at ?? null}>
      <div className="grid max-w-[56rem] gap-6">
        {current !== null && (
          <Account
            title={t('inForce')}
            account={current.account}
            note={changedNote(current.by, format.dateTime(new Date(current.at), moment))}
          />
        )}
        {coming !== null && <Coming key={coming.id} coming={coming} now={now} />}
        {coming === null && <BankForm key={state.seen} state={state} heading={heading} />}
      </div>
    </SettingSection>
  );

  function changedNote(by: string | null, time: string): string {
    return by === null ? t('since', { time }) : t('changedBy', { name: by, time });
  }
}

function Coming({ coming, now }: { coming: NonNullable<PlatformAccount['coming']>; now: string }) {
  const t = useTranslations('desk.settings.account');
  const format = useFormatter();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { busy, attempt } = useAttempt();
  const left = useCountdown(coming.effectiveAt, now, { onOver: () => void revalidate() });
  const time = (at: string) => format.dateTime(new Date(at), moment);
  async function stop() {
    await attempt(async () => {
      await api.post('/admin/settings/bank/stop', { id: coming.id });
      toast.clear();
      toast.success(t('stopped'));
      await revalidate();
      // Perhaps another admin was first, or the hour is over: the page shows what is so.
    }, revalidate);
  }
  return (
    <div className="rounded-s border border-warn bg-warn-wash p-4">
      <Account
        title={t('coming', { time: time(coming.effectiveAt) })}
        account={coming.account}
        note={t('changedBy', { name: coming.by ?? '', time: time(coming.at) })}
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="num flex items-center gap-2 text-small">
          <Clock aria-hidden size={16} />
          {t('left', { minutes: Math.ceil(left / 60) })}
        </p>
        <Button variant="bad" busy={busy} onClick={() => void stop()}>
          {t('stop')}
        </Button>
      </div>
    </div>
  );
}

function Account({ title, account, note }: { title: string; account: BankAccount; note: string }) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <AccountLines account={account} />
      <p className="num caption mt-2">{note}</p>
    </div>
  );
}
