import { Copy } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';

/** Shown once; afterwards only their hashes are known. */
export function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const t = useTranslations('console.factor');
  const toast = useToast();
  const copy = () =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast.success(t('copied')),
      () => toast.error(t('notCopied')),
    );
  return (
    <div className="grid gap-4">
      <h2 className="display text-title">{t('recoveryTitle')}</h2>
      <p className="text-small text-ink-soft">{t('recoveryText')}</p>
      <ol className="num grid gap-x-6 gap-y-1 sm:grid-cols-2 border-y border-line py-4 font-medium">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className="flex flex-wrap gap-3">
        <Button onClick={copy}>
          <Copy aria-hidden size={16} />
          {t('copy')}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {t('kept')}
        </Button>
      </p>
    </div>
  );
}
