import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { download } from '#ui/download.ts';
import { accountClient } from '../account-client.ts';
import { DeleteAccount } from './delete-account.tsx';
import { useAttempt } from '../use-attempt.ts';

/** Export the data, or delete the account (PRODUCT D3); for the dashboard. */
export function MyDataButtons() {
  const t = useTranslations('profile.data');
  const { busy, download } = useDownload();
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={download}>
          {t('export')}
        </Button>
        <Button variant="bad" aria-haspopup="dialog" onClick={() => setLeaving(true)}>
          {t('delete')}
        </Button>
      </div>
      <DeleteAccount open={leaving} onClose={() => setLeaving(false)} />
    </>
  );
}

function useDownload() {
  const { busy, attempt } = useAttempt();
  return { busy, download: () => attempt(async () => saveData(await accountClient.myData())) };
}

function saveData(content: unknown): void {
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  download(`hien-${new Date().toISOString().slice(0, 10)}.json`, file);
}
