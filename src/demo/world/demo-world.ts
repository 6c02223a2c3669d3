import type { ArticleInput } from '#features/catalogue/articles/save-article.server.ts';
import type { DesignerInput } from '#features/catalogue/designers/save-designer.server.ts';
import type { MerchantInput } from '#features/catalogue/merchants/save-merchant.server.ts';
import type { ProductInput } from '#features/catalogue/products/save-product.server.ts';
import type { WorkInput } from '#features/catalogue/works/save-work.server.ts';
import type { FaqTopic } from '#features/catalogue/content/site-texts.ts';
import type { Locale } from '#lib/locale.ts';
import type { Trilingual } from '#lib/trilingual.ts';

/** A text in all three languages: in the demo world nothing is left untranslated. */
export type Texts = Record<Locale, string>;

type Shown = [home: string, picture: 'main' | 'detail'];

interface Person {
  /** Letters and figures; the id is `d_<key>` or `m_<key>`. */
  key: string;
  /** The demo account with a login button that plays this part. */
  account?: 'designer' | 'merchant';
  /** Language of their letters. */
  speaks: Locale;
}
export type DemoDesigner = Person &
  Omit<DesignerInput, 'id' | 'userId' | 'headline' | 'about'> & { headline: Texts; about: Texts };
/** `shows`: the home whose picture stands at the head of their page, and which of them. */
export type DemoMerchant = Person &
  Omit<MerchantInput, 'id' | 'userId' | 'headline' | 'about' | 'cover'> & {
    shows: Shown;
    headline: Texts;
    about: Texts;
  };
export interface DemoFaq {
  /** Where pages link to it. */ id?: string;
  topic: FaqTopic;
  question: Texts;
  answer: Texts;
}
/** `shows`: the home whose picture is its cover, and which of them. */
export type DemoArticle = Omit<
  ArticleInput,
  'id' | 'status' | 'publishedAt' | 'title' | 'summary' | 'body' | 'cover'
> & {
  key: string;
  day: string;
  shows: Shown;
  title: Texts;
  summary: Texts;
  body: Texts;
};
/**
 * Products and works are given as their rules take them, with ids `p_<key>` and `w_<key>`; their pictures and the
 * design of a home are put in when they are loaded.
 */
export type DemoProduct = ProductInput & {
  /** Of its variants. Geometry tells which finishes are seen: it is built when the demo is loaded, not at each start. */
  labels: () => readonly Trilingual[];
};
export type DemoWork = WorkInput & { homeKey: string };
