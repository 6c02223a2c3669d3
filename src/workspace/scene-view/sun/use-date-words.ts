import { useFormatter } from 'use-intl';
import { dateOf } from './hours.ts';

/** *14 March*, in the reader's language. */
export function useDateWords(): (day: number) => string {
  const format = useFormatter();
  return (day) => {
    const { month, date } = dateOf(day);
    // Any year without a 29th of February.
    return format.dateTime(new Date(Date.UTC(2026, month - 1, date)), {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
  };
}
