import { GitBranch, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useToast } from '#ui/overlays/toast.tsx';
import { useSession } from '../../editor-context.tsx';
import type { VersionsPort } from '../../ports/versions-port.ts';

interface RestorePartProps {
  version: number;
  port: VersionsPort;
  onRestored(): void;
}

/** Back to a version, or on from it as a design of its own. What is there now is kept as a version first. */
export function RestorePart({ version, port, onRestored }: RestorePartProps) {
  const t = useTranslations('versions');
  const toast = useToast();
  const navigate = useNavigate();
  const unsent = useSession(({ saving }) => saving.pending > 0);
  const readOnly = useSession((state) => state.readOnly !== null);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  async function attempt(work: () => Promise<void>) {
    setState('busy');
    try {
      await work();
      setState('idle');
    } catch {
      setState('failed');
    }
  }
  const restore = () =>
    attempt(async () => {
      const { kept } = await port.restore(version);
      toast.success(kept === null ? t('restored', { version }) : t('restoredKept', { version, kept }));
      onRestored();
    });
  const branch = () => attempt(async () => void (await navigate(await port.branch(version))));
  return (
    <div className="rp-foot">
      {!readOnly && (
        <button
          type="button"
          className="rp-button"
          disabled={unsent || state === 'busy'}
          onClick={() => void restore()}
        >
          <Undo2 aria-hidden size={16} strokeWidth={1.5} />
          {t('restore', { version })}
        </button>
      )}
      <button type="button" className="rp-button" disabled={state === 'busy'} onClick={() => void branch()}>
        <GitBranch aria-hidden size={16} strokeWidth={1.5} />
        {t('branch')}
      </button>
      {state === 'failed' ? (
        <p role="alert" className="rp-bad">
          {t('restoreFailed')}
        </p>
      ) : (
        <p className="rp-soft">{t(unsent ? 'unsaved' : 'restoreNote')}</p>
      )}
    </div>
  );
}
