import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useNow, useTranslations } from 'use-intl';
import type { LocalDesign } from '#editor/sync/local-designs.ts';
import { pages } from '#features/catalogue/content/addresses.ts';
import { designAddress } from '#features/studio/designs/design-address.ts';
import { usePunctuation } from '#text/punctuation.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { Button } from '#ui/button.tsx';
import { useModal } from '#ui/overlays/modal.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { downloadDocument } from '#workspace/states/download-design.ts';
import { localAddress } from '../../local/local-address.ts';
import { originOf } from '../../local/local-origins.ts';
import { useLocalDesigns } from '../../local/use-local-designs.ts';

interface LocalListProps {
  who: 'visitor' | 'noPlan' | 'mine';
}

/** Designs that only this browser has: to draw on, to take away as a file, to delete; and what keeps them. */
export function LocalList({ who }: LocalListProps) {
  const t = useTranslations('start.here');
  const modal = useModal();
  const { designs, lasts, remove, failed } = useLocalDesigns();
  const { gap } = usePunctuation();
  if (failed) return <p className="mt-10 max-w-read border-l-2 border-warn pl-4">{t('noStorage')}</p>;
  if (designs.length === 0) return null;
  return (
    <section className="mt-12" id="designs-here">
      <h2 className="display text-h3">{t('title')}</h2>
      <p className="mt-1 max-w-read text-small text-ink-soft">
        {t(lasts ? 'kept' : 'mayForget')}
        {gap}
        {t(`by.${who}`)}
      </p>
      {who === 'visitor' && (
        <p className="mt-3 flex flex-wrap gap-3">
          <Button
            variant="primary"
            aria-haspopup="dialog"
            onClick={() => modal.open('regist', { returnTo: pages.workspace.path })}
          >
            {t('signUp')}
          </Button>
          <Button aria-haspopup="dialog" onClick={() => modal.open('login', { returnTo: pages.workspace.path })}>
            {t('signIn')}
          </Button>
        </p>
      )}
      {who === 'noPlan' && (
        <Link to={pages.price.path} className="link mt-3 inline-block text-small font-medium">
          {t('plans')}
        </Link>
      )}
      <ul className="mt-4 border-t border-line">
        {designs.map((design) => (
          <LocalRow key={design.id} local={design} sendable={who === 'mine'} onRemove={() => void remove(design.id)} />
        ))}
      </ul>
    </section>
  );
}

interface LocalRowProps {
  local: LocalDesign;
  sendable: boolean;
  onRemove(): void;
}

function LocalRow({ local: { id, name, at, design, document, reason }, sendable, onRemove }: LocalRowProps) {
  const t = useTranslations('start.here');
  const w = useTranslations('workspace');
  const e = useTranslations('errors');
  const format = useFormatter();
  const now = useNow();
  const [asked, setAsked] = useState(false);
  const title = name || w('untitled');
  const origin = originOf(id);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3">
      <span className="min-w-0 flex-1 basis-60">
        {design ? (
          <Link to={localAddress(id)} className="font-medium underline-offset-4 hover:underline">
            {title}
          </Link>
        ) : (
          <span className="font-medium">{title}</span>
        )}
        {origin && (
          <span className="caption block">
            {w('made')} {origin.name} · {origin.author}
          </span>
        )}
        <span className="caption block">
          {design ? format.relativeTime(new Date(at), now) : e('design_refused', { reason, path: '–' })}
        </span>
      </span>
      <span className="-ml-3 flex flex-wrap sm:ml-0">
        {sendable && design && <SendButton id={id} />}
        <Button size="s" variant="quiet" onClick={() => downloadDocument(title, document)}>
          <Download aria-hidden size={16} />
          {t('download')}
        </Button>
        {/* There is no bin here: what is deleted in this browser is gone. */}
        <Button size="s" variant={asked ? 'bad' : 'quiet'} onClick={() => (asked ? onRemove() : setAsked(true))}>
          <Trash2 aria-hidden size={16} />
          {t(asked ? 'removeNow' : 'remove')}
        </Button>
      </span>
    </li>
  );
}

function SendButton({ id }: { id: string }) {
  const t = useTranslations('start.here');
  const s = useTranslations('start.stays');
  const navigate = useNavigate();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  async function send(): Promise<void> {
    setBusy(true);
    const { sendOneDesign } = await import('../../local/send-designs.ts');
    const result = await sendOneDesign(id);
    setBusy(false);
    if ('kept' in result) toast.error(s('why', { reason: result.kept }));
    else await navigate(designAddress(result.sent));
  }
  return (
    <Button size="s" busy={busy} onClick={() => void send()}>
      {t('send')}
    </Button>
  );
}
