import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEditor, useSession } from '../editor-context.tsx';

/** Says what cannot be seen: refusals, and what an action did. */
export function LiveRegion() {
  const t = useTranslations('workspace.said');
  const editor = useEditor();
  const refusal = useSession((state) => state.refusal);
  const [said, setSaid] = useState('');
  useEffect(
    () =>
      editor.session.onRequest((request) => {
        if (request.kind === 'said') setSaid(request.what);
      }),
    [editor],
  );
  return (
    <>
      <output className="sr-only" aria-live="polite">
        {said}
      </output>
      {refusal && (
        <p key={refusal.number} role="alert" className="ws-refusal">
          {refusal.readOnly ? t('readOnly') : t('refused', { reason: refusal.fault?.reason ?? 'other' })}
        </p>
      )}
    </>
  );
}
