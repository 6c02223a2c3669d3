import { SunMoon, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { useScreen } from '../../frame/use-screen.ts';
import { useSunActs } from './use-sun-acts.ts';

/** Where the ruler has no room beside it, what stands there at a desk: by one sign over the home. */
export function SunMenu({ className }: { className?: string }) {
  const t = useTranslations('sun.hours');
  const [open, setOpen] = useState(false);
  if (useScreen() === 'desk') return null;
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={t('menu')}
        title={t('menu')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SunMoon aria-hidden size={18} strokeWidth={1.5} />
      </button>
      {open && <SunSheet onClose={() => setOpen(false)} />}
    </>
  );
}

function SunSheet({ onClose }: { onClose(): void }) {
  const t = useTranslations('sun.hours');
  const close = useTranslations('workspace.panel')('close');
  const acts = useSunActs();
  return (
    <CommandDialog label={t('menu')} className="ms" onClose={onClose}>
      <div className="ms-head">
        <h2>{t('menu')}</h2>
        <button type="button" className="ws-icon" aria-label={close} onClick={onClose}>
          <X aria-hidden size={18} strokeWidth={1.5} />
        </button>
      </div>
      <div className="ms-list">
        <section className="ms-tiles">
          {acts.map(({ name, icon: Icon, words, disabled, run }) => (
            <button
              key={name}
              type="button"
              disabled={disabled}
              onClick={() => {
                onClose();
                run();
              }}
            >
              <Icon aria-hidden size={20} strokeWidth={1.5} />
              {words}
            </button>
          ))}
        </section>
      </div>
    </CommandDialog>
  );
}
