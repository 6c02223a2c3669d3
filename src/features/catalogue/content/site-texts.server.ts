import { z } from 'zod';
import { picturesById } from '#features/foundation/media/media.server.ts';
import { nameOf } from '#features/foundation/search/vocabulary.ts';
import { safeLink } from '#lib/safe-link.ts';
import { fallbacks, localized, trilingual } from '#lib/trilingual.ts';
import type { Locale } from '#lib/locale.ts';
import type { RequestContext } from '#platform/context.ts';
import { answersTo } from './help-words.ts';
import { pageContent, shownBanners, shownFaqs, shownPartners } from './site-text-queries.server.ts';
import { faqTopics, type BannerData, type FaqData, type PartnerData } from './site-texts.ts';

/** The desk writes these texts; what it may write is decided there. */
export { upsertBanner, upsertFaq, upsertPartner, upsertPage } from './site-text-queries.server.ts';

type SiteTextReadContext = Pick<RequestContext, 'db' | 'locale'>;

/** `GET /common/banners`: of one place, or all. */
export async function listBanners(
  { db, locale, clock }: SiteTextReadContext & Pick<RequestContext, 'clock'>,
  place: string | null,
): Promise<BannerData[]> {
  const rows = await shownBanners(db, place, clock.now());
  const pictures = await picturesById(
    db,
    rows.flatMap(({ picture, picture_phone }) => [picture, picture_phone]),
  );
  return rows.flatMap((row) => {
    const title = localized(trilingual(row.title), locale);
    return title
      ? [
          {
            id: row.id,
            place: row.place,
            title,
            text: localized(trilingual(row.text), locale),
            picture: pictures.get(row.picture ?? '') ?? null,
            picturePhone: pictures.get(row.picture_phone ?? '') ?? null,
            link: safeLink(row.link),
          },
        ]
      : [];
  });
}

/** All questions of the help page, or those that answer the words; none where nothing does. */
export async function listFaqs({ db, locale }: SiteTextReadContext, words = ''): Promise<FaqData[]> {
  const all = (await shownFaqs(db)).flatMap((row) => {
    const question = localized(trilingual(row.question), locale);
    const answer = localized(trilingual(row.answer), locale);
    if (!question || !answer) return [];
    const topic = { key: row.topic, name: nameOf(faqTopics, row.topic, locale) ?? row.topic };
    const about = `${topic.name} ${question.text} ${answer.text}`;
    return [{ about, question: question.text, faq: { id: row.id, topic, question, answer } }];
  });
  return answersTo(all, words).map(({ faq }) => faq);
}

export async function listPartners({ db }: Pick<RequestContext, 'db'>): Promise<PartnerData[]> {
  const rows = await shownPartners(db);
  const pictures = await picturesById(
    db,
    rows.map(({ logo }) => logo),
  );
  return rows.map(({ id, name, url, logo }) => ({
    id,
    name,
    url: safeLink(url),
    logo: pictures.get(logo ?? '') ?? null,
  }));
}

const section = z.object({
  id: z.string(),
  heading: z.string(),
  paragraphs: z.array(z.string()),
  list: z.array(z.string()).optional(),
  table: z.object({ head: z.array(z.string()), rows: z.array(z.array(z.string())) }).optional(),
});
const pageText = z.object({
  title: z.string(),
  lead: z.string(),
  effective: z.string().default(''),
  sections: z.array(section),
});
export type PageText = z.infer<typeof pageText> & { lang: Locale };

/**
 * A page an admin wrote (about us, a legal text); null where the product's own text is used. A row that does not parse
 * is ignored.
 */
export async function readPageText({ db, locale }: SiteTextReadContext, key: string): Promise<PageText | null> {
  const content = z.record(z.string(), z.unknown()).safeParse(await pageContent(db, key)).data ?? {};
  for (const lang of fallbacks[locale]) {
    const text = pageText.safeParse(content[lang]).data;
    if (text) return { ...text, lang };
  }
  return null;
}
