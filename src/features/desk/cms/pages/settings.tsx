import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { consoleContext } from '#features/people/console/console-context.server.ts';
import { ConsolePage } from '#features/people/console/console-page.tsx';
import { commissionStanding } from '#features/trade/ledger/commission.server.ts';
import { readPlatformAccount } from '#features/trade/payments/account/platform-account.server.ts';
import { messagesFor } from '#text/messages.server.ts';
import { BankSetting } from '../components/bank-setting.tsx';
import { CommissionSetting } from '../components/commission-setting.tsx';
import { SettingForm } from '../components/setting-form.tsx';
import { listSettings } from '../settings.server.ts';
import type { Route } from './+types/settings.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'settings.edit');
  return {
    settings: await listSettings(ctx.db),
    account: await readPlatformAccount(ctx),
    commission: await commissionStanding(ctx),
    now: ctx.clock.now().toISOString(),
    messages: messagesFor(ctx.locale, ['desk']),
  };
}

/** Settings, each group saved by itself; the bank account after the company. */
export default function Settings({ loaderData: { settings, account, commission, now } }: Route.ComponentProps) {
  const t = useTranslations('desk.settings');
  return (
    <ConsolePage title={t('title')}>
      <div className="grid gap-12">
        {settings.map((entry) => (
          <Fragment key={entry.key}>
            {entry.key === 'commission' ? (
              <CommissionSetting entry={entry} standing={commission} />
            ) : (
              <SettingForm entry={entry} />
            )}
            {entry.key === 'company' && <BankSetting state={account} now={now} />}
          </Fragment>
        ))}
      </div>
    </ConsolePage>
  );
}
