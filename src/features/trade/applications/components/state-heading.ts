import type { useTranslations } from 'use-intl';
import type { ApplicationType } from '../application.ts';
import type { ApplicationState } from '../application-states.ts';

/** What a page about an application is headed by: its true state. */
export function headingOf(
  t: ReturnType<typeof useTranslations<'applications'>>,
  type: ApplicationType,
  state: ApplicationState,
  /** Declined for good, not only sent back. */ declined = false,
): string {
  switch (state) {
    case 'DRAFT':
      return t(`${type}.title`);
    case 'AWAITING_REMITTANCE':
      return t('remit.title');
    case 'AUDITING':
      return t('audit.title');
    case 'REJECTED':
      return t(declined ? 'turnedDown.title' : 'rejected.title');
    case 'PASSED':
      return t(`passed.${type}.title`);
  }
}
