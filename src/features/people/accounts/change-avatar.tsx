import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** The cropper is loaded when it is first needed. */
const loadDialog = () => import('./components/avatar-dialog.tsx');
const AvatarDialog = lazy(() => loadDialog().then(({ AvatarDialog }) => ({ default: AvatarDialog })));

/** The picture is the button that changes it. */
export function ChangeAvatar({ hasAvatar, children }: { hasAvatar: boolean; children: ReactNode }) {
  const t = useTranslations('media.avatar');
  const [open, setOpen] = useState(false);
  // A new key per opening, because the previous dialog may still be closing.
  const [times, setTimes] = useState(0);
  function show() {
    setTimes(times + 1);
    setOpen(true);
  }
  return (
    <>
      <button
        type="button"
        title={t('change')}
        aria-label={t('change')}
        aria-haspopup="dialog"
        className="group relative shrink-0 cursor-pointer rounded-full"
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={show}
      >
        {children}
        <span
          aria-hidden
          className="absolute -right-1 -bottom-1 grid h-7 w-7 place-items-center rounded-full border border-line bg-surface text-ink-soft group-hover:text-ink"
        >
          <Pencil size={14} />
        </span>
      </button>
      {times > 0 && (
        <Suspense fallback={null}>
          <AvatarDialog key={times} open={open} hasAvatar={hasAvatar} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
