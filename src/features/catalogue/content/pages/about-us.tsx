import { useLocale, useTranslations } from 'use-intl';
import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import type { Route } from './+types/about-us.ts';
import { pages } from '../addresses.ts';
import { Contact } from '../components/contact.tsx';
import { LegalSections } from '../components/legal-sections.tsx';
import { listPartners } from '../site-texts.server.ts';
import { pageText } from '../page-texts.server.ts';
import { PartnerRow } from '../partner-row.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  return {
    text: await pageText(ctx, 'aboutUs'),
    partners: await listPartners(ctx),
    messages: messagesFor(ctx.locale, ['about']),
  };
}

/** Who we are, from the row or our own text; partners; contact (PRODUCT E2). */
export default function AboutUsPage({ loaderData: { text, partners } }: Route.ComponentProps) {
  const t = useTranslations('about');
  const lang = useLocale().startsWith(text.lang) ? undefined : text.lang;
  return (
    <>
      <div className="page bays items-end gap-y-6 pt-10 pb-8 lg:pt-16 lg:pb-12">
        <h1 lang={lang} className="display col-span-4 text-h1 md:col-span-7">
          {text.title}
        </h1>
        <p lang={lang} className="col-span-4 text-lead text-ink-soft md:col-span-5">
          {text.lead}
        </p>
      </div>
      <div className="page">
        <Picture
          name="dining"
          width={912}
          height={608}
          alt={t('alt')}
          className="aspect-[3/2] md:aspect-[5/2]"
          position="50% 60%"
          eager
        />
      </div>
      <div className="page pt-section">
        <div lang={lang} className="eave bays">
          <div className="col-span-4 max-md:hidden" />
          <LegalSections sections={text.sections} />
        </div>
      </div>
      {partners.length > 0 && (
        <section className="page pt-section">
          <div className="eave bays gap-y-4">
            <h2 className="display col-span-4 pt-3 text-title">{t('partners')}</h2>
            <div className="col-span-4 pt-3 md:col-span-8">
              <PartnerRow partners={partners} />
            </div>
          </div>
        </section>
      )}
      <section className="page pt-section">
        <div className="eave bays gap-y-4">
          <h2 className="display col-span-4 pt-3 text-title">{t('contact.title')}</h2>
          <div className="col-span-4 pt-3 md:col-span-8">
            <Contact label={(key) => t(`contact.${key}`)} />
            <p className="mt-6 flex flex-wrap gap-3">
              <ButtonLink variant="primary" to={`${pages.help.path}#feedback`}>
                {t('ask')}
              </ButtonLink>
              <ButtonLink variant="line" to={pages.works.path}>
                {t('works')}
              </ButtonLink>
            </p>
          </div>
        </div>
      </section>
    </>
  );
}
