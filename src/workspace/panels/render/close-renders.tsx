import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';

/** Back to the sheet. */
export function CloseRenders({ onClose }: { onClose(): void }) {
  const t = useTranslations('render');
  return (
    <button type="button" className="ws-icon" aria-label={t('close')} title={t('close')} onClick={onClose}>
      <X aria-hidden size={18} strokeWidth={1.5} />
    </button>
  );
}
