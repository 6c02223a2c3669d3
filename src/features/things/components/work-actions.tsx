import { Link2, Share2 } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { ConsultButton } from '#features/consultations/consult-button.tsx';
import type { WorkDetail } from '#features/works/work.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import { useTemplate } from '../use-template.ts';

/** What one can do with a work; the template is the page's one loud thing. */
export function WorkActions({ work }: { work: WorkDetail }) {
  const t = useTranslations('work');
  const { use, busy } = useTemplate(work.id);
  return (
    <div className="grid gap-3">
      {work.hasDesign && <Button variant="primary" size="l" wide busy={busy} onClick={use}>{t('use')}</Button>}
      <ConsultButton about={consultedOf(work)} variant={work.hasDesign ? 'line' : 'primary'} size="l" wide>{t('consult')}</ConsultButton>
      <Share name={work.name.text} />
    </div>
  );
}

export function consultedOf({ id, name, designer }: WorkDetail) {
  return { designer: { id: designer.id, name: designer.name }, work: { id, name: name.text } };
}

/** The link to copy, and the device's own way to hand it on where it has one. */
function Share({ name }: { name: string }) {
  const t = useTranslations('work.share');
  const toast = useToast();
  const native = useSyncExternalStore(() => () => undefined, () => 'share' in navigator, () => false);
  const [link, setLink] = useState<string | null>(null);
  async function copy() {
    toast.clear();
    try {
      await navigator.clipboard.writeText(location.href);
      toast.success(t('copied'));
    } catch {
      // Without TLS, or where it is not allowed, there is no clipboard: then the link itself is shown.
      setLink(location.href);
    }
  }
  // Whoever thinks better of it has not failed.
  const share = () => void navigator.share({ title: name, url: location.href }).catch(() => undefined);
  return (
    <div className={`grid gap-3 ${native ? 'grid-cols-2' : ''}`}>
      <Button variant="quiet" onClick={() => void copy()}><Link2 aria-hidden size={18} />{t('copy')}</Button>
      {native && <Button variant="quiet" onClick={share}><Share2 aria-hidden size={18} />{t('native')}</Button>}
      {link !== null && <input readOnly aria-label={t('link')} value={link} onFocus={(event) => event.currentTarget.select()} className="input col-span-full text-small" />}
    </div>
  );
}
