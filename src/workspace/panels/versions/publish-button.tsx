import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSession } from '../../editor-context.tsx';
import type { PublishPort } from '../../ports/versions-port.ts';

/** Pins the home as it is now, and leads to the form that shows it to others. */
export function PublishButton({ port }: { port: PublishPort }) {
  const t = useTranslations('versions');
  const navigate = useNavigate();
  const unsent = useSession(({ saving }) => saving.pending > 0);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  async function publish() {
    setState('busy');
    try {
      await navigate(await port.pin());
    } catch {
      setState('failed');
    }
  }
  return (
    <>
      <button type="button" className="rp-button" disabled={unsent || state === 'busy'} onClick={() => void publish()}>
        {t('publish')}
      </button>
      {state === 'failed' ? (
        <p role="alert" className="rp-bad">
          {t('publishFailed')}
        </p>
      ) : (
        <p className="rp-soft">{t(unsent ? 'unsaved' : 'publishNote')}</p>
      )}
    </>
  );
}
