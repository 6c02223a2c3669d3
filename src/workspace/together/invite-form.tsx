import { Mail } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { RoleSelect } from './role-select.tsx';
import type { ChangeSharing, ShareRole } from './share-port.ts';

interface InviteFormProps {
  busy: boolean;
  prices: boolean;
  onChange: ChangeSharing;
}

/** By email or phone number. Whether somebody has an account with it is not said: the same words follow. */
export function InviteForm({ busy, prices, onChange }: InviteFormProps) {
  const t = useTranslations('together');
  const [to, setTo] = useState('');
  const [role, setRole] = useState<ShareRole>('comment');
  const [invited, setInvited] = useState<string | null>(null);
  async function invite(event: SubmitEvent) {
    event.preventDefault();
    const name = to.trim();
    if (name === '') return;
    setInvited(null);
    if (!(await onChange({ do: 'invite', to: name, role, prices }))) return;
    setTo('');
    setInvited(name);
  }
  return (
    <form className="tg-invite" onSubmit={(event) => void invite(event)}>
      <label className="tg-field">
        <Mail aria-hidden size={16} strokeWidth={1.5} />
        <input
          data-first
          value={to}
          maxLength={254}
          autoComplete="off"
          placeholder={t('contact')}
          aria-label={t('contact')}
          onChange={({ target }) => setTo(target.value)}
        />
        <RoleSelect label={t('roleNew')} value={role} onChange={setRole} />
      </label>
      <button type="submit" className="tg-primary" aria-disabled={busy}>
        {t('invite')}
      </button>
      {invited !== null && <output className="tg-note">{t('invited', { contact: invited })}</output>}
    </form>
  );
}
