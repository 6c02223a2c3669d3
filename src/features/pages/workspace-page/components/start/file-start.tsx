import { ArrowRight } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Design } from '#design/document.ts';
import { FieldError } from '#ui/fields/field.tsx';

interface FileStartProps {
  busy: boolean;
  onDesign(design: Design): void;
}

/** A design file from this or another device; what is wrong with it is said where it was chosen. */
export function FileStart({ busy, onDesign }: FileStartProps) {
  const t = useTranslations('start.file');
  const e = useTranslations('errors');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  async function open(file: File): Promise<void> {
    setFault(null);
    const { openDesignFile } = await import('#editor/sync/document-from-outside.ts');
    const read = await openDesignFile(file);
    if (read.ok) onDesign(read.design);
    else setFault(e('design_refused', { reason: read.reason, path: read.path || '–' }));
  }
  return (
    <>
      <button
        type="button"
        className="start-way"
        disabled={busy}
        aria-describedby={`${id}-fault`}
        onClick={() => input.current?.click()}
      >
        {t('title')}
        <ArrowRight aria-hidden size={16} />
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('title')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again once it was mended.
          target.value = '';
          if (file) void open(file);
        }}
      />
      <FieldError id={`${id}-fault`} text={fault ?? undefined} />
    </>
  );
}
