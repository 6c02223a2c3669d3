import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CommissionStanding } from '#features/trade/ledger/commission.server.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { SettingForm, type SettingEntry } from './setting-form.tsx';

/**
 * The commission: what holds now and what comes. Every merchant is told of a change, so it is asked about once before
 * (decision 121).
 */
export function CommissionSetting({ entry, standing }: { entry: SettingEntry; standing: CommissionStanding }) {
  const t = useTranslations('desk.settings.rate');
  const format = useFormatter();
  const { revalidate } = useRevalidator();
  const percent = (basisPoints: number) =>
    format.number(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  const moment = (at: string) => format.dateTime(new Date(at), { dateStyle: 'long', timeStyle: 'short' });
  const { basisPoints: now, coming, changeFrom, sellers, most } = standing;
  return (
    <SettingForm
      entry={entry}
      note={
        coming === null
          ? t('now', { share: percent(now) })
          : t('coming', { share: percent(coming.basisPoints), from: moment(coming.from), now: percent(now) })
      }
      question={({ basisPoints: wanted }) =>
        typeof wanted !== 'number' || wanted > most || wanted === (coming?.basisPoints ?? now)
          ? null
          : {
              title: t('ask', { share: percent(wanted) }),
              text: t('askText', { now: percent(now), share: percent(wanted), from: moment(changeFrom), sellers }),
              confirm: t('confirm', { share: percent(wanted) }),
            }
      }
      onSaved={() => void revalidate()}
    />
  );
}
