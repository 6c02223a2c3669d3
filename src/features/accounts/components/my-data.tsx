import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { accountClient } from '../account-client.ts';
import { useShowFailure } from '../use-failure.ts';
import { DeleteAccount } from './delete-account.tsx';
import { Section } from './section.tsx';

/** PRODUCT D3: take everything along, or leave for good. */
export function MyData() {
  const t = useTranslations('profile.data');
  const { busy, download } = useDownload();
  const [leaving, setLeaving] = useState(false);
  return (
    <Section title={t('title')} lead={<p>{t('lead')}</p>}>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={download}>{t('export')}</Button>
        <Button variant="bad" aria-haspopup="dialog" onClick={() => setLeaving(true)}>{t('delete')}</Button>
      </div>
      <DeleteAccount open={leaving} onClose={() => setLeaving(false)} />
    </Section>
  );
}

function useDownload() {
  const showFailure = useShowFailure();
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    await accountClient.myData().then(saveFile, showFailure);
    setBusy(false);
  }
  return { busy, download };
}

function saveFile(content: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: address, download: `hien-${new Date().toISOString().slice(0, 10)}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
