import { z } from 'zod';
import { pictureShape, localizedShape } from '#features/foundation/search/found.ts';

/** Shapes of editorial content (PRODUCT E1–E3): rows an admin edits, in three languages. */
export const bannerPlaces = ['home', 'works', 'product', 'price'] as const;
export const bannerData = z.object({
  id: z.string(),
  place: z.string(),
  title: localizedShape,
  text: localizedShape.nullable(),
  picture: pictureShape.nullable(),
  picturePhone: pictureShape.nullable(),
  /** A path on our site, or an https address. */
  link: z.string().nullable(),
});
export type BannerData = z.infer<typeof bannerData>;

export const faqData = z.object({
  id: z.string(),
  topic: z.object({ key: z.string(), name: z.string() }),
  question: localizedShape,
  answer: localizedShape,
});
export type FaqData = z.infer<typeof faqData>;

export const partnerData = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string().nullable(),
  logo: pictureShape.nullable(),
});
export type PartnerData = z.infer<typeof partnerData>;

/** Topics of the questions on the help page. */
export const faqTopics = {
  account: { en: 'Account', zh: '账号', vi: 'Tài khoản' },
  designing: { en: 'Designing', zh: '设计', vi: 'Thiết kế' },
  buying: { en: 'Buying', zh: '购买', vi: 'Mua hàng' },
  madeToSize: { en: 'Made to size', zh: '定制', vi: 'Đặt theo kích thước' },
  designers: { en: 'Working with a designer', zh: '找设计师', vi: 'Làm việc với nhà thiết kế' },
  selling: { en: 'Designers and merchants', zh: '设计师与商家入驻', vi: 'Dành cho nhà thiết kế và nhà bán hàng' },
} as const;
export type FaqTopic = keyof typeof faqTopics;

export interface FaqGroup {
  key: string;
  name: string;
  faqs: FaqData[];
}

/** Questions by topic, in the order topics first appear. */
export function groupFaqs(faqs: readonly FaqData[]): FaqGroup[] {
  return [...Map.groupBy(faqs, ({ topic }) => topic.key)].map(([key, inside]) => ({
    key,
    name: inside[0]?.topic.name ?? key,
    faqs: inside,
  }));
}
