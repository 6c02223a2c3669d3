import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';

/** Somebody saved first. Both versions are safe: theirs on the server, mine still in the fields below. */
export function ConflictNotice({ takeTheirs, keepMine }: { takeTheirs(): void; keepMine(): void }) {
  const t = useTranslations('desk.editor');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section role="alert" className="mb-6 border-l-2 border-warn bg-sunken p-4">
      <h2 ref={title} tabIndex={-1} className="flex items-center gap-2 font-semibold outline-none">
        <TriangleAlert aria-hidden size={18} className="text-warn" />
        {t('theirsTitle')}
      </h2>
      <p className="mt-1 max-w-read text-small text-ink-soft">{t('theirsText')}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button size="s" onClick={takeTheirs}>
          {t('takeTheirs')}
        </Button>
        <Button size="s" onClick={keepMine}>
          {t('keepMine')}
        </Button>
      </p>
    </section>
  );
}
