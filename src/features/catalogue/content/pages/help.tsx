import { useTranslations } from 'use-intl';
import { FeedbackForm } from '#features/people/feedback/feedback-form.tsx';
import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import type { Route } from './+types/help.ts';
import { Contact } from '../components/contact.tsx';
import { FaqGroups } from '../components/faq-groups.tsx';
import { FaqSearch } from '../components/faq-search.tsx';
import { groupFaqs } from '../site-texts.ts';
import { listFaqs } from '../site-texts.server.ts';

/**
 * `/help?w=…`: the questions that answer these words; each has an address of its own, `/help#q_…` (PRODUCT E2).
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const words = (url.searchParams.get('w') ?? '').trim().slice(0, 200);
  return { words, groups: groupFaqs(await listFaqs(ctx, words)), messages: messagesFor(ctx.locale, ['help']) };
}

export default function HelpPage({ loaderData: { words, groups } }: Route.ComponentProps) {
  const t = useTranslations('help');
  return (
    <div className="page pt-10 lg:pt-16">
      <div className="bays items-end gap-y-6">
        <h1 className="display col-span-4 text-h1 md:col-span-7">{t('title')}</h1>
        <p className="col-span-4 max-w-md text-ink-soft md:col-span-5 lg:pb-2">{t('lead')}</p>
      </div>
      <FaqSearch words={words} />
      <FaqGroups groups={groups} words={words} />
      <section id="feedback" className="eave bays mt-section gap-y-8">
        <div className="col-span-4 pt-3 md:col-span-5">
          <h2 className="display text-h2">{t('feedback.title')}</h2>
          <p className="mt-3 max-w-md text-ink-soft">{t('feedback.lead')}</p>
          <div className="mt-8">
            <Contact label={(key) => t(`contact.${key}`)} />
          </div>
        </div>
        <div className="col-span-4 pt-3 md:col-span-6 md:col-start-7">
          <FeedbackForm />
        </div>
      </section>
    </div>
  );
}
