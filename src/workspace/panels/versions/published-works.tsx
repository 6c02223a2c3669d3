import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useToast } from '#ui/overlays/toast.tsx';
import { useAsked } from '../../offers/use-asked.ts';
import type { PublishedWork, PublishPort } from '../../ports/versions-port.ts';

/** The works that show this design, each taken off the site or put back as it was (PRODUCT J4). */
export function PublishedWorks({ port }: { port: PublishPort }) {
  const t = useTranslations('versions.works');
  const toast = useToast();
  const [told, setTold] = useState(0);
  const asked = useAsked(`works ${told}`, () => port.works());
  // While they are asked for again, what is known stays.
  const [known, setKnown] = useState<readonly PublishedWork[]>([]);
  if (asked.state === 'there' && asked.answer !== known) setKnown(asked.answer);
  const [busy, setBusy] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  async function shelve(id: string, on: boolean) {
    setBusy(id);
    setFailed(false);
    try {
      await port.shelve(id, on);
      toast.success(t(on ? 'shelved' : 'unshelved'));
    } catch {
      setFailed(true);
    }
    setBusy(null);
    setTold((times) => times + 1);
  }
  if (known.length === 0) return null;
  return (
    <>
      <ul className="vs-works" aria-label={t('label')}>
        {known.map(({ id, name, state, version, address }) => (
          <li key={id}>
            <span>
              {state === 'shelved' ? (
                <a href={address} target="_blank" rel="noreferrer">
                  {name}
                </a>
              ) : (
                <b>{name}</b>
              )}
              <span className="rp-soft">{t('shows', { state, version: version ?? 0 })}</span>
            </span>
            {state !== 'held' && (
              <button
                type="button"
                className="rp-link"
                disabled={busy === id}
                aria-label={t(state === 'shelved' ? 'unshelveNamed' : 'shelveNamed', { name })}
                onClick={() => void shelve(id, state !== 'shelved')}
              >
                {t(state === 'shelved' ? 'unshelve' : 'shelve')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {failed && (
        <p role="alert" className="rp-bad">
          {t('failed')}
        </p>
      )}
    </>
  );
}
