import { useState, type SubmitEvent } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';

/** Lets another machine trace; its token is shown here and never again. */
export function AddWorker() {
  const t = useTranslations('render.console');
  const { revalidate } = useRevalidator();
  const { busy, attempt } = useAttempt();
  const [name, setName] = useState('');
  const [token, setToken] = useState<string | null>(null);
  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (name.trim() === '') return;
    const well = await attempt(async () => {
      setToken((await api.post<{ token: string }>('/admin/render-workers', { name })).token);
    });
    if (!well) return;
    setName('');
    await revalidate();
  }
  return (
    <>
      <form onSubmit={(event) => void add(event)} className="mb-4 flex flex-wrap items-end gap-3">
        <label className="field">
          <span className="field-label">{t('newName')}</span>
          <input
            className="input h-11! min-h-11! py-0!"
            value={name}
            maxLength={80}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <Button type="submit" disabled={busy || name.trim() === ''}>
          {t('add')}
        </Button>
      </form>
      {token !== null && (
        <output className="mb-5 block max-w-read border-l-2 border-accent pl-4">
          <span className="block">{t('tokenOnce')}</span>
          <code className="block break-all select-all">HIEN_RENDER_TOKEN={token}</code>
        </output>
      )}
    </>
  );
}
