import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button, ButtonLink } from '#ui/button.tsx';
import { LatticeDrawing } from '#ui/drawings.tsx';
import { shownPath } from '../shown-path.ts';

/**
 * PRODUCT A2: `Page Not Found` for 404, `Internal Server Error` otherwise, why, and where to go. Being offline is shown
 * as such, not as an error.
 */
export function ErrorView({
  status,
  path,
  offline = false,
}: {
  status: number;
  path: string | null;
  offline?: boolean;
}) {
  const t = useTranslations('shell.error');
  const { revalidate } = useRevalidator();
  let words: 'forbidden' | 'internal' | 'notFound' | 'offline' | 'unreadable' = 'internal';
  if (offline) words = 'offline';
  else if (status === 404) words = 'notFound';
  else if (status === 403) words = 'forbidden';
  else if (status === 400) words = 'unreadable';
  const shown = shownPath(path);
  return (
    <div className="page py-16 lg:py-24">
      <LatticeDrawing />
      {!offline && <p className="num caption mt-8">{status}</p>}
      <h1 className={`display text-h1 ${offline ? 'mt-8' : 'mt-1'}`}>{t(words)}</h1>
      {words === 'notFound' && shown !== null && (
        <p className="mt-4 break-words text-lead">{t('notFoundPath', { path: shown })}</p>
      )}
      <p className="mt-3 max-w-read text-ink-soft">{t(`${words}Text`)}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        {words === 'internal' || offline ? (
          // Offline a reload would lead to the browser's own page; retrying keeps this one.
          <Button variant="primary" onClick={() => (offline ? void revalidate() : window.location.reload())}>
            {t('reload')}
          </Button>
        ) : (
          <ButtonLink variant="primary" to="/works">
            {t('works')}
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" to="/">
          {t('home')}
        </ButtonLink>
      </p>
    </div>
  );
}
