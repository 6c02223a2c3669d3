import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';

/** The cropper comes with the first wish for it. */
const loadDialog = () => import('./components/avatar-dialog.tsx');
const AvatarDialog = lazy(() => loadDialog().then(({ AvatarDialog }) => ({ default: AvatarDialog })));

export function ChangeAvatar({ hasAvatar }: { hasAvatar: boolean }) {
  const t = useTranslations('media.avatar');
  const [open, setOpen] = useState(false);
  // Every opening begins anew; the one before may still be on its way out.
  const [times, setTimes] = useState(0);
  function show() {
    setTimes(times + 1);
    setOpen(true);
  }
  return (
    <>
      <Button size="s" aria-haspopup="dialog" onPointerEnter={() => void loadDialog()} onFocus={() => void loadDialog()} onClick={show}>{t('change')}</Button>
      {times > 0 && <Suspense fallback={null}><AvatarDialog key={times} open={open} hasAvatar={hasAvatar} onClose={() => setOpen(false)} /></Suspense>}
    </>
  );
}
