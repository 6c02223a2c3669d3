import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';

/** Replaces the form, and takes the focus. */
export function FeedbackThanks({ signedIn, again }: { signedIn: boolean; again(): void }) {
  const t = useTranslations('help.feedback');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="max-w-[34rem]">
      <CircleCheck aria-hidden size={32} className="text-ok" />
      <h3 ref={title} tabIndex={-1} className="display mt-3 text-h3 outline-none">
        {t('thanks')}
      </h3>
      <p className="mt-2 text-ink-soft">{t(signedIn ? 'answerByNotice' : 'answerByContact')}</p>
      <p className="mt-6">
        <Button variant="line" onClick={again}>
          {t('again')}
        </Button>
      </p>
    </div>
  );
}
