import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { offeredPapers, type ApplicationData } from '../application.ts';
import { FilledRows, useGiven } from './filled-in.tsx';
import { PaperPicture } from './paper-picture.tsx';

/** What the applicant sent, to read: nothing can be changed during the review. */
export function SentApplication({ application }: { application: ApplicationData }) {
  const t = useTranslations('applications');
  const heading = useId();
  const given = useGiven();
  return (
    <section aria-labelledby={heading} className="mt-10">
      <h2 id={heading} className="font-semibold">
        {t('audit.sent')}
      </h2>
      <FilledRows rows={given(application)} />
      <div className="mt-5 grid gap-4 sm:grid-cols-2">
        {offeredPapers[application.type].map((name) => {
          const paper = application[name];
          return paper && <PaperPicture key={name} name={t(`paper.${name}`)} url={paper.url} />;
        })}
      </div>
    </section>
  );
}
