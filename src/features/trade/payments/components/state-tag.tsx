import { useTranslations } from 'use-intl';
import type { BillState } from '../bill-states.ts';

const looks: Record<BillState, string> = {
  OPEN: '',
  SUBMITTED: 'tag-accent',
  PAID: 'tag-ok',
  REJECTED: 'tag-bad',
  CANCELLED: '',
};

export function StateTag({ state }: { state: BillState }) {
  const t = useTranslations('remittances.state');
  return <span className={`tag ${looks[state]}`}>{t(state)}</span>;
}
