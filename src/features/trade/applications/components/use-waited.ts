import { useTranslations } from 'use-intl';
import type { WaitingTime } from '../working-days.ts';

/** `3 days 6 hours`: the two largest units. */
export function useWaited(): (time: WaitingTime) => string {
  const t = useTranslations('applications.time');
  return ({ days, hours, minutes }) => {
    if (days > 0) return hours > 0 ? t('daysHours', { days, hours }) : t('days', { days });
    return hours > 0 ? t('hours', { hours }) : t('minutes', { minutes });
  };
}
