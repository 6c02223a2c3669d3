import { Camera } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEditor, useSession } from '../../editor-context.tsx';
import { useScene } from '../scene-link.tsx';
import { keepView } from './kept-view.ts';

/** A camera made from what is seen; says its name. */
export function KeepViewButton({ className = 'ws-acts' }: { className?: string }) {
  const t = useTranslations('sun.cameras');
  const editor = useEditor();
  const controls = useScene((state) => state.controls);
  const readOnly = useSession((state) => state.readOnly !== null);
  const [kept, setKept] = useState<string | null>(null);
  if (readOnly) return null;
  if (!controls) return <p className="ws-note">{t('keepHere')}</p>;
  return (
    <div className={className}>
      <button
        type="button"
        title={t('keep')}
        onClick={() => setKept(keepView(editor, controls, (number) => t('number', { number })))}
      >
        <Camera aria-hidden size={17} strokeWidth={1.5} />
        <span>{t('keep')}</span>
      </button>
      <output className="sr-only">{kept !== null && t('kept', { name: kept })}</output>
    </div>
  );
}
