import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useToast } from '#ui/overlays/toast.tsx';

const shown = 2000;

/**
 * Copies one line and confirms it in place; without a clipboard (plain http), the line itself is shown to be selected.
 */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const t = useTranslations('payments.transfer');
  const toast = useToast();
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), shown);
    return () => clearTimeout(timer);
  }, [copied]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(copied + 1);
    } catch {
      toast.warning(text);
    }
  }
  const Icon = copied > 0 ? Check : Copy;
  return (
    <>
      <button
        type="button"
        className="icon-btn -my-3"
        aria-label={t('copy', { name })}
        title={t('copy', { name })}
        onClick={() => void copy()}
      >
        <Icon aria-hidden size={18} className={copied > 0 ? 'text-ok' : 'text-ink-soft'} />
      </button>
      <output className="sr-only">{copied > 0 && t('copied', { name })}</output>
    </>
  );
}
