import { useTranslations } from 'use-intl';
import { useSession } from '../editor-context.tsx';
import { useSaid } from './use-said.ts';

/** Says what cannot be seen: what is selected and where it stands, what an action did, and refusals. */
export function LiveRegion() {
  const t = useTranslations('workspace.said');
  const refusal = useSession((state) => state.refusal);
  const said = useSaid();
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
