import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '#ui/overlays/dialog.tsx';
import './together.css';
import './share-dialog.css';
import { InviteForm } from './invite-form.tsx';
import { ShareLink } from './share-link.tsx';
import { SharePeople } from './share-people.tsx';
import type { ChangeSharing, SharePort, Sharing } from './share-port.ts';

interface ShareDialogProps {
  share: SharePort;
  own: string;
  onClose(): void;
}

/** Who else may see the design: people, and whoever has a link. */
export function ShareDialog({ share, own, onClose }: ShareDialogProps) {
  const t = useTranslations('together');
  const heading = useId();
  const [sharing, setSharing] = useState<Sharing | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // What is on its way is not asked for again: of two presses in one moment React knows one state.
  const working = useRef(new Set<string>());
  const [prices, setPrices] = useState(true);
  useEffect(() => {
    let gone = false;
    share.read().then(
      (read) => gone || setSharing(read),
      (error: unknown) => gone || setFault(wordsOf(error, '')),
    );
    return () => {
      gone = true;
    };
  }, [share]);

  const change: ChangeSharing = async (wanted) => {
    const one = JSON.stringify(wanted);
    if (working.current.has(one)) return null;
    working.current.add(one);
    setBusy(true);
    setFault(null);
    try {
      const done = await share.change(wanted);
      setSharing(done.sharing);
      return { address: done.address };
    } catch (error) {
      setFault(wordsOf(error, t('failed')));
      return null;
    } finally {
      working.current.delete(one);
      setBusy(working.current.size > 0);
    }
  };
  return (
    <Dialog open onClose={onClose} labelledBy={heading} texts={{ close: t('close'), notices: t('notices') }}>
      <div className="tg-share" aria-busy={busy || sharing === null}>
        <h2 id={heading} tabIndex={-1} className="display text-h3">
          {t('title')}
        </h2>
        <InviteForm busy={busy} prices={prices} onChange={change} />
        {fault !== null && (
          <p role="alert" className="tg-fault">
            {fault || t('failed')}
          </p>
        )}
        {sharing && <SharePeople sharing={sharing} own={own} onChange={change} />}
        <ShareLink
          links={sharing?.links ?? []}
          days={share.days}
          busy={busy}
          prices={prices}
          onPrices={setPrices}
          onChange={change}
        />
      </div>
    </Dialog>
  );
}

function wordsOf(error: unknown, otherwise: string): string {
  return error instanceof Error && error.message !== '' ? error.message : otherwise;
}
