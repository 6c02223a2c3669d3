import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../editor-context.tsx';
import type { VersionsPort } from '../../ports/versions-port.ts';

const longest = 120;

/** The design as it is now gets a name, and stays. */
export function NameForm({ port, onDone }: { port: VersionsPort; onDone(named: boolean): void }) {
  const t = useTranslations('versions');
  const id = useId();
  const unsent = useSession(({ saving }) => saving.pending > 0);
  const [name, setName] = useState('');
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  async function save() {
    setState('busy');
    try {
      await port.name(name.trim());
      onDone(true);
    } catch {
      setState('failed');
    }
  }
  return (
    <form
      className="vs-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') void save();
      }}
    >
      <div className="ws-field">
        <label htmlFor={id}>{t('nameField')}</label>
        <span className="ws-input">
          <input
            id={id}
            value={name}
            maxLength={longest}
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field was asked for by a press
            autoFocus
            onChange={({ target }) => setName(target.value)}
          />
        </span>
      </div>
      {unsent && <p className="rp-soft">{t('unsaved')}</p>}
      {state === 'failed' && (
        <p role="alert" className="rp-bad">
          {t('nameFailed')}
        </p>
      )}
      <p>
        <button type="submit" className="rp-button" disabled={name.trim() === '' || unsent || state === 'busy'}>
          {t('save')}
        </button>
        <button type="button" className="rp-link" onClick={() => onDone(false)}>
          {t('cancel')}
        </button>
      </p>
    </form>
  );
}
