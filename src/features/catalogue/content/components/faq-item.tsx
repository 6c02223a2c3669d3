import { ChevronDown, Link2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import type { FaqData } from '../site-texts.ts';

/** The answer carries the id: browsers open what an address points into. */
export function FaqItem({ faq: { id, question, answer }, open }: { faq: FaqData; open: boolean }) {
  const t = useTranslations('help');
  return (
    <li>
      <details open={open} className="group">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
          <LocalizedSpan text={question} />
          <ChevronDown aria-hidden size={18} className="text-ink-soft transition-transform group-open:rotate-180" />
        </summary>
        <div id={id} className="flex max-w-read items-start gap-2 pb-5">
          <p className="flex-1 whitespace-pre-line text-ink-soft">
            <LocalizedSpan text={answer} />
          </p>
          <a
            href={`#${id}`}
            className="icon-btn -my-2 text-ink-soft hover:text-ink"
            aria-label={t('linkTo', { question: question.text })}
          >
            <Link2 aria-hidden size={16} />
          </a>
        </div>
      </details>
    </li>
  );
}
