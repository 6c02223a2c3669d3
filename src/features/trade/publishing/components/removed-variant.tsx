import { Undo2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';

/** In the place of what was removed; it has the focus, as what was pressed is gone. */
export function RemovedVariant({ number, off, onUndo }: { number: number; off: boolean; onUndo(): void }) {
  const t = useTranslations('publishing.variants');
  const id = useId();
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => line.current?.querySelector('button')?.focus(), []);
  return (
    <div
      ref={line}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-s border border-dashed border-line px-4 py-2"
    >
      <span id={id} className="text-small text-ink-soft">
        {t('removed', { number })}
      </span>
      <Button size="s" aria-describedby={id} disabled={off} onClick={onUndo}>
        <Undo2 aria-hidden size={16} />
        {t('undo')}
      </Button>
    </div>
  );
}
