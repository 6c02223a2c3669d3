import { Copy, Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { shareRoles, type ChangeSharing, type SharedLink, type ShareRole } from './share-port.ts';

interface ShareLinkProps {
  links: readonly SharedLink[];
  days: readonly number[];
  busy: boolean;
  prices: boolean;
  onPrices(shown: boolean): void;
  onChange: ChangeSharing;
}

/** A link for whoever has it. Its address is shown once, when it is made; afterwards it can only be revoked. */
export function ShareLink({ links, days, busy, prices, onPrices, onChange }: ShareLinkProps) {
  const t = useTranslations('together');
  const [role, setRole] = useState<ShareRole>('view');
  const [lasts, setLasts] = useState(days[0] ?? 30);
  const [made, setMade] = useState<string | null>(null);
  async function make() {
    const done = await onChange({ do: 'link', role, prices, days: lasts });
    if (done) setMade(done.address);
  }
  return (
    <section className="tg-link" aria-label={t('link.title')}>
      <div className="tg-row">
        <h3>
          <Link2 aria-hidden size={16} strokeWidth={1.5} />
          {t('link.title')}
        </h3>
        <fieldset className="tg-seg" aria-label={t('link.may')}>
          {shareRoles.map((each) => (
            <button key={each} type="button" aria-pressed={role === each} onClick={() => setRole(each)}>
              {t(`role.${each}`)}
            </button>
          ))}
        </fieldset>
      </div>
      {made === null ? (
        <button type="button" className="tg-line tg-make" aria-disabled={busy} onClick={() => void make()}>
          {t('link.make')}
        </button>
      ) : (
        <MadeLink address={made} onAnother={() => setMade(null)} />
      )}
      <label className="tg-row">
        <span>{t('link.lasts')}</span>
        <select
          className="tg-role"
          value={lasts}
          onChange={({ target }) => setLasts(Number(target.value))}
          disabled={made !== null}
        >
          {days.map((each) => (
            <option key={each} value={each}>
              {t('link.days', { days: each })}
            </option>
          ))}
        </select>
      </label>
      <label className="tg-row">
        <span>{t('showPrices')}</span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={prices}
          className="tg-switch"
          checked={prices}
          onChange={() => onPrices(!prices)}
        />
      </label>
      <LivingLinks links={links} onChange={onChange} />
    </section>
  );
}

function MadeLink({ address, onAnother }: { address: string; onAnother(): void }) {
  const t = useTranslations('together');
  const [copied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Without the right to write there, the address stays selected in its field.
      setCopied(false);
    }
  }
  return (
    <>
      <div className="tg-row">
        <input
          readOnly
          className="tg-address"
          aria-label={t('link.address')}
          value={address}
          onFocus={({ target }) => target.select()}
        />
        <button type="button" className="tg-line" onClick={() => void copy()}>
          <Copy aria-hidden size={16} strokeWidth={1.5} />
          {t(copied ? 'link.copied' : 'link.copy')}
        </button>
      </div>
      <p className="tg-note">
        {t('link.once')}{' '}
        <button type="button" className="tg-another" onClick={onAnother}>
          {t('link.another')}
        </button>
      </p>
    </>
  );
}

function LivingLinks({ links, onChange }: { links: readonly SharedLink[]; onChange: ChangeSharing }) {
  const t = useTranslations('together');
  const format = useFormatter();
  if (links.length === 0) return null;
  return (
    <ul className="tg-links" aria-label={t('link.living')}>
      {links.map(({ id, role, prices, expiresAt }) => (
        <li key={id} className="tg-row">
          <span>
            {t('link.until', {
              role: t(`role.${role}`),
              date: format.dateTime(new Date(expiresAt), { dateStyle: 'medium' }),
            })}
            {!prices && ` · ${t('withoutPrices')}`}
          </span>
          <button type="button" className="tg-line" onClick={() => void onChange({ do: 'revoke', link: id })}>
            {t('link.revoke')}
          </button>
        </li>
      ))}
    </ul>
  );
}
